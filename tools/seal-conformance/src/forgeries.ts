import { createHash } from 'node:crypto';
import {
  canonicalJson,
  createProof,
  createSealSigner,
  entryNode,
  generateSealKeyPair,
  MASKABLE_KEYS,
  merkleRoot,
  proveLeaf,
  REDACTION_PLACEHOLDER,
  redactDocument,
  redactMetadata,
  sealMetadata,
  type LeafProof,
  type Metadata,
  type Seal,
} from '@dpp/merkle-seal/node';
import { createSealCa, issueSealCertificate } from '@dpp/merkle-seal/certificates';
import type { GeneratedCase } from './generate.js';

/** A document or proof that no honest sealer makes, under the certified key and a trusted authority. */
export interface Forgery extends GeneratedCase {
  readonly name: string;
}

const at = '2026-03-01T12:00:00.000Z';
const validity = { notBefore: new Date('2025-01-01'), notAfter: new Date('2034-12-31T23:59:59Z') };

/** Four entries, one of them maskable, so that every inner node can be named. */
const toy: Metadata = {
  category: 'toys',
  countryOfOrigin: 'DE',
  facilityDetails: [{ location: 'Ulm' }, { location: 'Jena' }],
  hazards: ['small parts', 'magnets'],
};

/** Of another passport of the same signer, with a value of its own for each of the same keys. */
const otherToy: Metadata = {
  category: 'textiles',
  countryOfOrigin: 'FR',
  facilityDetails: [{ location: 'Lyon' }],
  hazards: [],
};

/** Forgeries of every kind that the tree is built against, and the true documents that they are made of. */
export async function listForgeries(): Promise<{
  readonly forgeries: readonly Forgery[];
  readonly originals: readonly Forgery[];
}> {
  const workshop = await openWorkshop();
  const seal = await workshop.seal(toy);
  const otherSeal = await workshop.seal(otherToy);
  const documents = [
    ...hidden(seal),
    ...added(seal),
    ...exchanged(seal, otherSeal),
    ...rekeyed(),
    ...reordered(),
  ].map(({ name, shown, redactedLeaves = {}, leafSalts = seal.leafSalts }) => ({
    name,
    kind: 'document' as const,
    value: workshop.document(seal, shown, { redactedLeaves, leafSalts }),
  }));
  const signed = otherTrees(seal).map(({ name, root }) => ({
    name,
    kind: 'document' as const,
    value: workshop.document({ ...seal, merkleRoot: root, digitalSeal: workshop.sign(root) }, toy, {
      redactedLeaves: {},
      leafSalts: seal.leafSalts,
    }),
  }));
  const proofs = forgedProofs(
    Object.keys(toy).map((key) => proveLeaf(workshop.document(seal, toy, seal), key)),
    Object.keys(otherToy).map((key) =>
      proveLeaf(workshop.document(otherSeal, otherToy, otherSeal), key),
    ),
  ).map(({ name, value }) => ({ name, kind: 'leafProof' as const, value }));
  const ask = ({ name, kind, value }: Unasked): Forgery => ({
    name,
    kind,
    text: JSON.stringify(value),
    trustAnchors: workshop.trustAnchors,
    at,
  });
  const full = workshop.document(seal, toy, seal);
  const originals: readonly Unasked[] = [
    { name: 'the toy', kind: 'document', value: full },
    {
      name: 'the toy, masked',
      kind: 'document',
      value: redactDocument(full, ['facilityDetails', 'lifecycleAndInUse']),
    },
    { name: 'the proof of its hazards', kind: 'leafProof', value: proveLeaf(full, 'hazards') },
  ];
  return {
    forgeries: [...documents, ...signed, ...proofs].map(ask),
    originals: originals.map(ask),
  };
}

interface Unasked extends Pick<Forgery, 'name' | 'kind'> {
  readonly value: object;
}

interface ForgedMetadata {
  readonly name: string;
  readonly shown: Metadata;
  readonly redactedLeaves?: Readonly<Record<string, string>>;
  readonly leafSalts?: Readonly<Record<string, string>>;
}

/** One entry left out, and each hash of the tree in turn given for a masked one. */
function hidden(seal: Seal): ForgedMetadata[] {
  const hashes = hashesOf(seal);
  return Object.keys(toy).flatMap((gone) => {
    const { [gone]: _, ...left } = toy;
    return [
      { name: `${gone} left out`, shown: left },
      ...MASKABLE_KEYS.filter((masked) => masked !== gone).flatMap((masked) =>
        [...hashes].map(([what, hash]) => ({
          name: `${gone} left out, ${what} given for the leaf of ${masked}`,
          shown: { ...left, [masked]: REDACTION_PLACEHOLDER },
          redactedLeaves: { [masked]: hash },
        })),
      ),
    ];
  });
}

