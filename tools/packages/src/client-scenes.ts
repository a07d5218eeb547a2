/** What every example of the client's README goes on with, after the first: it says so. */
export const CLIENT = `
import { anyMetadata, DppClient } from '@dpp/client';
const baseUrl = 'https://passports.example';
const client = new DppClient({ baseUrl, apiKey: process.env.DPP_API_KEY });
`;

/** The metadata of the first passport, which later examples use again, without what the server added. */
const METADATA = `
const { gtin, ...own } = (await client.passports.get('09506000134352')).metadata;
const metadata = anyMetadata(own);
`;

/** What the text beside an example takes for granted, by its heading: one scene for each example under it. */
export const CLIENT_SCENES: Readonly<Record<string, readonly string[]>> = {
  'Issue and seal a passport': ['', METADATA],
  'Update, recall and delete a passport': [
    `${METADATA}
const { id: liveId } = (await client.passports.create({ productId: 'BEAM-1', metadata })).passport;
const draft = { productId: 'BEAM-2', draft: true, metadata: { category: 'textiles' } } as const;
const { id: draftId } = (await client.passports.create(draft)).passport;
`,
  ],
  'Import many passports': [METADATA, METADATA],
  'Change and remove operators and facilities': [
    `
const { id: operatorId } = (await client.operators.create({ name: 'Fjord Steel', regId: 'NO987654321000', regIdScheme: 'EORI' })).operator;
const { id: facilityId } = (await client.facilities.create({ gln: '9506000140445', name: 'Mill 2', country: 'NO' })).facility;
`,
  ],
  'Exchange Asset Administration Shells': [
    `
const operatorId = (await client.passports.get('JACKET-7')).economicOperator.id;
`,
  ],
  'Open more than the public sees': [
    `
const anyone = new DppClient({ baseUrl });
const document = await anyone.resolution.resolve({ gtin: '09506000134352' });
`,
  ],
  'Repeat a creation safely': [METADATA],
};

/** Runs after all examples: none of them may leave two passports of one product behind. */
export const NO_PRODUCT_TWICE = `${CLIENT}
const seen = new Set<string>();
for await (const { productId } of client.passports.list()) {
  if (seen.has(productId)) throw new Error(\`There are two passports of \${productId}.\`);
  seen.add(productId);
}
if (!seen.has('JACKET-7')) throw new Error('The examples made no passport.');
`;
