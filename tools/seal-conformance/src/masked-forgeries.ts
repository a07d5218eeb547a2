import {
  entryNode,
  MASKABLE_KEYS,
  merkleRoot,
  REDACTION_PLACEHOLDER,
  type Metadata,
  type Seal,
} from '@dpp/merkle-seal/node';
import type { ForgedMetadata } from './workshop.js';

/** Seven entries, so that the last one moves up without a neighbour; all five maskable keys among them. */
export const battery: Metadata = {
  category: 'batteries',
  circularityAndDisassembly: { manual: 'https://passports.example/manual' },
  detailedPerformance: { ratedCapacityAh: 94 },
  facilityDetails: [{ location: 'Ulm' }],
  lifecycleAndInUse: { expectedCycles: 3000 },
  originCountry: 'DE',
  testReports: ['https://passports.example/report'],
};

/** Entries hidden below a node, and leaves, salts and values of maskable keys in each other's place. */
export function maskedForgeries(seal: Seal, otherSeal: Seal): ForgedMetadata[] {
  return [...subtrees(seal), ...misplaced(seal), ...withheld(seal), ...ofOther(seal, otherSeal)];
}

interface Node {
  readonly keys: readonly string[];
  readonly hash: string;
}

/** Each inner node given for the leaf of each maskable key, with all entries below it left out. */
function subtrees(seal: Seal): ForgedMetadata[] {
  return innerNodes(seal).flatMap(({ keys, hash }) =>
    MASKABLE_KEYS.map((masked) => ({
      name: `${keys.join(', ')} hidden below the leaf of ${masked}`,
      shown: {
        ...without(keys),
        [masked]: REDACTION_PLACEHOLDER,
      },
      redactedLeaves: { [masked]: hash },
    })),
  );
}

/** The inner nodes of a tree, each with the keys below it. */
function innerNodes({ leafHashes }: Seal): Node[] {
  const found: Node[] = [];
  let level = Object.keys(leafHashes)
    .sort()
    .map((key): Node => ({ keys: [key], hash: entryNode(key, leafHashes[key] ?? '') }));
  while (level.length > 1) {
    const above: Node[] = [];
    for (let index = 0; index < level.length; index += 2) {
      const pair = level.slice(index, index + 2);
      const hash = merkleRoot(pair.map((node) => node.hash));
      const node = { keys: pair.flatMap(({ keys }) => keys), hash };
      if (pair.length === 2) found.push(node);
      above.push(node);
    }
    level = above;
  }
  return found;
}

/** Two maskable keys with the leaves, the salts or the sealed values of one another. */
function misplaced({ leafHashes, leafSalts }: Seal): ForgedMetadata[] {
  const pairs = MASKABLE_KEYS.flatMap((one, index) =>
    MASKABLE_KEYS.slice(index + 1).map((other) => [one, other] as const),
  );
  return pairs.flatMap(([one, other]) => [
    {
      name: `the leaves of ${one} and ${other} exchanged`,
      shown: { ...battery, [one]: REDACTION_PLACEHOLDER, [other]: REDACTION_PLACEHOLDER },
      redactedLeaves: { [one]: leafHashes[other] ?? '', [other]: leafHashes[one] ?? '' },
      leafSalts,
    },
    {
      name: `the salts of ${one} and ${other} exchanged`,
      shown: battery,
      leafSalts: { ...leafSalts, [one]: leafSalts[other] ?? '', [other]: leafSalts[one] ?? '' },
    },
    {
      name: `the values of ${one} and ${other} exchanged with their salts`,
      shown: { ...battery, [one]: battery[other] ?? null, [other]: battery[one] ?? null },
      leafSalts: { ...leafSalts, [one]: leafSalts[other] ?? '', [other]: leafSalts[one] ?? '' },
    },
    {
      name: `one leaf for ${one} and ${other}`,
      shown: { ...battery, [one]: REDACTION_PLACEHOLDER, [other]: REDACTION_PLACEHOLDER },
      redactedLeaves: { [one]: leafHashes[one] ?? '', [other]: leafHashes[one] ?? '' },
      leafSalts,
    },
  ]);
}

/** A maskable key without what proves it, or with an invented value beside its true leaf. */
function withheld({ leafHashes, leafSalts }: Seal): ForgedMetadata[] {
  return MASKABLE_KEYS.flatMap((key) => {
    const { [key]: salt = '', ...otherSalts } = leafSalts;
    const redactedLeaves = { [key]: leafHashes[key] ?? '' };
    return [
      { name: `${key} without its salt`, shown: battery, leafSalts: otherSalts },
      {
        name: `${key} without its salt, with its leaf`,
        shown: battery,
        redactedLeaves,
        leafSalts: otherSalts,
      },
      {
        name: `${key} with an invented value, its salt and its leaf`,
        shown: { ...battery, [key]: 'invented' },
        redactedLeaves,
        leafSalts: { ...leafSalts, [key]: salt },
      },
      {
        name: `${key} masked without a leaf`,
        shown: { ...battery, [key]: REDACTION_PLACEHOLDER },
        leafSalts,
      },
      {
        name: `${key} masked, its leaf in upper case`,
        shown: { ...battery, [key]: REDACTION_PLACEHOLDER },
        redactedLeaves: { [key]: leafHashes[key]?.toUpperCase() ?? '' },
        leafSalts,
      },
    ];
  });
}

/** What proves a value in another passport of the same signer, which has the same values. */
function ofOther(seal: Seal, otherSeal: Seal): ForgedMetadata[] {
  return MASKABLE_KEYS.flatMap((key) => [
    {
      name: `the leaf of ${key} from another passport with the same value`,
      shown: { ...battery, [key]: REDACTION_PLACEHOLDER },
      redactedLeaves: { [key]: otherSeal.leafHashes[key] ?? '' },
      leafSalts: seal.leafSalts,
    },
    {
      name: `the salt of ${key} from another passport with the same value`,
      shown: battery,
      leafSalts: { ...seal.leafSalts, [key]: otherSeal.leafSalts[key] ?? '' },
    },
  ]);
}

function without(keys: readonly string[]): Metadata {
  return Object.fromEntries(Object.entries(battery).filter(([key]) => !keys.includes(key)));
}