/** An entry more: with a value of another entry, or masked with each hash of the tree. */
function added(seal: Seal): ForgedMetadata[] {
  const values = Object.entries(toy).map(([key, value]) => ({
    name: `an entry with the value of ${key} added`,
    shown: { ...toy, extra: value },
  }));
  const masked = MASKABLE_KEYS.filter((key) => !Object.hasOwn(toy, key)).flatMap((key) =>
    [...hashesOf(seal)].map(([what, hash]) => ({
      name: `${key} added, masked with ${what}`,
      shown: { ...toy, [key]: REDACTION_PLACEHOLDER },
      redactedLeaves: { [key]: hash },
    })),
  );
  return [...values, ...masked];
}

/** Values of two entries exchanged, and entries of another passport of the same signer grafted in. */
function exchanged(seal: Seal, otherSeal: Seal): ForgedMetadata[] {
  const keys = Object.keys(toy);
  const swaps = keys.flatMap((one, index) =>
    keys.slice(index + 1).map((other) => ({
      name: `the values of ${one} and ${other} exchanged`,
      shown: { ...toy, [one]: toy[other] ?? null, [other]: toy[one] ?? null },
    })),
  );
  const grafts = keys.map((key) => ({
    name: `${key} grafted from another passport`,
    shown: { ...toy, [key]: otherToy[key] ?? null },
    leafSalts: key === 'facilityDetails' ? otherSeal.leafSalts : seal.leafSalts,
  }));
  const maskedGrafts = [...hashesOf(otherSeal)].map(([what, hash]) => ({
    name: `${what} of another passport for a masked leaf`,
    shown: redactMetadata(toy, ['facilityDetails']),
    redactedLeaves: { facilityDetails: hash },
  }));
  const wrongLeaves = [...hashesOf(seal)]
    .filter(([, hash]) => hash !== seal.leafHashes.facilityDetails)
    .map(([what, hash]) => ({
      name: `${what} for a masked leaf`,
      shown: redactMetadata(toy, ['facilityDetails']),
      redactedLeaves: { facilityDetails: hash },
    }));
  return [...swaps, ...grafts, ...maskedGrafts, ...wrongLeaves];
}

function rekeyed(): ForgedMetadata[] {
  return Object.entries(toy).flatMap(([key, value]) => {
    const { [key]: _, ...left } = toy;
    return [`${key}2`, key.toUpperCase(), `${key}\u0000`, key.slice(0, -1), ''].map((name) => ({
      name: `${key} under the name ${JSON.stringify(name)}`,
      shown: { ...left, [name]: value },
    }));
  });
}

function reordered(): ForgedMetadata[] {
  return Object.entries(toy).flatMap(([key, value]) =>
    Array.isArray(value) && value.length > 1
      ? [{ name: `the list ${key} turned`, shown: { ...toy, [key]: value.toReversed() } }]
      : [],
  );
}

/** Roots of trees that are not built as they should be, signed by the right key all the same. */
function otherTrees({ leafHashes }: Seal): { name: string; root: string }[] {
  const keys = Object.keys(leafHashes).sort();
  const leaves = keys.map((key) => leafHashes[key] ?? '');
  const tree = (nodeOf: (key: string, leaf: string) => string) =>
    merkleRoot(keys.map((key) => nodeOf(key, leafHashes[key] ?? '')));
  const hex = (text: string) => Buffer.from(text).toString('hex');
  const nodes = keys.map((key) => entryNode(key, leafHashes[key] ?? ''));
  return [
    { name: 'a tree over leaves', root: merkleRoot(leaves) },
    { name: 'entry nodes without a prefix', root: tree((key, leaf) => sha256(leaf + hex(key))) },
    {
      name: 'entry nodes with the prefix 00',
      root: tree((key, leaf) => sha256(`00${leaf}${hex(key)}`)),
    },
    {
      name: 'entry nodes with the prefix 01',
      root: tree((key, leaf) => sha256(`01${leaf}${hex(key)}`)),
    },
    {
      name: 'entry nodes with the prefix 03',
      root: tree((key, leaf) => sha256(`03${leaf}${hex(key)}`)),
    },
    { name: 'the key before the leaf', root: tree((key, leaf) => sha256(`02${hex(key)}${leaf}`)) },
    {
      name: 'the key as JSON',
      root: tree((key, leaf) => sha256(`02${leaf}${hex(canonicalJson(key))}`)),
    },
    { name: 'the leaf as text', root: tree((key, leaf) => sha256(`02${hex(leaf)}${hex(key)}`)) },
    { name: 'entries in reverse order', root: merkleRoot(nodes.toReversed()) },
    { name: 'an entry twice', root: merkleRoot([...nodes, nodes[3] ?? '']) },
    { name: 'inner nodes with the prefix 00', root: pairs(pairs(nodes, '00'), '00')[0] ?? '' },
    { name: 'inner nodes with the prefix 02', root: pairs(pairs(nodes, '02'), '02')[0] ?? '' },
    { name: 'inner nodes without a prefix', root: pairs(pairs(nodes, ''), '')[0] ?? '' },
    { name: 'no inner node', root: nodes[0] ?? '' },
  ];
}

