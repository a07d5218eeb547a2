import { createSealCa, issueSealCertificate } from '../../src/certificates.js';
import { formatPem } from '../../src/encoding/pem.js';
import {
  createAuditBundle,
  createProof,
  createSealSigner,
  MASKABLE_KEYS,
  proveLeaf,
  redactDocument,
  sealMetadata,
  type Metadata,
} from '../../src/node.js';
import type { Judgement } from '../../src/report/judge-report.js';
import timestamps from '../vectors/timestamps.json' with { type: 'json' };
import vectors from '../vectors/seal-documents.json' with { type: 'json' };
import { didDocumentOf } from './did-document.js';
import { ca, otherKeyPair, passportDocument, sealKeyPair, sealOf } from './passport.js';
import { testToken, tsaOptions, tsaRootOptions } from './time-stamps.js';
import { testCertificate } from './x509.js';

/** A file as a reader may get it, the certificates that the reader trusts, and the verdict that is right. */
export interface VerdictFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** PEM of the seal authorities. */
  readonly ca: string;
  /** PEM of the time-stamping roots. */
  readonly roots: string;
  readonly finding: Judgement['sentence'];
}

type Document = ReturnType<typeof passportDocument>;

const metadata: Metadata = {
  category: 'textiles',
  productName: 'Crew-neck sweatshirt Fjord',
  gtin: '09506000134352',
  originCountry: 'PT',
  materialComposition: [
    { material: 'Cotton', percentage: 70 },
    { material: 'Polyester', percentage: 30 },
  ],
  careInstructions: 'Wash at 30 °C, do not bleach',
  recycledContentPercentage: 25,
  carbonFootprintKg: 6.8,
  facilityDetails: [{ facilityName: 'Guimarães mill', location: 'Portugal' }],
};

/** Files of every kind that a reader may meet, with more that have to be refused than accepted. */
export async function makeVerdictFiles(): Promise<readonly VerdictFile[]> {
  const seal = await sealOf(metadata);
  const document = passportDocument({ metadata, seal, maskedKeys: [] });
  return [
    ...(await acceptedFiles(document)),
    ...(await stampedFiles()),
    ...reservedFiles(document),
    ...(await undecidedFiles(document)),
    ...changedFiles(document),
    ...notGenuineFiles(document),
    ...otherFiles(document),
    ...(await largeFiles()),
  ];
}

const encode = (value: unknown): Uint8Array =>
  typeof value === 'string'
    ? new TextEncoder().encode(value)
    : value instanceof Uint8Array
      ? value
      : new TextEncoder().encode(JSON.stringify(value));

function fileOf(
  name: string,
  finding: VerdictFile['finding'],
  content: unknown,
  trusted: Partial<Pick<VerdictFile, 'ca' | 'roots'>> = {},
): VerdictFile {
  return { name, bytes: encode(content), ca: ca.pem, roots: '', ...trusted, finding };
}

async function acceptedFiles(document: Document): Promise<VerdictFile[]> {
  const passed = (name: string, content: unknown) => fileOf(name, 'passed', content);
  const entries = Array.from({ length: 80 }, (_, i) => [`entry${i}`, `value of entry ${i}`]);
  const many: Metadata = { ...metadata, ...(Object.fromEntries(entries) as Metadata) };
  const hostile: Metadata = {
    ...metadata,
    productName: '\u202eegdelwonk <img src=x onerror=alert(1)>',
    unbroken: 'x'.repeat(700),
  };
  const rtl: Metadata = {
    ...metadata,
    productName: 'سترة برقبة مستديرة',
    careInstructions: 'غسل ٣٠',
  };
  const sealed = async (of: Metadata) =>
    passportDocument({ metadata: of, seal: await sealOf(of), maskedKeys: [] });
  const nameless: Metadata = { category: 'toys', originCountry: 'DE' };
  return [
    passed('a true passport', document),
    passed('a true passport, written with white space', JSON.stringify(document, null, 4)),
    passed(
      'a true passport with Windows line ends',
      JSON.stringify(document, null, 1).replaceAll('\n', '\r\n'),
    ),
    passed('a masked passport', redactDocument(document, ['facilityDetails'])),
    passed('a passport with everything masked', redactDocument(document, MASKABLE_KEYS)),
    passed('a passport of a public page', vectors.documents.public),
    passed(
      'a bundle',
      createAuditBundle({ document, created: new Date(), certificates: [ca.pem] }),
    ),
    passed(
      'a bundle with the keys of the signer',
      createAuditBundle({
        document,
        created: new Date(),
        didDocument: didDocumentOf(sealKeyPair.publicKeyPem),
      }),
    ),
    passed('the proof of an open entry', proveLeaf(document, 'originCountry')),
    passed('the proof of a maskable entry', proveLeaf(document, 'facilityDetails')),
    passed('a passport with much beside the seal', {
      ...document,
      manufacturingFacility: { name: 'Guimarães mill', country: 'PT', id: 'x' },
      enrichment: { tagline: 'Soft', links: ['https://example.com/'] },
      batchNumber: 'B-7',
      retentionUntil: '2046-01-01T00:00:00.000Z',
    }),
    passed('a passport of no company', { ...document, economicOperator: null }),
    passed('a passport of another product number, which no entry repeats', {
      ...document,
      productId: '09506000142012',
    }),
    passed('a recalled passport', { ...document, status: 'RECALLED' }),
    passed('a passport with a status that nobody knows', { ...document, status: 'constructor' }),
    passed('a passport of eighty more entries', await sealed(many)),
    passed('a passport with hostile names', await sealed(hostile)),
    passed('a passport in a language from right to left', await sealed(rtl)),
    passed('a passport without a name', { ...(await sealed(nameless)), productId: 'TOY-1' }),
  ];
}

