import { describe, expect, it } from 'vitest';
import { deterministicRandom } from '../../test/support/deterministic-random.js';
import { at, ca, sealCertificate, sealKeyPair } from '../../test/support/passport.js';
import {
  CA_USAGE,
  der,
  ECDSA_WITH_SHA256,
  extension,
  RSA_WITH_SHA256,
  SEAL_USAGE,
  testCertificate,
} from '../../test/support/x509.js';
import type { TestCertificateOptions } from '../../test/support/x509.js';
import { generateSealKeyPair, verifyCertificateChain } from '../portable.js';
import { formatPem } from '../encoding/pem.js';

const rootKey = generateSealKeyPair(deterministicRandom('root'));
const middleKey = generateSealKeyPair(deterministicRandom('middle'));
const leafKey = generateSealKeyPair(deterministicRandom('leaf'));

const rootOptions: TestCertificateOptions = {
  subject: 'Root',
  issuer: 'Root',
  key: rootKey,
  issuerKey: rootKey,
  isCa: true,
  keyUsage: CA_USAGE,
};
const middleOptions: TestCertificateOptions = {
  ...rootOptions,
  subject: 'Middle',
  key: middleKey,
};
const leafOptions: TestCertificateOptions = {
  subject: 'Leaf',
  issuer: 'Root',
  key: leafKey,
  issuerKey: rootKey,
  keyUsage: SEAL_USAGE,
};
const underMiddle = { ...leafOptions, issuer: 'Middle', issuerKey: middleKey };

/** The outcome for a leaf, an optional authority between, and a trusted root. */
async function outcomeOf(chain: {
  leaf?: TestCertificateOptions;
  middle?: TestCertificateOptions;
  root?: TestCertificateOptions;
  at?: string;
}): Promise<string> {
  const members = [chain.leaf ?? leafOptions, ...(chain.middle ? [chain.middle] : [])];
  const ders = await Promise.all(members.map(testCertificate));
  const root = await testCertificate(chain.root ?? rootOptions);
  return verifyCertificateChain({
    x5c: ders.map(base64),
    trustAnchors: [formatPem('CERTIFICATE', root)],
    at: chain.at ? new Date(chain.at) : at,
  }).outcome;
}