function pairs(nodes: readonly string[], prefix: string): string[] {
  const [a = '', b = '', c = '', d = ''] = nodes;
  return nodes.length === 4
    ? [sha256(prefix + a + b), sha256(prefix + c + d)]
    : [sha256(prefix + a + b)];
}

/** Each proof with another key, value or path; paths of other entries and other passports among them. */
function forgedProofs(proofs: readonly LeafProof[], others: readonly LeafProof[]) {
  return proofs.flatMap((proof) => {
    const { key, auditPath } = proof;
    const elsewhere = [...proofs, ...others].filter(
      (other) => other.key !== key || others.includes(other),
    );
    const hashes = auditPath.map(({ hash }) => hash);
    const forged: [string, object][] = [
      ...elsewhere.map((other): [string, object] => [
        `with the path of ${other.key}`,
        { auditPath: other.auditPath },
      ]),
      ...elsewhere.map((other): [string, object] => [
        `with the value of ${other.key}`,
        { value: other.value },
      ]),
      ...elsewhere.map((other): [string, object] => [
        `with the root of the passport of ${other.key} and its own value`,
        { value: ['another'], merkleRoot: other.merkleRoot, signatureValue: other.signatureValue },
      ]),
      ...elsewhere
        .filter((other) => other.key !== key)
        .map((other): [string, object] => [`under the key ${other.key}`, { key: other.key }]),
      ...hashes.map((hash): [string, object] => ['with a node for its value', { value: hash }]),
      ...auditPath.map((_, index): [string, object] => [
        `without step ${index}`,
        { auditPath: auditPath.filter((_step, other) => other !== index) },
      ]),
      ...auditPath.map((_, index): [string, object] => [
        `with step ${index} turned`,
        {
          auditPath: auditPath.map((step, other) =>
            other === index ? { ...step, side: step.side === 'left' ? 'right' : 'left' } : step,
          ),
        },
      ]),
      ['with its path turned round', { auditPath: auditPath.toReversed() }],
      ['with its path twice', { auditPath: [...auditPath, ...auditPath] }],
      ['without a path', { auditPath: [] }],
    ];
    return forged.map(([name, change]) => ({
      name: `the proof of ${key} ${name}`,
      value: { ...proof, ...change },
    }));
  });
}

/** Every hash of a tree over four entries, by name. */
function hashesOf({ leafHashes, merkleRoot: root }: Seal): ReadonlyMap<string, string> {
  const keys = Object.keys(leafHashes).sort();
  const nodes = keys.map((key) => entryNode(key, leafHashes[key] ?? ''));
  return new Map([
    ...keys.map((key): [string, string] => [`the leaf of ${key}`, leafHashes[key] ?? '']),
    ...keys.map((key, index): [string, string] => [`the entry node of ${key}`, nodes[index] ?? '']),
    ['the left inner node', merkleRoot(nodes.slice(0, 2))],
    ['the right inner node', merkleRoot(nodes.slice(2))],
    ['the root', root],
  ]);
}

function sha256(hexBytes: string): string {
  return createHash('sha256').update(Buffer.from(hexBytes, 'hex')).digest('hex');
}

/** A certified signer who seals, and lends the signature to anything. */
async function openWorkshop() {
  const ca = await createSealCa({
    ...validity,
    subject: { commonName: 'Forgery CA', organization: 'Conformance' },
    signer: createSealSigner(generateSealKeyPair().privateKeyPem),
  });
  const signer = createSealSigner(generateSealKeyPair().privateKeyPem);
  const certificate = await issueSealCertificate({
    ...validity,
    ca,
    subject: { commonName: 'Sealer', organization: 'Toys GmbH', country: 'DE' },
    publicKey: signer.publicKeyPem,
    didUri: 'did:web:passports.example:tenants:1',
  });
  return {
    trustAnchors: [ca.pem],
    seal: (metadata: Metadata) => sealMetadata(metadata, { signer }),
    sign: (text: string) => {
      const signature = signer.sign(Buffer.from(text));
      if (signature instanceof Promise) throw new Error('A local signer answers at once.');
      return Buffer.from(signature).toString('base64');
    },
    document: (
      seal: Seal,
      shown: Metadata,
      given: Pick<Seal, 'leafSalts'> & {
        readonly redactedLeaves?: Readonly<Record<string, string>>;
      },
    ) => ({
      ...shown,
      productId: '09506000134352',
      metadata: shown,
      digitalSeal: seal.digitalSeal,
      signingPublicKey: signer.publicKeyPem,
      proof: {
        ...createProof({
          seal,
          maskedKeys: [],
          created: '2026-02-01T00:00:00.000Z',
          verificationMethod: 'https://passports.example/tenants/1/did.json#key-1',
          publicKeyPem: signer.publicKeyPem,
          x5c: [certificate.base64],
        }),
        redactedLeaves: given.redactedLeaves ?? {},
        leafSalts: given.leafSalts,
      },
    }),
  };
}