/** A certificate that ended in 2025, under an authority that has not, and a stamp of the time before. */
async function stampedFiles(): Promise<VerdictFile[]> {
  const stampRoot = await testCertificate(tsaRootOptions);
  const roots = formatPem('CERTIFICATE', stampRoot);
  const certificate = await testCertificate(tsaOptions);
  const expired = await issueSealCertificate({
    ca,
    subject: {
      commonName: 'Example Batteries Seal',
      organization: 'Example Batteries GmbH',
      country: 'DE',
    },
    publicKey: sealKeyPair.publicKeyPem,
    didUri: 'did:web:passports.example:tenants:1',
    notBefore: new Date('2025-01-01T00:00:00Z'),
    notAfter: new Date('2025-12-31T23:59:59Z'),
  });
  const seal = await sealOf(metadata);
  const message = Buffer.from(seal.merkleRoot);
  const stamp = async (genTime: string, of = message) => ({
    genTime: `${genTime.slice(0, 4)}-${genTime.slice(4, 6)}-${genTime.slice(6, 8)}T12:00:00.000Z`,
    token: Buffer.from(await testToken({ message: of, certificate, genTime })).toString('base64'),
  });
  const sealedWith = (x5c: readonly string[], rfc3161?: object) => {
    const made = passportDocument({ metadata, seal, maskedKeys: [] });
    return { ...made, proof: { ...made.proof, x5c, ...(rfc3161 && { rfc3161 }) } };
  };
  const own = passportDocument({ metadata, seal, maskedKeys: [] }).proof.x5c;
  const old = await stamp('20250601120000Z');
  const late = await stamp('20260601120000Z');
  return [
    fileOf(
      'an old stamp of when the certificate was valid',
      'passed',
      sealedWith([expired.base64], old),
      { roots },
    ),
    fileOf('a stamp under a valid certificate', 'passed', sealedWith(own, late), { roots }),
    fileOf('a stamp that no root was given for', 'passed', sealedWith(own, late)),
    fileOf('an expired certificate without a stamp', 'notGenuine', sealedWith([expired.base64])),
    fileOf(
      'an expired certificate, whose old stamp has no root',
      'notGenuine',
      sealedWith([expired.base64], old),
    ),
    fileOf(
      'a stamp of after the certificate ended',
      'notGenuine',
      sealedWith([expired.base64], late),
      { roots },
    ),
    fileOf(
      'a stamp of another root',
      'notGenuine',
      sealedWith(own, await stamp('20260601120000Z', Buffer.from('0'.repeat(64)))),
      { roots },
    ),
    fileOf(
      'a stamp whose time was rewritten',
      'notGenuine',
      sealedWith(own, { ...late, genTime: '2026-01-01T00:00:00.000Z' }),
      { roots },
    ),
    fileOf(
      'a stamp that is none',
      'notGenuine',
      sealedWith(own, { genTime: late.genTime, token: 'MAA=' }),
      { roots },
    ),
    fileOf('a stamp under another root', 'notGenuine', sealedWith(own, late), {
      roots: timestamps.trustAnchors.otherRoot.join(''),
    }),
  ];
}

