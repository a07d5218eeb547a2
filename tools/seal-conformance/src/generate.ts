import {
  createProof,
  createSealSigner,
  generateSealKeyPair,
  MASKABLE_KEYS,
  proveLeaf,
  redactMetadata,
  sealMetadata,
  type JsonValue,
  type Metadata,
  type Proof,
} from '@dpp/merkle-seal/node';
import { createSealCa, issueSealCertificate } from '@dpp/merkle-seal/certificates';
import { mutate, mutateText } from './mutate.js';
import type { Random } from './random.js';

/** What both verifiers are asked. */
export interface GeneratedCase {
  readonly kind: 'document' | 'leafProof';
  readonly text: string;
  readonly trustAnchors: readonly string[];
  readonly at: string;
}

const validity = { notBefore: new Date('2025-01-01'), notAfter: new Date('2034-12-31T23:59:59Z') };

/** Moments inside the validity of the certificates, at its edges, and outside. */
const moments = [
  ...Array<string>(12).fill('2026-03-01T12:00:00.000Z'),
  '2025-01-01T00:00:00.000Z',
  '2024-12-31T23:59:59.999Z',
  '2034-12-31T23:59:59.999Z',
  '2035-01-01T00:00:00.000Z',
];

/** Makes cases without end: true documents and proofs, and others with something wrong. */
export async function createGenerator(random: Random) {
  const caSigner = createSealSigner(generateSealKeyPair().privateKeyPem);
  const ca = await createSealCa({
    ...validity,
    subject: { commonName: 'Conformance CA', organization: 'Conformance' },
    signer: caSigner,
  });
  const otherCa = await createSealCa({
    ...validity,
    subject: { commonName: 'Conformance CA', organization: 'Conformance' },
    signer: createSealSigner(generateSealKeyPair().privateKeyPem),
  });
  const sealers = await Promise.all([1, 2, 3].map((number) => createSealer(ca, number)));

  return async function generate(): Promise<GeneratedCase> {
    const metadata = randomMetadata(random);
    const document = await sealedDocument(random, random.pick(sealers), metadata);
    const shown = Object.keys(metadata).filter(
      (key) => !Object.hasOwn(document.proof.redactedLeaves, key),
    );
    const isProof = shown.length > 0 && random.oneIn(4);
    const subject = isProof ? proveLeaf(document, random.pick(shown)) : document;
    return {
      kind: isProof ? 'leafProof' : 'document',
      text: damage(random, subject),
      trustAnchors: random.pick([
        [ca.pem],
        [ca.pem],
        [ca.pem],
        [otherCa.pem, ca.pem],
        [otherCa.pem],
        [],
      ]),
      at: random.pick(moments),
    };
  };
}

/** A third stays whole; the rest has one to three members changed, or one character. */
function damage(random: Random, subject: object): string {
  const kind = random.below(6);
  if (kind < 2) return JSON.stringify(subject);
  if (kind === 2) return mutateText(random, JSON.stringify(subject));
  const damaged = structuredClone(subject);
  for (let times = 1 + random.below(3); times > 0; times--) mutate(random, damaged);
  return JSON.stringify(damaged);
}

interface Sealer {
  readonly signer: ReturnType<typeof createSealSigner>;
  readonly x5c: readonly string[];
}

async function createSealer(
  ca: Awaited<ReturnType<typeof createSealCa>>,
  number: number,
): Promise<Sealer> {
  const signer = createSealSigner(generateSealKeyPair().privateKeyPem);
  const certificate = await issueSealCertificate({
    ...validity,
    ca,
    subject: { commonName: `Séal, "no." ${number}`, organization: 'Bät GmbH', country: 'DE' },
    publicKey: signer.publicKeyPem,
    didUri: `did:web:passports.example:tenants:${number}`,
  });
  return { signer, x5c: number === 1 ? [certificate.base64] : [certificate.base64, ca.base64] };
}

async function sealedDocument(random: Random, { signer, x5c }: Sealer, metadata: Metadata) {
  const maskedKeys = MASKABLE_KEYS.filter(() => random.oneIn(2));
  const seal = await sealMetadata(metadata, { signer });
  const shown = redactMetadata(metadata, maskedKeys);
  const proof: Proof = createProof({
    seal,
    maskedKeys,
    created: '2026-02-01T00:00:00.000Z',
    verificationMethod: 'https://passports.example/tenants/1/did.json#key-1',
    publicKeyPem: signer.publicKeyPem,
    x5c,
    ...(random.oneIn(4) && { rfc3161: { genTime: '2026-02-01T00:00:01.000Z', token: 'MAA=' } }),
  });
  return {
    ...shown,
    '@type': 'DigitalProductPassport',
    productId: '09506000134352',
    metadata: shown,
    digitalSeal: seal.digitalSeal,
    signingPublicKey: signer.publicKeyPem,
    proof,
  };
}

const names = [
  'category',
  'gtin',
  'status',
  '',
  '10',
  '9',
  'B',
  'b',
  'é',
  '\ufb33',
  '😀',
  '__proto__',
];
const texts = [
  '',
  'DE',
  '"\\/\b\f\n\r\t',
  '\u0000\u007f\u0080\u2028',
  '€$',
  'ḍ̇',
  '😂',
  '</script>',
];
const numbers = [
  0,
  -0,
  1,
  -1,
  0.1,
  1e21,
  1e20,
  1e-6,
  1e-7,
  5e-324,
  1.7976931348623157e308,
  2 ** 53,
];

function randomMetadata(random: Random): Metadata {
  const keys = [
    ...names.filter(() => random.oneIn(3)),
    ...MASKABLE_KEYS.filter(() => random.oneIn(2)),
  ];
  if (keys.length === 0) keys.push(random.pick(names));
  return Object.fromEntries(keys.map((key) => [key, randomValue(random, 0)]));
}

function randomValue(random: Random, depth: number): JsonValue {
  switch (random.below(depth < 4 ? 8 : 5)) {
    case 0:
      return random.pick(texts) + random.pick(texts);
    case 1:
      return random.pick(numbers);
    case 2:
      return random.below(2 ** 31) / 10 ** random.below(12);
    case 3:
      return random.pick([true, false, null]);
    case 4:
      return random.below(1000);
    case 5:
      return Array.from({ length: random.below(4) }, () => randomValue(random, depth + 1));
    default:
      return Object.fromEntries(
        names.filter(() => random.oneIn(5)).map((name) => [name, randomValue(random, depth + 1)]),
      );
  }
}
