import { formatTenantDid, VcError, vcReadiness } from '@dpp/vc';
import type { Knex } from 'knex';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import type { Clock } from '../../platform/clock.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { SigningKeyVault } from '../../platform/vault/signing-key-vault.js';
import {
  toBatchCredential,
  toPassportCredential,
  toUnitCredential,
  type CertifiablePassport,
  type CredentialKey,
  type CredentialOptions,
  type SecureCredential,
} from '../../representations/credentials/passport-credential.js';
import type { Batch } from '../passports/batches/batch-model.js';
import type { Passport } from '../passports/passport-model.js';
import type { BatteryUnit } from '../units/unit-model.js';
import { noStatusIndex } from '../passports/status/credential-readiness-model.js';
import { statusIndexReader } from '../passports/status/status-index-reader.js';

export interface IssueCredentialDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly vault: SigningKeyVault;
  readonly baseUrl: string;
}

/** What a credential is of: a passport, one batch or one battery unit of it. */
interface CertifiedSubject {
  readonly passport: Passport;
  readonly unit?: BatteryUnit;
  readonly batch?: Batch | undefined;
}

/** Issues the credential in one of its forms. It computes alone: the database has been asked. */
export type CredentialIssuer = (secure: SecureCredential) => Promise<string>;

/**
 * Reads what a credential takes from the database: the key that its issuer has now, the issuer, the place in the
 * status list.
 *
 * @throws a 406 when no credential can be issued for the passport as it is.
 */
export async function prepareCredential(
  deps: IssueCredentialDeps,
  { passport, unit, batch }: CertifiedSubject,
): Promise<CredentialIssuer> {
  const certifiable = requireCertifiable(passport);
  const { key, options } = await findIssuer(deps, passport);
  return async (secure) => {
    const credential = credentialOf({ ...(unit && { unit }), batch }, certifiable, options);
    return secure(credential, key).catch(refuseTooLarge);
  };
}

function credentialOf(
  { unit, batch }: Omit<CertifiedSubject, 'passport'>,
  passport: CertifiablePassport,
  options: CredentialOptions,
) {
  if (unit) return toUnitCredential(unit, passport, options);
  return batch
    ? toBatchCredential(batch, passport, options)
    : toPassportCredential(passport, options);
}

/** A credential that no verifier would read is none; another form may be had. */
function refuseTooLarge(error: unknown): never {
  if (!(error instanceof VcError) || error.code !== 'SD_JWT_TOO_LARGE') throw error;
  throw notReady('The passport is too large for a credential in this form.');
}

function requireCertifiable(passport: Passport): CertifiablePassport {
  const { manufacturingFacility } = passport;
  const { vcReady, blockers } = vcReadiness({ facility: manufacturingFacility });
  if (!vcReady || !manufacturingFacility) throw notReady(blockers.join(' '));
  if (passport.status === 'DRAFT') throw notReady('A draft has no credential.');
  return { ...passport, manufacturingFacility };
}

function notReady(message: string): ApiError {
  return ApiError.brief(406, message).withHeaders({ Vary: 'Accept' });
}

async function findIssuer(
  { db, clock, vault, baseUrl }: IssueCredentialDeps,
  passport: Passport,
): Promise<{ key: CredentialKey; options: CredentialOptions }> {
  const { tenantId } = passport;
  const key = await vault.findCurrent(db, tenantId);
  const tenant = await tenantRepository(db).find(tenantId);
  if (!key || !tenant) throw notReady('The issuer of this passport has no key.');
  const statusListIndex = await statusIndexReader(db).find(passport);
  // A server that did not draw any yet may have published it while the database was migrated.
  if (statusListIndex === undefined) {
    throw notReady(noStatusIndex);
  }
  const did = formatTenantDid({ baseUrl, tenantId });
  const { keyNumber, es256Signer } = key;
  return {
    key: { baseUrl, did, keyNumber, es256Signer, at: clock.now() },
    options: {
      baseUrl,
      issuer: { name: tenant.name, legalId: tenant.legalId },
      statusListIndex,
    },
  };
}