function reservedFiles(document: Document): VerdictFile[] {
  const named = (economicOperator: unknown) => ({ ...document, economicOperator });
  return [
    fileOf('a forged operator', 'otherSigner', named({ name: 'Forged Cells AG', regId: 'DE1' })),
    fileOf(
      'a forged operator with a long name',
      'otherSigner',
      named({ name: 'Forged'.repeat(60) }),
    ),
    fileOf('a forged operator as bare text', 'otherSigner', named('Forged Cells AG')),
    fileOf(
      'a forged operator in a bundle',
      'otherSigner',
      createAuditBundle({
        document: named({ name: 'Forged Cells AG' }),
        created: new Date(),
      }),
    ),
  ];
}

async function undecidedFiles(document: Document): Promise<VerdictFile[]> {
  const nobody = { ca: '' };
  const bundle = createAuditBundle({ document, created: new Date(), certificates: [ca.pem] });
  return [
    fileOf('a passport without an anchor', 'undecided', document, nobody),
    fileOf('a bundle without an anchor', 'undecided', bundle, nobody),
    fileOf('a proof without an anchor', 'undecided', proveLeaf(document, 'originCountry'), nobody),
    fileOf(
      'a forged authority without an anchor',
      'undecided',
      await forgedAuthority(document),
      nobody,
    ),
  ];
}

/** The same metadata under an authority that somebody made for it. */
async function forgedAuthority(document: Document) {
  const forger = createSealSigner(otherKeyPair.privateKeyPem);
  const validity = {
    notBefore: new Date('2025-01-01'),
    notAfter: new Date('2034-12-31T23:59:59Z'),
  };
  const subject = { commonName: 'Test Seal CA', organization: 'Test Platform', country: 'DE' };
  const own = await createSealCa({ ...validity, subject, signer: forger });
  const certificate = await issueSealCertificate({
    ...validity,
    ca: own,
    subject: {
      commonName: 'Example Batteries Seal',
      organization: 'Example Batteries GmbH',
      country: 'DE',
    },
    publicKey: otherKeyPair.publicKeyPem,
    didUri: 'did:web:passports.example:tenants:1',
  });
  const seal = await sealMetadata(metadata, { signer: forger });
  return {
    ...document,
    digitalSeal: seal.digitalSeal,
    signingPublicKey: otherKeyPair.publicKeyPem,
    proof: createProof({
      seal,
      maskedKeys: [],
      created: '2026-02-01T00:00:00.000Z',
      verificationMethod: 'https://passports.example/tenants/1/did.json#key-1',
      publicKeyPem: otherKeyPair.publicKeyPem,
      x5c: [certificate.base64, own.base64],
    }),
  };
}

function changedFiles(document: Document): VerdictFile[] {
  const changed = (name: string, change: Metadata) =>
    fileOf(name, 'changed', {
      ...document,
      ...change,
      metadata: { ...document.metadata, ...change },
    });
  const { originCountry: _, ...without } = document.metadata;
  const { facilityDetails: salt, ...otherSalts } = document.proof.leafSalts;
  const masked = redactDocument(document, ['facilityDetails']) as unknown as Document;
  const proof = proveLeaf(document, 'originCountry');
  const withProof = (of: object, base: Document = document) => ({
    ...base,
    proof: { ...base.proof, ...of },
  });
  return [
    changed('a forged product', { gtin: '09506000142012', productName: 'Another' }),
    changed('a forged value', { recycledContentPercentage: 100 }),
    changed('a forged list', { materialComposition: [{ material: 'Cotton', percentage: 100 }] }),
    changed('an entry more', { organic: true }),
    fileOf('an entry less', 'changed', {
      ...document,
      originCountry: undefined,
      metadata: without,
    }),
    fileOf('a forged copy', 'changed', { ...document, originCountry: 'FR' }),
    fileOf(
      'another leaf of a masked entry',
      'changed',
      withProof({ redactedLeaves: { facilityDetails: 'a'.repeat(64) } }, masked),
    ),
    fileOf('a masked entry without its leaf', 'changed', withProof({ redactedLeaves: {} }, masked)),
    fileOf('a maskable entry without its salt', 'changed', withProof({ leafSalts: otherSalts })),
    fileOf(
      'another salt',
      'changed',
      withProof({ leafSalts: { facilityDetails: `A${String(salt).slice(1)}` } }),
    ),
    fileOf('a proof with another value', 'changed', { ...proof, value: 'FR' }),
    fileOf('a proof cut short', 'changed', { ...proof, auditPath: proof.auditPath.slice(1) }),
    fileOf(
      'a bundle with a forged passport',
      'changed',
      createAuditBundle({
        document: { ...document, originCountry: 'FR' },
        created: new Date(),
      }),
    ),
  ];
}