describe('verifyCertificateChain', () => {
  it('accepts a leaf that a trust anchor issued, and says whose it is', () => {
    const result = verifyCertificateChain({
      x5c: [sealCertificate.base64],
      trustAnchors: [ca.pem],
      at,
    });
    expect(result).toMatchObject({
      outcome: 'passed',
      certificate: {
        subject:
          'CN=Example Batteries Seal,organizationIdentifier=VATDE-123456789,O=Example Batteries GmbH,C=DE',
        issuer: 'CN=Test Seal CA,O=Test Platform,C=DE',
        validFrom: '2025-01-01T00:00:00.000Z',
        validTo: '2034-12-31T23:59:59.000Z',
        publicKeyPem: sealKeyPair.publicKeyPem,
      },
    });
  });

  it('accepts a path over an authority in between', async () => {
    expect(await outcomeOf({ leaf: underMiddle, middle: middleOptions })).toBe('passed');
  });

  it('accepts a chain that includes the root, and finds the anchor among several', async () => {
    const root = await testCertificate(rootOptions);
    const other = await testCertificate({ ...rootOptions, key: leafKey, issuerKey: leafKey });
    const result = verifyCertificateChain({
      x5c: [base64(await testCertificate(leafOptions)), base64(root)],
      trustAnchors: [ca.pem, formatPem('CERTIFICATE', other) + formatPem('CERTIFICATE', root)],
      at,
    });
    expect(result.outcome).toBe('passed');
  });

  it.each<[string, TestCertificateOptions]>([
    ['that has expired', { ...rootOptions, notAfter: '251231235959Z' }],
    ['that may not sign certificates', { ...rootOptions, keyUsage: SEAL_USAGE }],
    ['of another key', { ...rootOptions, key: leafKey, issuerKey: leafKey }],
    ['whose key is of another kind', { ...rootOptions, keyAlgorithm: RSA_WITH_SHA256 }],
  ])('finds the anchor beside one of its name %s, in either order', async (_, options) => {
    const root = formatPem('CERTIFICATE', await testCertificate(rootOptions));
    const other = formatPem('CERTIFICATE', await testCertificate(options));
    const x5c = [base64(await testCertificate(leafOptions))];
    const outcomes = [
      [root, other],
      [other, root],
    ].map((trustAnchors) => verifyCertificateChain({ x5c, trustAnchors, at }).outcome);
    expect(outcomes).toEqual(['passed', 'passed']);
  });

  it('accepts an authority in between that is itself pinned', async () => {
    const result = verifyCertificateChain({
      x5c: [base64(await testCertificate(underMiddle))],
      trustAnchors: [formatPem('CERTIFICATE', await testCertificate(middleOptions))],
      at,
    });
    expect(result.outcome).toBe('passed');
  });

  it.each([
    ['2024-12-31T23:59:59.999Z', 'failed'],
    ['2025-01-01T00:00:00.000Z', 'passed'],
    ['2034-12-31T23:59:59.999Z', 'passed'],
    ['2035-01-01T00:00:00.000Z', 'failed'],
  ])('judges validity at %s: %s', async (moment, outcome) => {
    expect(await outcomeOf({ at: moment })).toBe(outcome);
  });

  it.each<[string, Parameters<typeof outcomeOf>[0]]>([
    [
      'another key’s signature under the right name',
      { leaf: { ...leafOptions, issuerKey: leafKey } },
    ],
    ['another issuer’s name on the right signature', { leaf: { ...leafOptions, issuer: 'root' } }],
    ['a missing authority in between', { leaf: underMiddle }],
    ['a leaf that is an authority', { leaf: { ...leafOptions, isCa: true } }],
    ['a leaf without key usage', { leaf: leafWithoutUsage() }],
    ['a leaf that may only agree keys', { leaf: { ...leafOptions, keyUsage: 0x08 } }],
    [
      'an issuer that is no authority',
      { leaf: underMiddle, middle: { ...middleOptions, isCa: false } },
    ],
    [
      'an issuer that may not sign certificates',
      { leaf: underMiddle, middle: { ...middleOptions, keyUsage: SEAL_USAGE } },
    ],
    [
      'an expired authority in between',
      { leaf: underMiddle, middle: { ...middleOptions, notAfter: '251231235959Z' } },
    ],
    ['an expired root', { root: { ...rootOptions, notAfter: '251231235959Z' } }],
    ['a root that is no authority', { root: { ...rootOptions, isCa: false } }],
    [
      'a path longer than its root allows',
      { leaf: underMiddle, middle: middleOptions, root: { ...rootOptions, pathLength: 0 } },
    ],
    [
      'an unknown critical extension on the leaf',
      { leaf: { ...leafOptions, extensions: [extension('551d25', true, der(0x30))] } },
    ],
    [
      'an unknown critical extension on the root',
      { root: { ...rootOptions, extensions: [extension('551d1e', true, der(0x30))] } },
    ],
    [
      'a repeated extension',
      { leaf: { ...leafOptions, extensions: [extension('551d13', true, der(0x30))] } },
    ],
    [
      'a critical extension whose boolean is neither 00 nor ff',
      { leaf: { ...leafOptions, extensions: [BARELY_CRITICAL] } },
    ],
    [
      'a critical extension whose boolean is of another type',
      { leaf: { ...leafOptions, extensions: [unknownExtension(der(0x02, [0xff]), SOME_VALUE)] } },
    ],
    [
      'a boolean behind the value of an extension',
      { leaf: { ...leafOptions, extensions: [unknownExtension(SOME_VALUE, der(0x01, [0xff]))] } },
    ],
    [
      'an extension of two values',
      { leaf: { ...leafOptions, extensions: [unknownExtension(SOME_VALUE, SOME_VALUE)] } },
    ],
    [
      'basic constraints with a member that has no place',
      { leaf: { ...leafOptions, constraints: der(0x30, der(0x05)) } },
    ],
    [
      'basic constraints in another order',
      { leaf: { ...leafOptions, constraints: der(0x30, der(0x02, [0]), der(0x01, [0xff])) } },
    ],
    [
      'a key usage with unused bits that are set',
      {
        leaf: {
          ...leafWithoutUsage(),
          extensions: [extension('551d0f', true, der(0x03, [1, 0xc1]))],
        },
      },
    ],
    [
      'a key usage without the bits it counts',
      { leaf: { ...leafWithoutUsage(), extensions: [extension('551d0f', true, der(0x03, [1]))] } },
    ],
    ['a field after the extensions', { leaf: { ...leafOptions, lastField: der(0x05) } }],
    ['two fields of extensions', { leaf: { ...leafOptions, lastField: der(0xa3, der(0x30)) } }],
    ['two algorithm names', { leaf: { ...leafOptions, innerAlgorithm: RSA_WITH_SHA256 } }],
    ['version 1', { leaf: { ...leafOptions, version: 0 } }],
  ])('fails for %s', async (_, chain) => {
    expect(await outcomeOf(chain)).toBe('failed');
  });

  it('accepts one authority below a root that allows one', async () => {
    const root = { ...rootOptions, pathLength: 1 };
    const middle = { ...middleOptions, pathLength: 0 };
    expect(await outcomeOf({ leaf: underMiddle, middle, root })).toBe('passed');
  });

  it('passes over extensions that are not critical', async () => {
    const extensions = [extension('551d25', false, der(0x30))];
    expect(await outcomeOf({ leaf: { ...leafOptions, extensions } })).toBe('passed');
  });

  it.each([
    ['a leaf', { leaf: { ...leafOptions, algorithm: RSA_WITH_SHA256 } }],
    [
      'a leaf whose ECDSA identifier carries parameters',
      { leaf: { ...leafOptions, algorithm: der(0x30, ECDSA_WITH_SHA256.subarray(2), der(0x05)) } },
    ],
  ])('cannot judge an unsupported signature on %s', async (_, chain) => {
    expect(await outcomeOf(chain)).toBe('indeterminate');
  });

  it.each([undefined, []])('cannot judge without trust anchors: %j', (trustAnchors) => {
    const result = verifyCertificateChain({
      x5c: [sealCertificate.base64],
      at,
      ...(trustAnchors && { trustAnchors }),
    });
    expect(result.outcome).toBe('indeterminate');
    expect(result.certificate?.publicKeyPem).toBe(sealKeyPair.publicKeyPem);
  });

  it('fails when the leaf itself is pinned', () => {
    const { base64: leaf, pem } = sealCertificate;
    const result = verifyCertificateChain({ x5c: [leaf], trustAnchors: [pem], at });
    expect(result.outcome).toBe('failed');
  });

  it.each([
    ['no certificate', []],
    ['text that is no base64', ['?']],
    ['bytes that are no certificate', ['MAA=']],
    ['bytes after the certificate', [base64(Uint8Array.from([...sealCertificate.der, 0]))]],
    ['an element after the signature', [base64(withElementAfterSignature(sealCertificate.der))]],
    ['a damaged second certificate', [sealCertificate.base64, 'MAA=']],
    ['nine certificates', Array.from({ length: 9 }, () => sealCertificate.base64)],
  ])('fails for %s', (_, x5c) => {
    const result = verifyCertificateChain({ x5c, trustAnchors: [ca.pem], at });
    expect(result.outcome).toBe('failed');
  });

  it('fails, and does not throw, for every certificate with one byte changed', () => {
    for (let index = 0; index < sealCertificate.der.length; index += 3) {
      const damaged = Uint8Array.from(sealCertificate.der);
      damaged[index] = damaged[index]! ^ 0x01;
      const { outcome } = verifyCertificateChain({
        x5c: [base64(damaged)],
        trustAnchors: [ca.pem],
        at,
      });
      expect([index, outcome]).not.toEqual([index, 'passed']);
    }
  });

  it.each<[string, readonly string[], Date]>([
    ['INVALID_TIME', [ca.pem], new Date(Number.NaN)],
    ['INVALID_PEM', ['not PEM'], at],
    ['INVALID_DER', [formatPem('CERTIFICATE', Uint8Array.of(0x30))], at],
  ])('throws %s for the caller’s own options', (code, trustAnchors, moment) => {
    expect(() =>
      verifyCertificateChain({ x5c: [sealCertificate.base64], trustAnchors, at: moment }),
    ).toThrow(expect.objectContaining({ code }));
  });
});

/** `critical` is true to a reader of BER, and to one that compares with ff it is not. */
const SOME_VALUE = der(0x04, der(0x30));
const BARELY_CRITICAL = unknownExtension(der(0x01, [0x01]), SOME_VALUE);

function unknownExtension(...parts: readonly Uint8Array[]): Uint8Array {
  return der(0x30, der(0x06, [0x55, 0x1d, 0x25]), ...parts);
}

/** The same signed bytes and signature, and a NULL behind them. */
function withElementAfterSignature(der: Uint8Array): Uint8Array {
  // A certificate of 256 to 65,535 bytes: 30 82 and two bytes of length.
  const length = der.length - 4 + 2;
  return Uint8Array.from([0x30, 0x82, length >> 8, length & 0xff, ...der.slice(4), 0x05, 0x00]);
}

function leafWithoutUsage(): TestCertificateOptions {
  const { keyUsage, ...options } = leafOptions;
  return options;
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
