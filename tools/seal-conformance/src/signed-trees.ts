import {
  canonicalJson,
  entryNode,
  merkleRoot,
  type Metadata,
  type Seal,
} from '@dpp/merkle-seal/node';
import { sha256 } from './workshop.js';

export interface SignedRoot {
  readonly name: string;
  readonly root: string;
}

/** Roots of trees that are not built as they should be, signed by the right key all the same. */
export function otherTrees({ leafHashes }: Seal): SignedRoot[] {
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

/** Over a number of entries that is not a power of two: trees that treat the last one in another way. */
export function lopsidedTrees({ leafHashes }: Seal): SignedRoot[] {
  const nodes = Object.keys(leafHashes)
    .sort()
    .map((key) => entryNode(key, leafHashes[key] ?? ''));
  const last = nodes.at(-1) ?? '';
  const join = (left: string, right: string) => merkleRoot([left, right]);
  return [
    { name: 'the last entry joined with itself', root: merkleRoot([...nodes, last]) },
    {
      name: 'the last entry at the front',
      root: merkleRoot([last, ...nodes.slice(0, -1)]),
    },
    { name: 'the last entry left out', root: merkleRoot(nodes.slice(0, -1)) },
    {
      name: 'the larger half on the right',
      root: join(merkleRoot(nodes.slice(0, 3)), merkleRoot(nodes.slice(3))),
    },
    {
      name: 'a chain from the left',
      root: nodes.slice(1).reduce(join, nodes[0] ?? ''),
    },
    {
      name: 'a chain from the right',
      root: nodes.toReversed().reduce((right, left) => join(left, right)),
    },
    { name: 'all entries twice', root: merkleRoot([...nodes, ...nodes]) },
  ];
}

/** Trees as they should be, over leaves that are not: with another prefix, another text or another salt. */
export function otherLeaves(metadata: Metadata, { leafSalts }: Seal): SignedRoot[] {
  const keys = Object.keys(metadata).sort();
  const root = (leafOf: (key: string, value: unknown, salt: string | undefined) => string) =>
    merkleRoot(keys.map((key) => entryNode(key, leafOf(key, metadata[key], leafSalts[key]))));
  const parts = (key: string, value: unknown, salt?: string) => [
    key,
    value,
    ...(salt === undefined ? [] : [salt]),
  ];
  const leaf = (prefix: string, value: unknown, text = canonicalJson(value)) =>
    sha256(prefix + Buffer.from(text).toString('hex'));
  const spaced = (value: unknown) => JSON.stringify(value, undefined, 1);
  return [
    ...['', '01', '02', '0000'].map((prefix) => ({
      name: `leaves with the prefix ${prefix || 'of nothing'}`,
      root: root((...entry) => leaf(prefix, parts(...entry))),
    })),
    { name: 'no salt', root: root((key, value) => leaf('00', [key, value])) },
    {
      name: 'a salt for every key',
      root: root((key, value, salt = '') => leaf('00', [key, value, salt])),
    },
    {
      name: 'the salt before the value',
      root: root((key, value, salt) => leaf('00', salt ? [key, salt, value] : [key, value])),
    },
    {
      name: 'the salt in hexadecimal',
      root: root((key, value, salt) =>
        leaf('00', parts(key, value, salt && Buffer.from(salt, 'base64url').toString('hex'))),
      ),
    },
    {
      name: 'values without keys',
      root: root((_, value, salt) => leaf('00', parts('', value, salt))),
    },
    { name: 'the value before the key', root: root((key, value) => leaf('00', [value, key])) },
    { name: 'objects for lists', root: root((key, value) => leaf('00', { [key]: value })) },
    {
      name: 'text with white space',
      root: root((...entry) => leaf('00', null, spaced(parts(...entry)))),
    },
    {
      name: 'the text of values',
      root: root((key, value, salt) => leaf('00', parts(key, canonicalJson(value), salt))),
    },
  ];
}
