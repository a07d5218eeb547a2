import { describe, expect, it } from 'vitest';
import {
  at,
  batteryMasks,
  batteryMetadata,
  ca,
  otherKeyPair,
  passportDocument,
  sealKeyPair,
  sealOf,
} from '../../test/support/passport.js';
import { didDocumentOf } from '../../test/support/did-document.js';
import { createAuditBundle, parseAuditBundle } from '../document/audit-bundle.js';
import * as main from '../index.js';
import * as node from '../node.js';
import { canonicalJson } from '../json/canonical-json.js';

const document = passportDocument({
  metadata: batteryMetadata,
  seal: await sealOf(batteryMetadata),
  maskedKeys: batteryMasks,
});
const didDocument = didDocumentOf(otherKeyPair.publicKeyPem, sealKeyPair.publicKeyPem);
const bundle = createAuditBundle({ document, created: at, certificates: [ca.pem], didDocument });
const trust = { trustAnchors: [ca.pem], at };
/** A copy that can be changed. */
const copy = () => structuredClone(bundle) as unknown as Record<string, unknown>;

describe('createAuditBundle', () => {
  it('survives a text and back', () => {
    expect(parseAuditBundle(main.parseIJson(JSON.stringify(bundle)))).toEqual(bundle);
  });

  it('takes one text of several certificates apart', () => {
    const certificates = [ca.pem + ca.pem];
    const { untrustedCertificates } = createAuditBundle({ document, created: at, certificates });
    expect(untrustedCertificates).toEqual([ca.pem, ca.pem]);
  });

  it.each([
    ['a document without a seal', { document: { metadata: {} } }, 'MALFORMED_DOCUMENT'],
    ['a text for a document', { document: 'x' }, 'MALFORMED_DOCUMENT'],
    ['a key for a certificate', { certificates: [sealKeyPair.publicKeyPem] }, 'INVALID_PEM'],
    ['a list for a DID document', { didDocument: [] }, 'MALFORMED_BUNDLE'],
    ['an invalid date', { created: new Date('x') }, 'INVALID_TIME'],
  ])('refuses %s', (_, wrong, code) => {
    expect(() => createAuditBundle({ document, created: at, ...wrong })).toThrow(
      expect.objectContaining({ code }),
    );
  });
});

describe('verifyBundle', () => {
  it('passes the document under the caller’s own trust anchor', () => {
    const report = main.verifyBundle(bundle, trust);
    expect(report.verdict).toBe('passed');
    expect(report.checks.map(({ name }) => name)).toEqual([
      'bundle',
      ...main.verifySeal(document, trust).checks.map(({ name }) => name),
      'didDocument',
    ]);
    expect(report.authorities).toEqual([
      { subject: 'CN=Test Seal CA,O=Test Platform,C=DE', trusted: true },
    ]);
  });

  it('does not trust a certificate for being in the bundle', () => {
    const report = main.verifyBundle(bundle, { at });
    expect(report.verdict).toBe('indeterminate');
    expect(report.authorities).toMatchObject([{ trusted: false }]);
    expect(report.signer).toBeUndefined();
  });

  it('says that what stands beside the document is not sealed', () => {
    expect(main.verifyBundle(bundle, trust).notCovered).toEqual(
      expect.arrayContaining(['economicOperator', 'bundle.created', 'bundle.didDocument']),
    );
  });

  it('fails an altered document', () => {
    const metadata = { ...document.metadata, originCountry: 'FR' };
    const forged = { ...bundle, document: { ...document, metadata } };
    expect(main.verifyBundle(forged, trust).verdict).toBe('failed');
  });

  it('fails a DID document that does not list the key', () => {
    const foreign = { ...bundle, didDocument: didDocumentOf(otherKeyPair.publicKeyPem) };
    const report = main.verifyBundle(foreign, trust);
    expect(report.verdict).toBe('failed');
    expect(report.checks.filter(({ outcome }) => outcome === 'failed')).toMatchObject([
      { name: 'didDocument' },
    ]);
  });

  it('skips the check of a DID document that is not there', () => {
    const { didDocument: _left, ...without } = bundle;
    const report = main.verifyBundle(without, trust);
    expect(report.verdict).toBe('passed');
    expect(report.checks.at(-1)).toMatchObject({ name: 'didDocument', outcome: 'skipped' });
  });

  it.each<[string, (bundle: Record<string, unknown>) => unknown]>([
    ['no object', () => null],
    ['a list', () => [bundle]],
    ['another type', (any) => ({ ...any, type: 'MerkleLeafProof' })],
    ['a later version', (any) => ({ ...any, version: 2 })],
    ['a version as text', (any) => ({ ...any, version: '1' })],
    ['no time', ({ created: _left, ...any }) => any],
    ['a local time', (any) => ({ ...any, created: '2026-03-01T12:00:00' })],
    ['a month 13', (any) => ({ ...any, created: '2026-13-01T12:00:00Z' })],
    ['no document', ({ document: _left, ...any }) => any],
    ['a document as text', (any) => ({ ...any, document: JSON.stringify(any.document) })],
    ['no list of certificates', ({ untrustedCertificates: _left, ...any }) => any],
    ['a certificate that is none', (any) => ({ ...any, untrustedCertificates: ['MIIB'] })],
    ['a public key', (any) => ({ ...any, untrustedCertificates: [sealKeyPair.publicKeyPem] })],
    ['two in one text', (any) => ({ ...any, untrustedCertificates: [ca.pem + ca.pem] })],
    ['a DID document of null', (any) => ({ ...any, didDocument: null })],
    ['a status list that is no text', (any) => ({ ...any, statusLists: [{}] })],
    ['a text for status lists', (any) => ({ ...any, statusLists: 'eyJ' })],
    ['status lists of null', (any) => ({ ...any, statusLists: null })],
    ['a member nobody reads', (any) => ({ ...any, trustAnchors: [ca.pem] })],
  ])('fails a bundle with %s, and checks nothing in it', (_, change) => {
    const { verdict, checks, authorities } = main.verifyBundle(change(copy()), trust);
    expect(verdict).toBe('failed');
    expect(checks[0]).toMatchObject({ name: 'bundle', outcome: 'failed' });
    expect(checks.slice(1).every(({ outcome }) => outcome === 'skipped')).toBe(true);
    expect(authorities).toEqual([]);
  });

  it('passes a bundle with status lists, and says that no seal covers them', () => {
    const statusLists = ['eyJhbGciOiJFUzI1NiJ9.e30.c2ln'];
    const made = createAuditBundle({ document, created: at, statusLists });
    expect(made.statusLists).toEqual(statusLists);
    const { verdict, notCovered } = main.verifyBundle(made, trust);
    expect(verdict).toBe('passed');
    expect(notCovered).toContain('bundle.statusLists');
  });

  it('throws for the caller’s own trust anchors alone', () => {
    expect(() => main.verifyBundle(bundle, { trustAnchors: ['x'], at })).toThrow(
      expect.objectContaining({ code: 'INVALID_PEM' }),
    );
    expect(() => main.verifyBundle(bundle, { at: new Date('x') })).toThrow(
      expect.objectContaining({ code: 'INVALID_TIME' }),
    );
  });

  it('reports the same with node:crypto', () => {
    const damaged = { ...bundle, document: { ...document, digitalSeal: 'AAAA' } };
    for (const any of [bundle, damaged, {}]) {
      expect(canonicalJson(node.verifyBundle(any, trust))).toBe(
        canonicalJson(main.verifyBundle(any, trust)),
      );
    }
  });
});
