import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deterministicRandom } from '../test/support/deterministic-random.js';
import { caKeyPair, otherKeyPair, sealKeyPair } from '../test/support/passport.js';
import { createSealSigner, verifyCertificateChain } from './portable.js';
import { createSealCa, issueSealCertificate } from './certificates.js';
import type { CreateSealCaOptions, IssueSealCertificateOptions } from './certificates.js';
import { formatPem } from './encoding/pem.js';

const at = new Date('2026-06-01T00:00:00Z');
const signer = createSealSigner(caKeyPair.privateKeyPem);
const caOptions: CreateSealCaOptions = {
  subject: { commonName: 'Seal CA', organization: 'Platform', country: 'NL' },
  signer,
  notBefore: new Date('2026-01-01T00:00:00.900Z'),
  notAfter: new Date('2056-01-01T00:00:00Z'),
};
const ca = await createSealCa(caOptions);
const leafOptions: IssueSealCertificateOptions = {
  ca,
  subject: { commonName: 'Seal', organization: 'Müller, Söhne & Co' },
  publicKey: sealKeyPair.publicKeyPem,
  didUri: 'did:web:passports.example:tenants:7',
  notBefore: new Date('2026-01-01T00:00:00Z'),
  notAfter: new Date('2028-01-01T00:00:00Z'),
};

describe('createSealCa', () => {
  it('makes an authority that signed itself', () => {
    const certificate = new X509Certificate(ca.pem);
    expect(certificate.ca).toBe(true);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(certificate.subject).toBe('C=NL\nO=Platform\nCN=Seal CA');
    expect(certificate.issuer).toBe(certificate.subject);
  });

  it('states validity to the second, past 2049 too', () => {
    const { validFrom, validTo } = new X509Certificate(ca.der);
    expect(validFrom).toBe('Jan  1 00:00:00 2026 GMT');
    expect(validTo).toBe('Jan  1 00:00:00 2056 GMT');
  });

  it('gives the same certificate as PEM, DER and base64', () => {
    expect(Buffer.from(ca.base64, 'base64')).toEqual(Buffer.from(ca.der));
    expect(new X509Certificate(ca.pem).raw).toEqual(Buffer.from(ca.der));
  });

  it.each([0x00, 0x80, 0xff])('draws a positive serial of 16 bytes from bytes %i', async (byte) => {
    const made = await createSealCa({
      ...caOptions,
      randomBytes: (length) => new Uint8Array(length).fill(byte),
    });
    const { serialNumber } = new X509Certificate(made.pem);
    expect(serialNumber).toHaveLength(32);
    expect(Number.parseInt(serialNumber.slice(0, 2), 16)).toBeLessThan(0x80);
  });
});

describe('issueSealCertificate', () => {
  it('binds key, name and did:web under the authority', async () => {
    const leaf = new X509Certificate((await issueSealCertificate(leafOptions)).pem);
    expect(leaf.ca).toBe(false);
    expect(leaf.checkIssued(new X509Certificate(ca.pem))).toBe(true);
    expect(leaf.verify(new X509Certificate(ca.pem).publicKey)).toBe(true);
    expect(leaf.subject).toBe('O=Müller\\, Söhne & Co\nCN=Seal');
    expect(leaf.subjectAltName).toBe('URI:did:web:passports.example:tenants:7');
    expect(leaf.publicKey.export({ format: 'pem', type: 'spki' })).toBe(sealKeyPair.publicKeyPem);
  });

  it('puts country, organisation, its identifier and name in that order', async () => {
    const { pem } = await issueSealCertificate({
      ...leafOptions,
      subject: {
        commonName: 'Seal',
        organization: 'Example',
        country: 'DE',
        organizationIdentifier: 'VATDE-123456789',
      },
    });
    expect(new X509Certificate(pem).subject).toBe(
      'C=DE\nO=Example\norganizationIdentifier=VATDE-123456789\nCN=Seal',
    );
  });

  it('writes key usage without trailing zero bits, as DER wants', async () => {
    const leaf = Buffer.from((await issueSealCertificate(leafOptions)).der).toString('hex');
    expect(leaf).toContain('0603551d0f0101ff0404030206c0');
    expect(Buffer.from(ca.der).toString('hex')).toContain('0603551d0f0101ff040403020106');
  });

  it('issues what the chain check accepts', async () => {
    const { base64 } = await issueSealCertificate(leafOptions);
    const result = verifyCertificateChain({ x5c: [base64], trustAnchors: [ca.pem], at });
    expect(result).toMatchObject({
      outcome: 'passed',
      certificate: { subject: 'CN=Seal,O=Müller\\, Söhne & Co' },
    });
  });

  it('draws a new serial for each certificate', async () => {
    const [first, second] = [
      await issueSealCertificate(leafOptions),
      await issueSealCertificate(leafOptions),
    ];
    expect(new X509Certificate(first.pem).serialNumber).not.toBe(
      new X509Certificate(second.pem).serialNumber,
    );
  });

  it('makes the same bytes from the same randomness', async () => {
    const issue = () =>
      issueSealCertificate({ ...leafOptions, randomBytes: deterministicRandom('serial') });
    expect((await issue()).pem).toBe((await issue()).pem);
  });

  it.each<[string, Partial<IssueSealCertificateOptions>]>([
    ['INVALID_SUBJECT', { subject: { commonName: ' ', organization: 'O' } }],
    ['INVALID_SUBJECT', { subject: { commonName: 'CN', organization: '' } }],
    ['INVALID_SUBJECT', { subject: { commonName: 'CN', organization: 'O', country: 'de' } }],
    ['INVALID_SUBJECT', { subject: { commonName: 'CN', organization: 'O', country: '' } }],
    [
      'INVALID_SUBJECT',
      { subject: { commonName: 'CN', organization: 'O', organizationIdentifier: '' } },
    ],
    ['INVALID_SUBJECT', { didUri: 'https://passports.example' }],
    ['INVALID_SUBJECT', { didUri: 'did:web:' }],
    ['INVALID_SUBJECT', { didUri: 'did:web:exämple' }],
    ['INVALID_VALIDITY', { notAfter: leafOptions.notBefore }],
    ['INVALID_VALIDITY', { notAfter: new Date(Number.NaN) }],
    ['INVALID_PEM', { publicKey: 'key' }],
    [
      'INVALID_CERTIFICATE',
      { ca: { ...ca, signer: createSealSigner(otherKeyPair.privateKeyPem) } },
    ],
    [
      'INVALID_CERTIFICATE',
      { ca: { ...ca, pem: formatPem('CERTIFICATE', Uint8Array.of(0x30, 0)) } },
    ],
    ['INVALID_PEM', { ca: { ...ca, pem: '' } }],
  ])('refuses with %s: %#', async (code, change) => {
    await expect(issueSealCertificate({ ...leafOptions, ...change })).rejects.toMatchObject({
      code,
    });
  });
});
