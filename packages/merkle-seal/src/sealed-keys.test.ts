import { describe, expect, it } from 'vitest';
import {
  at,
  ca,
  otherKeyPair,
  passportDocument,
  sealOf,
  signer,
} from '../test/support/passport.js';
import { encodeBase64 } from './base64.js';
import { createSealSigner, merkleRoot, verifySeal } from './portable.js';
import { REDACTION_PLACEHOLDER } from './redaction.js';
import type { Metadata } from './redaction.js';
import type { SealSigner } from './seal-signer.js';
import type { Seal } from './seal.js';
import { sealedKeysMessage } from './sealed-keys.js';

const options = { trustAnchors: [ca.pem], at };

const toyMetadata: Metadata = {
  category: 'toys',
  countryOfOrigin: 'DE',
  facilityDetails: [{ location: 'Ulm' }],
  hazards: ['small parts'],
};
const toySeal = await sealOf(toyMetadata);
const toyMasks = ['facilityDetails'];
const toyDocument = passportDocument({
  seal: toySeal,
  metadata: toyMetadata,
  maskedKeys: toyMasks,
});

/** The three ways to hide `hazards` behind a hash that is no leaf of the masked key. */
const { hazards: _hazards, ...withoutHazards } = toyDocument.metadata;
const hidingAttacks: readonly (readonly [string, Metadata, Record<string, string>])[] = [
  [
    'the inner node over its own leaf and the hidden one',
    withoutHazards,
    {
      facilityDetails: merkleRoot([
        toySeal.leafHashes.facilityDetails!,
        toySeal.leafHashes.hazards!,
      ]),
    },
  ],
  [
    'the leaf of another key at the same place',
    { ...withoutHazards, lifecycleAndInUse: REDACTION_PLACEHOLDER },
    {
      facilityDetails: toySeal.leafHashes.facilityDetails!,
      lifecycleAndInUse: toySeal.leafHashes.hazards!,
    },
  ],
  [
    'the root itself',
    { facilityDetails: REDACTION_PLACEHOLDER },
    { facilityDetails: toySeal.merkleRoot },
  ],
];

describe('a redacted leaf', () => {
  it.each(hidingAttacks)('cannot be %s', (_, metadata, redactedLeaves) => {
    const report = verifySeal(documentWith({ metadata, redactedLeaves }), options);
    expect(outcomeOf(report, 'merkleRoot')).toBe('passed');
    expect([report.verdict, outcomeOf(report, 'sealedKeys')]).toEqual(['failed', 'failed']);
  });

  it.each(hidingAttacks)('cannot be %s, the list left out', (_, metadata, redactedLeaves) => {
    const report = verifySeal(documentWith({ metadata, redactedLeaves, ...noList }), options);
    expect([report.verdict, outcomeOf(report, 'sealedKeys')]).toEqual(['failed', 'failed']);
  });

  it.each(hidingAttacks)('cannot be %s, the list adapted', (_, metadata, redactedLeaves) => {
    const sealedKeys = Object.keys(metadata).sort();
    const report = verifySeal(documentWith({ metadata, redactedLeaves, sealedKeys }), options);
    expect([report.verdict, outcomeOf(report, 'sealedKeys')]).toEqual(['failed', 'failed']);
  });
});

describe('the list of sealed keys', () => {
  it('passes a document whose every value is shown, also without the list', () => {
    const full = passportDocument({ seal: toySeal, metadata: toyMetadata, maskedKeys: [] });
    const { sealedKeys: _list, sealedKeysSignature: _signature, ...proof } = full.proof;
    expect(verifySeal(full, options).verdict).toBe('passed');
    expect(verifySeal({ ...full, proof }, options).verdict).toBe('passed');
  });

  it('fails a masked document without the list, and says what cannot be told', () => {
    const report = verifySeal(documentWith(noList), options);
    const check = report.checks.find(({ name }) => name === 'sealedKeys');
    expect([report.verdict, check?.outcome]).toEqual(['failed', 'failed']);
    expect(check?.message).toContain('hidden');
  });

  it.each<[string, Record<string, unknown>]>([
    ['half of it', { sealedKeys: undefined }],
    ['the other half', { sealedKeysSignature: undefined }],
    ['another order', { sealedKeys: toySeal.sealedKeys.toReversed() }],
    ['a key twice', { sealedKeys: [...toySeal.sealedKeys, 'hazards'] }],
    ['a key more', { sealedKeys: [...toySeal.sealedKeys, 'zinc'] }],
    ['a key less', { sealedKeys: toySeal.sealedKeys.slice(1) }],
    ['no key', { sealedKeys: [] }],
    ['an unpaired surrogate', { sealedKeys: ['\ud800'] }],
    ['a signature that is no base64', { sealedKeysSignature: '%%' }],
    ['the signature over the root', { sealedKeysSignature: toySeal.digitalSeal }],
  ])('fails with %s', (_, change) => {
    const report = verifySeal(documentWith(change), options);
    expect([report.verdict, outcomeOf(report, 'sealedKeys')]).toEqual(['failed', 'failed']);
  });

  it.each<[string, Record<string, unknown>]>([
    ['text', { sealedKeys: 'category' }],
    ['a list of other things', { sealedKeys: [1] }],
    ['a signature that is no text', { sealedKeysSignature: 1 }],
  ])('makes a document malformed that holds %s', (_, change) => {
    const report = verifySeal(documentWith(change), options);
    expect([report.verdict, outcomeOf(report, 'document')]).toEqual(['failed', 'failed']);
  });

  it.each<[string, SealSigner, (seal: Seal) => Seal]>([
    ['for another root', signer, (seal) => ({ ...seal, merkleRoot: '0'.repeat(64) })],
    ['by another key', createSealSigner(otherKeyPair.privateKeyPem), (seal) => seal],
  ])('fails when signed %s', async (_, listSigner, change) => {
    const signature = await listSigner.sign(sealedKeysMessage(change(toySeal)));
    const sealedKeysSignature = encodeBase64(signature);
    const report = verifySeal(documentWith({ sealedKeysSignature }), options);
    expect(failuresOf(report)).toEqual(['sealedKeys']);
  });

  it('may not sign a list in another order, even with the right key', async () => {
    const sealedKeys = toySeal.sealedKeys.toReversed();
    const signature = await signer.sign(sealedKeysMessage({ ...toySeal, sealedKeys }));
    const sealedKeysSignature = encodeBase64(signature);
    const report = verifySeal(documentWith({ sealedKeys, sealedKeysSignature }), options);
    expect(failuresOf(report)).toEqual(['sealedKeys']);
  });
});

const noList = { sealedKeys: undefined, sealedKeysSignature: undefined };

/** The toy's document with other metadata or another proof. */
function documentWith({
  metadata = toyDocument.metadata,
  ...proof
}: { metadata?: Metadata } & Record<string, unknown>) {
  const { hazards: _copy, ...members } = toyDocument as typeof toyDocument & Metadata;
  return { ...members, ...metadata, metadata, proof: { ...toyDocument.proof, ...proof } };
}

function outcomeOf(report: ReturnType<typeof verifySeal>, name: string) {
  return report.checks.find((check) => check.name === name)?.outcome;
}

function failuresOf({ checks }: ReturnType<typeof verifySeal>): string[] {
  return checks.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
}
