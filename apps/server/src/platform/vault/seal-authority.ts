import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { SealSigner } from '@dpp/merkle-seal';
import { createSealCa, issueSealCertificate } from '@dpp/merkle-seal/certificates';
import { formatTenantDid } from '@dpp/vc';
import type { Knex } from 'knex';
import type { Tenant } from '../auth/caller-model.js';
import type { PlatformSecretRow } from '../db/tables.js';
import { openEnvelope, sealEnvelope, type KeyEncryptionKey } from './envelope.js';
import { requireVaultKeyOf } from './vault-key-check.js';

/** The platform's certificate authority for seals: it says which legal entity holds which key. */
export interface SealAuthority {
  readonly certificatePem: string;
  /** @returns Base64 DER certificates, leaf first. */
  certify(request: { tenant: Tenant; publicKeyPem: string; at: Date }): Promise<string[]>;
}

const caName = 'seal-ca';
const caValidityYears = 25;
const leafValidityYears = 10;

/** `VATDE-123456789` and the like (EN 319 412-1, 5.1.4); other ids have no place in a certificate. */
const organizationIdentifier = /^[A-Z]{3}[A-Z]{2}-.+$/;

/** Takes the configured authority, or the one in the vault, made at the first start. */
export async function openSealAuthority(options: {
  db: Knex;
  keyEncryptionKey: KeyEncryptionKey;
  baseUrl: string;
  configured: { privateKeyPem: string; certificatePem: string } | undefined;
  at: Date;
}): Promise<SealAuthority> {
  await requireVaultKeyOf(options.db, options);
  const { privateKeyPem, certificatePem } = options.configured ?? (await keptAuthority(options));
  const signer = signerOf(privateKeyPem);
  return {
    certificatePem,
    async certify({ tenant, publicKeyPem, at }) {
      const leaf = await issueSealCertificate({
        ca: { pem: certificatePem, signer },
        subject: subjectOf(tenant),
        publicKey: publicKeyPem,
        didUri: formatTenantDid({ baseUrl: options.baseUrl, tenantId: tenant.id }),
        notBefore: at,
        notAfter: yearsAfter(at, leafValidityYears),
      });
      return [leaf.base64, pemBody(certificatePem)];
    },
  };
}

async function keptAuthority(options: {
  db: Knex;
  keyEncryptionKey: KeyEncryptionKey;
  at: Date;
}): Promise<{ privateKeyPem: string; certificatePem: string }> {
  const { db, keyEncryptionKey } = options;
  const secrets = () => db<PlatformSecretRow>('platform_secrets').where({ name: caName });
  if (!(await secrets().first('name'))) {
    const made = await makeAuthority(options.at);
    // Of instances that start together the first wins; all read back what it wrote.
    await db<PlatformSecretRow>('platform_secrets')
      .insert({
        name: caName,
        envelope: sealEnvelope(keyEncryptionKey, Buffer.from(made.privateKeyPem), caContext),
        certificate_pem: made.certificatePem,
        created_at: options.at,
      })
      .onConflict('name')
      .ignore();
  }
  const row = await secrets().first();
  if (!row?.certificate_pem) throw new Error('The seal CA has no certificate.');
  const privateKeyPem = openEnvelope(keyEncryptionKey, row.envelope, caContext).toString();
  return { privateKeyPem, certificatePem: row.certificate_pem };
}

const caContext = `platform|${caName}`;

async function makeAuthority(at: Date) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const privateKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const ca = await createSealCa({
    subject: { commonName: 'DPP Seal CA', organization: 'DPP Platform' },
    signer: signerOf(privateKeyPem),
    notBefore: at,
    notAfter: yearsAfter(at, caValidityYears),
  });
  return { privateKeyPem, certificatePem: ca.pem };
}

function signerOf(privateKeyPem: string): SealSigner {
  const privateKey = createPrivateKey(privateKeyPem);
  return {
    publicKeyPem: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
    sign: (message) => sign('sha256', message, privateKey),
  };
}

function subjectOf(tenant: Tenant) {
  const { legalId, name } = tenant;
  return {
    commonName: name,
    organization: name,
    ...(legalId && organizationIdentifier.test(legalId) && { organizationIdentifier: legalId }),
  };
}

function yearsAfter(date: Date, years: number): Date {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}

/** The base64 between a PEM text's first two lines of dashes. */
function pemBody(pem: string): string {
  return (/-----BEGIN CERTIFICATE-----([^-]+)/.exec(pem)?.[1] ?? '').replace(/\s/g, '');
}
