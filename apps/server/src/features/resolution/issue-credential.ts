import { vcReadiness } from '@dpp/vc';
import type { Knex } from 'knex';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { SigningKeyVault } from '../../platform/vault/signing-key-vault.js';
import type { SignCredential } from '../../representations/representations.js';
import type { Passport } from '../passports/passport-model.js';

export interface IssueCredentialDeps {
  readonly db: Knex;
  readonly vault: SigningKeyVault;
  readonly baseUrl: string;
}

/**
 * Signs a passport as a credential, with the key that its issuer has now.
 *
 * @throws a 406 when no credential can be issued for the passport as it is.
 */
export async function issueCredential(
  { db, vault, baseUrl }: IssueCredentialDeps,
  passport: Passport,
  sign: SignCredential,
): Promise<string> {
  const facility = passport.manufacturingFacility;
  const { vcReady, blockers } = vcReadiness({ facility });
  if (!vcReady || !facility) throw ApiError.brief(406, blockers.join(' '));
  if (passport.status === 'DRAFT') throw ApiError.brief(406, 'A draft has no credential.');
  const key = await vault.findCurrent(db, passport.tenantId);
  const tenant = await tenantRepository(db).find(passport.tenantId);
  if (!key || !tenant) throw ApiError.brief(406, 'The issuer of this passport has no key.');
  const issuer = { name: tenant.name, legalId: tenant.legalId };
  return sign({ ...passport, manufacturingFacility: facility }, { baseUrl, issuer, key });
}
