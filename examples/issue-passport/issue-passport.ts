import { BadRequestError, ConflictError, DppClient } from '@dpp/client';
import { verifySeal } from '@dpp/merkle-seal';

const { DPP_BASE_URL: baseUrl = 'http://127.0.0.1:3000', DPP_API_KEY: apiKey } = process.env;
if (!apiKey) throw new Error('Set DPP_API_KEY to an API key of the server.');

const client = new DppClient({ baseUrl, apiKey });
const productId = '09506000134352';

try {
  // Who answers for the product. The same regId again is the same operator.
  const { operator } = await client.operators.create({
    name: 'Example Steelworks',
    regId: 'DE1234567890123',
    regIdScheme: 'EORI',
  });

  // With a key of your own you can run this again: within 24 hours the reply is the first one.
  const { passport, warnings } = await client.passports.create(
    {
      productId,
      operatorId: operator.id,
      metadata: {
        category: 'iron-steel',
        originCountry: 'DE',
        materialComposition: [
          { material: 'Recycled steel', percentage: 62.5 },
          { material: 'Virgin steel', percentage: 37.5 },
        ],
        facilityDetails: [
          { facilityName: 'Mill 1', location: 'Duisburg', activity: 'Hot rolling' },
        ],
        regulatoryCompliance: { ceMarking: true, certificates: [] },
        scrapMetalContentRatio: 62.5,
        tensileStrengthClass: 'S355J2',
        carbonEmissionIntensityPerTon: 1.42,
      },
    },
    { idempotencyKey: `issue-${productId}` },
  );
  for (const { code, message } of warnings) console.log(`${code}: ${message}`);
  console.log(`Issued ${passport.id}.`);

  await client.passports.seal(passport.id);
  console.log(`Sealed. Put this into the QR code: ${passport.digitalLinkUri}`);
} catch (error) {
  if (error instanceof BadRequestError) {
    for (const { path, friendlyMessage } of error.errors) console.error(path, friendlyMessage);
  }
  if (!(error instanceof ConflictError && error.code === 'PASSPORT_DUPLICATE')) throw error;
  console.log(`${productId} was issued more than a day ago.`);
}

// What a person who scans the code gets, checked to be what the workspace sealed.
const anyone = new DppClient({ baseUrl });
const document = await anyone.resolution.resolve({ gtin: productId });
const trustAnchors = [await anyone.signingKeys.getSealCa()];
const { verdict, signer } = verifySeal(document, { trustAnchors, at: new Date() });
const signedBy = signer?.subject ?? 'nobody';
console.log(`Verified offline: ${verdict}. Signed by ${signedBy}.`);
