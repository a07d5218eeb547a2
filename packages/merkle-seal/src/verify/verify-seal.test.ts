import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  at,
  batteryMasks,
  batteryMetadata,
  ca,
  passportDocument,
  sealOf,
} from '../../test/support/passport.js';
import { verifySeal } from '../portable.js';
import type { SealCheckName } from './verify-seal.js';

const options = { trustAnchors: [ca.pem], at };
const seal = await sealOf(batteryMetadata);
const publicDocument = passportDocument({
  seal,
  metadata: batteryMetadata,
  maskedKeys: batteryMasks,
});

describe('verifySeal', () => {
  it('passes a document whichever maskable keys are masked, with the same root', () => {
    fc.assert(
      fc.property(fc.subarray(batteryMasks), (maskedKeys) => {
        const document = passportDocument({ seal, metadata: batteryMetadata, maskedKeys });
        const report = verifySeal(JSON.parse(JSON.stringify(document)), options);
        expect([report.verdict, report.merkleRoot]).toEqual(['passed', seal.merkleRoot]);
      }),
      { numRuns: 16 },
    );
  });

  it('reports one line for each check, in a fixed order', () => {
    const names: SealCheckName[] = [
      'document',
      'redactedLeaves',
      'flattenedCopies',
      'merkleRoot',
      'publicKeys',
      'signature',
      'certificateChain',
      'timestamp',
    ];
    const report = verifySeal(publicDocument, options);
    expect(report.checks.map(({ name }) => name)).toEqual(names);
    expect(verifySeal(null, options).checks.map(({ name }) => name)).toEqual(names);
  });

  it('says who sealed once the chain has passed, and not before', () => {
    expect(verifySeal(publicDocument, options).signer?.subject).toContain('Example Batteries GmbH');
    expect(verifySeal(publicDocument, { at }).signer).toBeUndefined();
  });

  it('never passes without a trust anchor', () => {
    const report = verifySeal(publicDocument, { at });
    expect(report.verdict).toBe('indeterminate');
    expect(outcomeOf(report, 'certificateChain')).toBe('indeterminate');
  });

  it('lets a failure outweigh a missing trust anchor', () => {
    const document = { ...publicDocument, category: 'toys' };
    expect(verifySeal(document, { at }).verdict).toBe('failed');
  });

  it('judges the certificate at the caller’s moment and says so', () => {
    const report = verifySeal(publicDocument, { ...options, at: new Date('2040-01-01') });
    expect(report.verdict).toBe('failed');
    expect(report.judgedAt).toEqual({ instant: '2040-01-01T00:00:00.000Z', source: 'caller' });
  });

  it('does not evaluate a time-stamp, whatever it holds, and claims no time from it', () => {
    const rfc3161 = { genTime: '2020-01-01T00:00:00.000Z', token: 'bm90IGEgdG9rZW4=' };
    const document = passportDocument({
      seal,
      metadata: batteryMetadata,
      maskedKeys: [],
      rfc3161,
    });
    const report = verifySeal(document, options);
    expect(outcomeOf(report, 'timestamp')).toBe('indeterminate');
    expect([report.verdict, report.judgedAt.source]).toEqual(['passed', 'caller']);
  });

  it('skips the time-stamp check when there is none', () => {
    expect(outcomeOf(verifySeal(publicDocument, options), 'timestamp')).toBe('skipped');
  });

  it('lists the product id as not covered, unless the seal binds it', () => {
    const unbound = { ...publicDocument, productId: 'ANOTHER-1' };
    const bound = verifySeal(publicDocument, options);
    expect([bound.productBound, bound.notCovered.includes('productId')]).toEqual([true, false]);
    const report = verifySeal(unbound, options);
    expect([report.productBound, report.notCovered[0]]).toEqual([false, 'productId']);
  });

  it('lists what the seal does not cover, with members that nobody sealed', () => {
    const document = { ...publicDocument, carbonFootprint: 1 };
    const { notCovered } = verifySeal(document, options);
    expect(notCovered).toEqual(
      expect.arrayContaining([
        'economicOperator',
        'manufacturingFacility',
        'status',
        'enrichment',
        'carbonFootprint',
      ]),
    );
    expect(notCovered).not.toContain('category');
  });

  it('does not take the document’s own members for copies of metadata', async () => {
    const metadata = { ...batteryMetadata, status: 'prototype' };
    const sealed = await sealOf(metadata);
    const document = passportDocument({ seal: sealed, metadata, maskedKeys: [] });
    const report = verifySeal(document, options);
    expect([document.status, document.metadata.status]).toEqual(['ACTIVE', 'prototype']);
    expect(report.verdict).toBe('passed');
    expect(report.notCovered).toContain('status');
  });

  it.each([
    ['its GTIN', { ...publicDocument }, true],
    ['another product id', { ...publicDocument, productId: '09506000134369' }, false],
    ['no product id', { ...publicDocument, productId: undefined }, false],
  ])('tells whether the product is bound: %s', (_, document, bound) => {
    expect(verifySeal(document, options).productBound).toBe(bound);
  });

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['text', 'text'],
    ['a list', [publicDocument]],
    ['an empty object', {}],
    ['an unsealed passport', { ...publicDocument, proof: null, digitalSeal: null }],
    ['a list item, whose proof is stripped', { ...publicDocument, proof: {} }],
    ['no metadata', { ...publicDocument, metadata: undefined }],
    ['metadata that is a list', { ...publicDocument, metadata: [] }],
    ['metadata that JSON cannot carry', { ...publicDocument, metadata: { a: 1n } }],
    ['no signing key', { ...publicDocument, signingPublicKey: null }],
    ['no seal', { ...publicDocument, digitalSeal: 7 }],
    ['another algorithm', withProof({ signatureAlgorithm: 'RSA' })],
    ['an upper-case root', withProof({ merkleRoot: seal.merkleRoot.toUpperCase() })],
    ['certificates that are no list', withProof({ x5c: 'MAA=' })],
    ['certificates that are no text', withProof({ x5c: [1] })],
    ['redacted leaves that are a list', withProof({ redactedLeaves: [] })],
    ['redacted leaves that are no text', withProof({ redactedLeaves: { facilityDetails: 1 } })],
    ['salts that are no text', withProof({ leafSalts: { facilityDetails: {} } })],
  ])('fails, and does not throw, for %s', (_, document) => {
    const report = verifySeal(document, options);
    expect([report.verdict, outcomeOf(report, 'document')]).toEqual(['failed', 'failed']);
    expect(report.merkleRoot).toBeUndefined();
  });

  it('never throws and never passes when any text of the proof is damaged', () => {
    const damageable = fc.constantFrom(
      'signatureValue',
      'publicKeyPem',
      'merkleRoot',
      'signatureAlgorithm',
    );
    fc.assert(
      fc.property(damageable, fc.string({ unit: 'binary', maxLength: 90 }), (name, text) => {
        expect(verifySeal(withProof({ [name]: text }), options).verdict).toBe('failed');
      }),
    );
  });

  it('reads own members only', () => {
    const document = withProof({ redactedLeaves: {} });
    const metadata: unknown = JSON.parse('{"constructor":"x","__proto__":{"a":1}}');
    expect(verifySeal({ ...document, metadata }, options).verdict).toBe('failed');
  });

  it.each([
    ['INVALID_TIME', { ...options, at: new Date(Number.NaN) }],
    ['INVALID_PEM', { ...options, trustAnchors: ['x'] }],
  ])('throws %s for the caller’s own options', (code, bad) => {
    expect(() => verifySeal(publicDocument, bad)).toThrow(expect.objectContaining({ code }));
  });
});

function withProof(change: Record<string, unknown>) {
  return { ...publicDocument, proof: { ...publicDocument.proof, ...change } };
}

function outcomeOf(report: ReturnType<typeof verifySeal>, name: SealCheckName) {
  return report.checks.find((check) => check.name === name)?.outcome;
}
