import {
  entryNode,
  MASKABLE_KEYS,
  merkleRoot,
  proveLeaf,
  REDACTION_PLACEHOLDER,
  redactDocument,
  redactMetadata,
  type Metadata,
  type Seal,
} from '@dpp/merkle-seal/node';
import { forgedProofs } from './forged-proofs.js';
import { forgedSignatures } from './forged-signatures.js';
import { forgedTexts } from './forged-texts.js';
import type { GeneratedCase } from './generate.js';
import { battery, maskedForgeries } from './masked-forgeries.js';
import { lopsidedTrees, otherLeaves, otherTrees } from './signed-trees.js';
import { openWorkshop, type ForgedMetadata, type Workshop } from './workshop.js';

/** Four entries, one of them maskable, so that every inner node can be named. */
const toy: Metadata = {
  category: 'toys',
  countryOfOrigin: 'DE',
  facilityDetails: [{ location: 'Ulm' }, { location: 'Jena' }],
  hazards: ['small parts', 'magnets'],
};

/** Metadata of another passport of the same signer, with a value of its own for each of the same keys. */
const otherToy: Metadata = {
  category: 'textiles',
  countryOfOrigin: 'FR',
  facilityDetails: [{ location: 'Lyon' }],
  hazards: [],
};

/** A document or proof that no honest sealer makes, under the certified key and a trusted authority. */
export interface Forgery extends GeneratedCase {
  readonly name: string;
}

const at = '2026-03-01T12:00:00.000Z';

/** Forgeries of every kind that the tree is built against, and the true documents that they are made of. */
export async function listForgeries(): Promise<{
  readonly forgeries: readonly Forgery[];
  readonly originals: readonly Forgery[];
}> {
  const workshop = await openWorkshop();
  const ask = ({ name, kind, ...given }: Unasked): Forgery => ({
    name,
    kind,
    text: 'text' in given ? given.text : JSON.stringify(given.value),
    trustAnchors: workshop.trustAnchors,
    at,
  });
  const seals: Seals = {
    toy: await workshop.seal(toy),
    otherToy: await workshop.seal(otherToy),
    battery: await workshop.seal(battery),
    otherBattery: await workshop.seal({ ...battery, originCountry: 'FR' }),
  };
  const documents = [
    ...forgedDocuments(workshop, seals),
    ...forgedTrees(workshop, seals),
    ...forgedSignatures(workshop, await openWorkshop(), {
      shown: toy,
      seal: seals.toy,
      otherSeal: seals.otherToy,
    }),
    ...forgedTexts(JSON.stringify(workshop.document(seals.battery, battery, seals.battery))),
  ];
  const proofs = [
    ...forgedProofs(
      proofsOf(workshop, seals.toy, toy),
      proofsOf(workshop, seals.otherToy, otherToy),
    ),
    ...forgedProofs(proofsOf(workshop, seals.battery, battery), []),
  ];
  return {
    forgeries: [
      ...documents.map((document) => ask({ ...document, kind: 'document' })),
      ...proofs.map((proof) => ask({ ...proof, kind: 'leafProof' })),
    ],
    originals: originals(workshop, seals).map(ask),
  };
}

type Unasked = Pick<Forgery, 'name' | 'kind'> &
  ({ readonly value: object } | { readonly text: string });

type Seals = Readonly<Record<'toy' | 'otherToy' | 'battery' | 'otherBattery', Seal>>;

/** Under a true root and its true signature, metadata that was not sealed. */
function forgedDocuments(workshop: Workshop, seals: Seals): { name: string; value: object }[] {
  const under = (seal: Seal) => (forged: ForgedMetadata) => ({
    name: forged.name,
    value: workshop.document(seal, forged.shown, {
      redactedLeaves: forged.redactedLeaves ?? {},
      leafSalts: forged.leafSalts ?? seal.leafSalts,
    }),
  });
  const ofToy = [
    ...hidden(seals.toy),
    ...added(seals.toy),
    ...exchanged(seals.toy, seals.otherToy),
    ...rekeyed(),
    ...reordered(),
  ];
  return [
    ...ofToy.map(under(seals.toy)),
    ...maskedForgeries(seals.battery, seals.otherBattery).map(under(seals.battery)),
  ];
}

/** True metadata under roots that cannot be reached from it, each signed by the right key. */
function forgedTrees(workshop: Workshop, seals: Seals): { name: string; value: object }[] {
  const signed = (shown: Metadata, seal: Seal, root: string) =>
    workshop.document({ ...seal, merkleRoot: root, digitalSeal: workshop.sign(root) }, shown, {
      leafSalts: seal.leafSalts,
    });
  return [
    ...[...otherTrees(seals.toy), ...otherLeaves(toy, seals.toy)].map(({ name, root }) => ({
      name,
      value: signed(toy, seals.toy, root),
    })),
    ...lopsidedTrees(seals.battery).map(({ name, root }) => ({
      name,
      value: signed(battery, seals.battery, root),
    })),
  ];
}

function proofsOf(workshop: Workshop, seal: Seal, metadata: Metadata) {
  const document = workshop.document(seal, metadata, seal);
  return Object.keys(metadata).map((key) => proveLeaf(document, key));
}

function originals(workshop: Workshop, seals: Seals): Unasked[] {
  const document = workshop.document(seals.toy, toy, seals.toy);
  const ofBattery = workshop.document(seals.battery, battery, seals.battery);
  return [
    { name: 'the toy', kind: 'document', value: document },
    {
      name: 'the toy, masked',
      kind: 'document',
      value: redactDocument(document, ['facilityDetails', 'lifecycleAndInUse']),
    },
    { name: 'the proof of its hazards', kind: 'leafProof', value: proveLeaf(document, 'hazards') },
    { name: 'the battery', kind: 'document', value: ofBattery },
    {
      name: 'the battery, masked',
      kind: 'document',
      value: redactDocument(ofBattery, MASKABLE_KEYS),
    },
    {
      name: 'the proof of its last entry',
      kind: 'leafProof',
      value: proveLeaf(ofBattery, 'originCountry'),
    },
  ];
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
