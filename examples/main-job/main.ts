import { anyMetadata, BadRequestError, DppClient, type PassportDocument } from '@dpp/client';
import { REDACTION_PLACEHOLDER, verifySeal, type SealReport } from '@dpp/merkle-seal';
import { readProduct, type ProductData } from './product-data.js';
import { startServer } from './server.js';

/**
 * The main job, end to end, on real products: register, create, validate, seal, resolve, verify. Run
 * it with `npm run demo`. It ends with an error as soon as anything is not as it says.
 */
const say = (text: string) => console.log(text);
const step = (title: string) => console.log(`\n── ${title}`);

step('Start a server on an empty embedded database');
const server = await startServer();
say(
  `It listens on ${server.baseUrl}; the key of its demo workspace is ${server.apiKey.slice(0, 16)}…`,
);
try {
  const client = new DppClient({ baseUrl: server.baseUrl, apiKey: server.apiKey });
  const sealCa = await client.signingKeys.getSealCa();

  await showRefusal(client, await readProduct('textile'));
  for (const name of ['textile', 'steel', 'battery'] as const) {
    const link = await publish(client, await readProduct(name));
    const document = await resolve(server.baseUrl, link);
    verifyOffline(document, sealCa);
    if (name === 'battery') tamper(document, sealCa);
  }
  await askTheServer(client);
} finally {
  await server.stop();
}
say('\nThree products were registered, validated, sealed, resolved and verified offline.');

/** A manufacturer's first contact: everything that is wrong, at once, with its place. */
async function showRefusal(client: DppClient, { operator, passport }: ProductData): Promise<void> {
  step('Send metadata with three faults');
  await client.operators.create(operator);
  const faulty = {
    ...passport.metadata,
    originCountry: 'XX',
    size: 7,
    careInstructions: undefined,
  };
  try {
    await client.passports.create({ ...passport, metadata: anyMetadata(faulty) });
  } catch (error) {
    if (!(error instanceof BadRequestError)) throw error;
    say(`The server answers ${error.status}: ${error.message}`);
    for (const { path, friendlyMessage } of error.errors) say(`  ${path} – ${friendlyMessage}`);
    expect(error.errors.length === 3, 'one item for each of the three faults');
    return;
  }
  throw new Error('Faulty metadata was accepted.');
}

/** Registers who and where, creates the passport, seals it. Returns the link of its data carrier. */
async function publish(client: DppClient, product: ProductData): Promise<string> {
  step(`Publish ${product.passport.productId} of ${product.operator.name}`);
  const { operator } = await client.operators.create(product.operator);
  const { facility } = await client.facilities.create(product.facility);
  say(`Operator ${operator.regId}, facility with GLN ${facility.gln} in ${facility.country}.`);
  const created = await client.passports.create({
    ...product.passport,
    operatorId: operator.id,
    facilityId: facility.id,
  });
  const { category, status, id } = created.passport as typeof created.passport & {
    category: string;
  };
  say(`Passport ${id}: ${category}, ${status}, ready for credentials: ${created.vcReady}.`);
  const { passport } = await client.passports.seal(product.passport.productId);
  say(`Sealed. Merkle root ${passport.proof?.merkleRoot}.`);
  return passport.digitalLinkUri;
}

/** What anybody gets who scans the code: no key, no account. */
async function resolve(baseUrl: string, digitalLinkUri: string): Promise<PassportDocument> {
  const anybody = new DppClient({ baseUrl });
  const document = await anybody.resolution.resolve({ digitalLinkUri });
  say(`Anybody resolves ${digitalLinkUri}`);
  const masked = Object.entries(document.metadata)
    .filter(([, value]) => value === REDACTION_PLACEHOLDER)
    .map(([key]) => key);
  say(`and sees ${Object.keys(document.metadata).length} entries, masked: ${masked.join(', ')}.`);
  const credential = await anybody.resolution.resolveCredential({ digitalLinkUri });
  say(`The same link answers a verifiable credential of ${credential.length} characters.`);
  return document;
}

/** With nothing but the document and the pinned CA; masked entries count by their true leaf hashes. */
function verifyOffline(document: PassportDocument, sealCa: string): void {
  const report = check(document, sealCa);
  say(`Verified offline: ${report.verdict}.`);
  for (const { name, outcome, message } of report.checks)
    say(`  ${outcome.padEnd(8)} ${name}: ${message}`);
  expect(report.verdict === 'passed', 'the published document verifies');
}

function tamper(document: PassportDocument, sealCa: string): void {
  step('Change one figure of the battery and verify again');
  const metadata = { ...document.metadata, chemistry: 'LFP' };
  const report = check({ ...document, metadata, chemistry: 'LFP' }, sealCa);
  for (const { name, message } of report.checks.filter(({ outcome }) => outcome === 'failed')) {
    say(`  failed   ${name}: ${message}`);
  }
  expect(report.verdict === 'failed', 'the tampered document fails');
}

/** The issuer's own verifier takes the unredacted document, which only its owner can fetch. */
async function askTheServer(client: DppClient): Promise<void> {
  step('Ask the issuing server as well');
  for await (const { productId, proof } of client.passports.list({ limit: 2 })) {
    if (proof === null) continue;
    const payload = await client.passports.get(productId);
    const { verified, certificate } = await client.audit.verifySeal({ payload });
    say(
      `${productId}: verified ${verified}, sealed by ${certificate?.subject.replaceAll('\n', ', ')}`,
    );
    expect(verified, 'the server verifies its own seal');
  }
}

function check(document: object, sealCa: string): SealReport {
  return verifySeal(document, { trustAnchors: [sealCa], at: new Date() });
}

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Not as it should be: ${what}.`);
}
