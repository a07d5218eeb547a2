import { X509Certificate } from 'node:crypto';
import type { Knex } from 'knex';
import type { Config } from '../../config.js';
import { migrationNames } from '../../platform/db/schema/migrate.js';
import { readMigrationState } from '../../platform/db/schema/migration-state.js';
import type { PlatformSecretRow } from '../../platform/db/tables.js';
import { failed, ok, warning, type Finding } from './finding.js';

const dayMs = 86_400_000;

/** How long before its end a certificate is warned of, in days. */
const noticeDays = { authority: 365, signing: 90, anchor: 30 };

/** Rows read at a time. */
const batchSize = 500;

interface CheckedCertificates {
  readonly config: Config;
  readonly now: Date;
  /** Undefined where the database cannot be read. */
  readonly knex: Knex | undefined;
}

/** Certificates that have ended or soon will, of the seal CA, of workspaces and of the configuration. */
export async function checkCertificates(checked: CheckedCertificates): Promise<Finding[]> {
  return [
    ...(await checkSealAuthority(checked)),
    ...(await checkSigningKeys(checked)),
    ...checkAnchors(checked),
  ];
}

async function checkSealAuthority({ config, now, knex }: CheckedCertificates): Promise<Finding[]> {
  const check = 'seal CA';
  const pem = config.sealCa?.certificatePem ?? (await findMadeAuthority(knex));
  if (pem === undefined) return [];
  const end = endOf(pem);
  const cure =
    'Set SEAL_CA_KEY_PEM and SEAL_CA_CERT_PEM to a new authority; the earlier one stays published.';
  if (end <= now) {
    return [
      failed(check, `Its certificate ended on ${dateOf(end)}: new seals do not verify.`, cure),
    ];
  }
  if (daysLeft(end, now) < noticeDays.authority) {
    return [warning(check, `Its certificate ends on ${dateOf(end)}.`, cure)];
  }
  return [ok(check, `Its certificate is valid until ${dateOf(end)}.`)];
}

async function findMadeAuthority(knex: Knex | undefined): Promise<string | undefined> {
  if (!knex || !(await hasSchema(knex))) return undefined;
  const row = await knex<PlatformSecretRow>('platform_secrets')
    .where({ name: 'seal-ca' })
    .first('certificate_pem');
  return row?.certificate_pem ?? undefined;
}

async function checkSigningKeys({ now, knex }: CheckedCertificates): Promise<Finding[]> {
  if (!knex || !(await hasSchema(knex))) return [];
  const check = 'signing certificates';
  const ended: string[] = [];
  const ending: string[] = [];
  let count = 0;
  for await (const { subdomain, end } of readSigningCertificates(knex)) {
    count++;
    if (end <= now) ended.push(subdomain);
    else if (daysLeft(end, now) < noticeDays.signing) ending.push(subdomain);
  }
  const cure =
    'Let an administrator of each workspace rotate its signing key: POST /api/v1/tenants/rotate-keys';
  if (ended.length > 0) {
    return [failed(check, `Ended, so that new seals do not verify: ${listOf(ended)}.`, cure)];
  }
  if (ending.length > 0) {
    const message = `They end within ${noticeDays.signing} days: ${listOf(ending)}.`;
    return [warning(check, message, cure)];
  }
  return [
    ok(check, `Those of ${count} workspaces are valid for ${noticeDays.signing} days and more.`),
  ];
}

interface SigningCertificate {
  readonly subdomain: string;
  readonly end: Date;
}

/** The certificate of the key that each workspace signs with. */
async function* readSigningCertificates(knex: Knex): AsyncGenerator<SigningCertificate> {
  for (let after: string | undefined; ;) {
    const query = knex('signing_keys as key')
      .join('tenants as tenant', 'tenant.id', 'key.tenant_id')
      .whereNull('key.retired_at')
      .orderBy('key.tenant_id')
      .limit(batchSize);
    if (after !== undefined) void query.where('key.tenant_id', '>', after);
    const rows: { id: string; subdomain: string; chain: string[] }[] = await query.select(
      'key.tenant_id as id',
      'tenant.subdomain as subdomain',
      'key.certificate_chain as chain',
    );
    for (const { subdomain, chain } of rows) {
      const [leaf] = chain;
      if (leaf !== undefined) yield { subdomain, end: endOf(Buffer.from(leaf, 'base64')) };
    }
    after = rows.at(-1)?.id;
    if (after === undefined || rows.length < batchSize) return;
  }
}

const anchorVariables = [
  ['TSA_CA_PEM', ({ timestamping }: Config) => timestamping.caPem],
  ['EIDAS_TRUST_ANCHORS_PEM', ({ eidasTrustAnchorsPem }: Config) => eidasTrustAnchorsPem],
] as const;

function checkAnchors({ config, now }: CheckedCertificates): Finding[] {
  return anchorVariables.flatMap(([name, pemsOf]) => {
    const pems = pemsOf(config)?.match(
      /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g,
    );
    if (!pems) return [];
    const ends = pems.map(endOf).filter((end) => daysLeft(end, now) < noticeDays.anchor);
    const [end] = ends;
    if (!end) return [ok(name, `${pems.length} certificates, none of which ends soon.`)];
    const message = `${ends.length} of ${pems.length} certificates end or have ended, one on ${dateOf(end)}.`;
    return [
      warning(
        name,
        message,
        `Add the certificate that follows to ${name}, and leave the old one in.`,
      ),
    ];
  });
}

async function hasSchema(knex: Knex): Promise<boolean> {
  return (await readMigrationState(knex, migrationNames)).done.length > 0;
}

const endOf = (certificate: string | Buffer): Date =>
  new Date(new X509Certificate(certificate).validTo);

const daysLeft = (end: Date, now: Date): number => (end.getTime() - now.getTime()) / dayMs;

const dateOf = (date: Date): string => date.toISOString().slice(0, 10);

function listOf(subdomains: readonly string[]): string {
  const shown = subdomains.slice(0, 5).join(', ');
  return subdomains.length > 5 ? `${shown} and ${subdomains.length - 5} more` : shown;
}
