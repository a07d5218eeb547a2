import { verify } from 'node:crypto';
import { p256 } from '@noble/curves/nist.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deterministicRandom } from '../../test/support/deterministic-random.js';
import { batteryMetadata, otherKeyPair, sealKeyPair, signer } from '../../test/support/passport.js';
import {
  createSealSigner,
  entryNode,
  hashMetadata,
  leafHash,
  merkleRoot,
  sealMetadata,
} from '../portable.js';
import { MASKABLE_KEYS, REDACTION_PLACEHOLDER } from '../tree/redaction.js';
import type { Metadata } from '../tree/redaction.js';
import type { SealSigner } from '../crypto/seal-signer.js';

describe('sealMetadata', () => {
  it('returns the leaves, their root, and a signature over its hex digits', async () => {
    const seal = await sealMetadata({ originCountry: 'DE', category: 'toys' }, { signer });
    const leaves = {
      category: leafHash('category', 'toys'),
      originCountry: leafHash('originCountry', 'DE'),
    };
    expect(seal.leafHashes).toEqual(leaves);
    const entryNodes = Object.entries(leaves).map(([key, leaf]) => entryNode(key, leaf));
    expect(seal.merkleRoot).toBe(merkleRoot(entryNodes));
    const signature = Buffer.from(seal.digitalSeal, 'base64');
    const message = Buffer.from(seal.merkleRoot, 'utf8');
    expect(verify('sha256', message, sealKeyPair.publicKeyPem, signature)).toBe(true);
  });

  it('orders its entries by the UTF-16 code units of their keys', async () => {
    const metadata = { b: 1, '\ufb33': 2, '\ud83d\ude00': 3, B: 4 };
    const { merkleRoot: root, leafHashes } = await sealMetadata(metadata, { signer });
    const inOrder = ['B', 'b', '\ud83d\ude00', '\ufb33'];
    expect(root).toBe(merkleRoot(inOrder.map((key) => entryNode(key, leafHashes[key]!))));
  });

  it('covers what hashMetadata gives without a signature', async () => {
    const randomBytes = deterministicRandom('tree');
    const { digitalSeal: _, ...tree } = await sealMetadata(batteryMetadata, {
      signer,
      randomBytes: deterministicRandom('tree'),
    });
    expect(hashMetadata(batteryMetadata, randomBytes)).toEqual(tree);
  });

  it('salts the maskable keys present, and no others', async () => {
    const { leafSalts } = await sealMetadata(batteryMetadata, { signer });
    expect(Object.keys(leafSalts).sort()).toEqual([
      'detailedPerformance',
      'facilityDetails',
      'lifecycleAndInUse',
    ]);
    expect(Object.values(leafSalts).every((salt) => /^[\w-]{22}$/.test(salt))).toBe(true);
  });

  it('draws new salts for each seal', async () => {
    const [first, second] = [
      await sealMetadata(batteryMetadata, { signer }),
      await sealMetadata(batteryMetadata, { signer }),
    ];
    expect(first.leafSalts.facilityDetails).not.toBe(second.leafSalts.facilityDetails);
    expect(first.merkleRoot).not.toBe(second.merkleRoot);
    expect(first.leafHashes.category).toBe(second.leafHashes.category);
  });

  it('gives no salt twice, however many it draws', () => {
    const salts = Array.from({ length: 200 }, () =>
      Object.values(hashMetadata(batteryMetadata).leafSalts),
    ).flat();
    expect(new Set(salts).size).toBe(salts.length);
  });

  it('does not depend on the order of keys', async () => {
    const entries = fc.shuffledSubarray(Object.entries(batteryMetadata), {
      minLength: Object.keys(batteryMetadata).length,
    });
    const expected = await rootOf(batteryMetadata);
    await fc.assert(
      fc.asyncProperty(entries, async (shuffled) => {
        expect(await rootOf(Object.fromEntries(shuffled))).toBe(expected);
      }),
      { numRuns: 15 },
    );
  });

  it('waits for a remote signer', async () => {
    const remote: SealSigner = {
      publicKeyPem: signer.publicKeyPem,
      sign: (message) => Promise.resolve().then(() => signer.sign(message)),
    };
    const seal = await sealMetadata({ category: 'toys' }, { signer: remote });
    expect(seal.digitalSeal).not.toBe('');
  });

  const maskedAway = MASKABLE_KEYS.map((key): [string, Metadata] => [
    'PLACEHOLDER_VALUE',
    { category: 'toys', [key]: REDACTION_PLACEHOLDER },
  ]);

  it.each<[string, Metadata]>([
    ...maskedAway,
    ['PLACEHOLDER_VALUE', { category: REDACTION_PLACEHOLDER }],
    ['EMPTY_METADATA', {}],
    ['METADATA_NOT_OBJECT', [1] as unknown as Metadata],
    ['METADATA_NOT_OBJECT', null as unknown as Metadata],
    ['NOT_JSON', { category: 'toys', size: Number.NaN }],
    ['NOT_JSON', { '\ud800': 'toys' }],
  ])('refuses with %s: %j', async (code, metadata) => {
    await expect(sealMetadata(metadata, { signer })).rejects.toMatchObject({ code });
  });

  it.each<[string, SealSigner]>([
    [
      'signs with another key',
      { ...createSealSigner(otherKeyPair.privateKeyPem), publicKeyPem: signer.publicKeyPem },
    ],
    ['signs something else', { ...signer, sign: () => signer.sign(Uint8Array.of(1)) }],
    ['answers with r and s side by side', { ...signer, sign: compactSignature }],
    ['answers with nothing', { ...signer, sign: () => new Uint8Array() }],
  ])('returns no seal when the signer %s', async (_, faulty) => {
    await expect(sealMetadata({ category: 'toys' }, { signer: faulty })).rejects.toMatchObject({
      code: 'INVALID_SIGNATURE',
    });
  });

  it('lets the signer’s own error through', async () => {
    const error = new Error('vault is locked');
    const locked = { ...signer, sign: () => Promise.reject(error) };
    await expect(sealMetadata({ category: 'toys' }, { signer: locked })).rejects.toBe(error);
  });
});

async function rootOf(metadata: Metadata): Promise<string> {
  const options = { signer, randomBytes: deterministicRandom('order') };
  return (await sealMetadata(metadata, options)).merkleRoot;
}

async function compactSignature(message: Uint8Array): Promise<Uint8Array> {
  return p256.Signature.fromBytes(await signer.sign(message), 'der').toBytes('compact');
}