function notGenuineFiles(document: Document): VerdictFile[] {
  const withProof = (of: object) => ({ ...document, proof: { ...document.proof, ...of } });
  const other = vectors.trustAnchors.otherCa.join('');
  const { signatureValue } = document.proof;
  return [
    fileOf('a wrong anchor', 'notGenuine', document, { ca: other }),
    fileOf('a wrong anchor for a proof', 'notGenuine', proveLeaf(document, 'originCountry'), {
      ca: other,
    }),
    fileOf('no certificate', 'notGenuine', withProof({ x5c: [] })),
    fileOf('a certificate that is none', 'notGenuine', withProof({ x5c: ['AAAA'] })),
    fileOf('another root', 'notGenuine', withProof({ merkleRoot: 'b'.repeat(64) })),
    fileOf('another signature', 'notGenuine', {
      ...withProof({ signatureValue: vectors.documents.toy.digitalSeal }),
      digitalSeal: vectors.documents.toy.digitalSeal,
    }),
    fileOf(
      'two signatures',
      'notGenuine',
      withProof({ signatureValue: `${signatureValue.slice(0, -4)}AAA=` }),
    ),
    fileOf('the key of another', 'notGenuine', {
      ...document,
      signingPublicKey: otherKeyPair.publicKeyPem,
    }),
    fileOf(
      'a bundle with the keys of another',
      'notGenuine',
      createAuditBundle({
        document,
        created: new Date(),
        didDocument: didDocumentOf(otherKeyPair.publicKeyPem),
      }),
    ),
  ];
}

function otherFiles(document: Document): VerdictFile[] {
  const text = JSON.stringify(document);
  const { proof: _proof, digitalSeal: _seal, signingPublicKey: _key, ...unsealed } = document;
  const bundle = createAuditBundle({ document, created: new Date() });
  return [
    fileOf('a passport that was never sealed', 'unsealed', unsealed),
    fileOf('a saved web page', 'nothing', `<!doctype html><html><script>${text}</script></html>`),
    fileOf(
      'a web page saved with all it shows',
      'nothing',
      'From: <Saved by Blink>\nMIME-Version: 1.0',
    ),
    fileOf('a PDF', 'nothing', Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n', 'latin1')),
    fileOf('a credential', 'nothing', 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln'),
    fileOf('a credential with disclosures', 'nothing', 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln~WyJhIl0~'),
    fileOf('an empty file', 'unreadable', ''),
    fileOf('white space', 'unreadable', '  \n\t '),
    fileOf(
      'bytes of a picture',
      'unreadable',
      Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
    ),
    fileOf(
      'text in another encoding',
      'unreadable',
      Buffer.from(text.replace('Fjord', 'Fj\xf8rd'), 'latin1'),
    ),
    fileOf('a byte order mark', 'unreadable', `\ufeff${text}`),
    fileOf('a file cut off', 'unreadable', text.slice(0, -20)),
    fileOf('a value twice', 'unreadable', text.replace('"metadata":{', '"metadata":{"gtin":"1",')),
    fileOf('a list', 'unreadable', [document]),
    fileOf('null', 'unreadable', 'null'),
    fileOf('a bundle with a member more', 'unreadable', { ...bundle, note: 'x' }),
    fileOf('lists in lists', 'unreadable', `${'['.repeat(300)}${']'.repeat(300)}`),
  ];
}

/** Files of 50 MB: a true one, a forged one, and one that is nothing. */
async function largeFiles(): Promise<VerdictFile[]> {
  const { category = 'toys' } = metadata;
  const large: Metadata = { category, productName: 'Large', notes: 'n'.repeat(50_000_000) };
  const document = passportDocument({ metadata: large, seal: await sealOf(large), maskedKeys: [] });
  // The copy is left out: the file would be twice as long.
  const { notes: _, ...slim } = document as Document & { readonly notes: string };
  const forged = { ...slim, metadata: { ...large, notes: `m${'n'.repeat(49_999_999)}` } };
  return [
    fileOf('50 MB, true', 'passed', slim),
    fileOf('50 MB, forged', 'changed', forged),
    fileOf('50 MB of nothing', 'unreadable', new Uint8Array(50_000_000)),
  ];
}
