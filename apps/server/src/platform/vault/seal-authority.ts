import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { createSealCa, issueSealCertificate } from '@dpp/merkle-seal/certificates';
import { createSealSigner } from '@dpp/merkle-seal/node';
import { formatTenantDid } from '@dpp/vc';
import type { Knex } from 'knex';
import type { Tenant } from '../auth/caller-model.js';
import type { PlatformSecretRow, SealAuthorityRow } from '../db/tables.js';
import { maxClockSkewMs } from '../timestamping/timestamp-authority.js';
import { openEnvelope, sealEnvelope, type VaultKeys } from './envelope.js';
import { certificateSubjectOf } from './legal-entity.js';

/** The platform's certificate authority for seals: it says which legal entity holds which key. */
export interface SealAuthority {
  /** @returns Base64 DER certificates, leaf first. */
  certify(request: { tenant: Tenant; publicKeyPem: string; at: Date }): Promise<string[]>;
  /** PEM certificates of every generation that ever issued here, the newest first. */
  listCertificates(db: Knex): Promise<string[]>;
}

const caName = 'seal-ca';
const caValidityYears = 25;
const leafValidityYears = 10;

/**
 * How long before its making a certificate is valid. A time-stamp may be taken at once, by an authority with a slow
 * clock, and the certificate is judged at that time.
 */
const backdatedMs = 2 * maxClockSkewMs;

/** Takes the configured authority, or the one in the vault, made at the first start. */
export async function openSealAuthority(options: {
  db: Knex;
  vaultKeys: VaultKeys;
  baseUrl: string;
  configured: { privateKeyPem: string; certificatePem: string } | undefined;
  at: Date;
}): Promise<SealAuthority> {
  const { db, at, baseUrl } = options;
  const { privateKeyPem, certificatePem } = options.configured ?? (await keptAuthority(options));
  const signer = createSealSigner(createPrivateKey(privateKeyPem));
  await db<SealAuthorityRow>('seal_authorities')
    .insert({ certificate_pem: certificatePem, first_used_at: at })
    .onConflict('certificate_pem')
    .ignore();
  return {
    async certify({ tenant, publicKeyPem, at }) {
      const leaf = await issueSealCertificate({
        ca: { pem: certificatePem, signer },
        subject: certificateSubjectOf(tenant),
        publicKey: publicKeyPem,
        didUri: formatTenantDid({ baseUrl, tenantId: tenant.id }),
        notBefore: new Date(at.getTime() - backdatedMs),
        notAfter: yearsAfter(at, leafValidityYears),
      });
      return [leaf.base64, pemBody(certificatePem)];
    },
    async listCertificates(db) {
      const rows = await db<SealAuthorityRow>('seal_authorities').orderBy('first_used_at', 'desc');
      return rows.map(({ certificate_pem }) => certificate_pem);
    },
  };
}

async function keptAuthority(options: {
  db: Knex;
  vaultKeys: VaultKeys;
  at: Date;
}): Promise<{ privateKeyPem: string; certificatePem: string }> {
  const { db, vaultKeys } = options;
  const secrets = () => db<PlatformSecretRow>('platform_secrets').where({ name: caName });
  if (!(await secrets().first('name'))) {
    const made = await makeAuthority(options.at);
    // The first of several instances that start together stores it; all read back what it wrote.
    await db<PlatformSecretRow>('platform_secrets')
      .insert({
        name: caName,
        envelope: sealEnvelope(
          vaultKeys,
          Buffer.from(made.privateKeyPem),
          platformContextOf(caName),
        ),
        certificate_pem: made.certificatePem,
        created_at: options.at,
      })
      .onConflict('name')
      .ignore();
  }
  const row = await secrets().first();
  if (!row?.certificate_pem) throw new Error('The seal CA has no certificate.');
  const privateKeyPem = openEnvelope(vaultKeys, row.envelope, platformContextOf(caName)).toString();
  return { privateKeyPem, certificatePem: row.certificate_pem };
}

async function makeAuthority(at: Date) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const privateKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const ca = await createSealCa({
    subject: { commonName: 'DPP Seal CA', organization: 'DPP Platform' },
    signer: createSealSigner(privateKey),
    notBefore: new Date(at.getTime() - backdatedMs),
    notAfter: yearsAfter(at, caValidityYears),
  });
  return { privateKeyPem, certificatePem: ca.pem };
}

/** Binds an envelope of the platform's own to its name. */
export function platformContextOf(name: string): string {
  return `platform|${name}`;
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
