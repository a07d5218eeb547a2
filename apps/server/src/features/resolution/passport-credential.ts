import { vcReadiness } from '@dpp/vc';
import type { Knex } from 'knex';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import { ByteCache, textBytes, type CacheGauge } from '../../platform/cache/byte-cache.js';
import { cacheMaxBytes } from '../../platform/cache/cache-sizes.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { SigningKeyVault } from '../../platform/vault/signing-key-vault.js';
import type { RepresentationKind, SignCredential } from '../../representations/representations.js';
import type { Passport, PassportFacility } from '../passports/passport-model.js';

/** Signs passports as credentials; one that did not change is not signed again. */
export class PassportCredentials {
  private readonly signed = new ByteCache<string>({
    name: 'credentials',
    maxBytes: cacheMaxBytes.credentials,
    bytesOf: textBytes,
  });

  constructor(
    private readonly deps: {
      readonly db: Knex;
      readonly vault: SigningKeyVault;
      readonly baseUrl: string;
    },
  ) {}

  get gauges(): readonly CacheGauge[] {
    return [this.signed];
  }

  /**
   * @param kind - The representation that the credential is, to cache each by itself.
   * @throws a 406 when no credential can be issued for the passport as it is.
   */
  async issue(passport: Passport, kind: RepresentationKind, sign: SignCredential): Promise<string> {
    const facility = passport.manufacturingFacility;
    const { vcReady, blockers } = vcReadiness({ facility });
    if (!vcReady || !facility) throw ApiError.brief(406, blockers.join(' '));
    if (passport.status === 'DRAFT') throw ApiError.brief(406, 'A draft has no credential.');
    return this.signedOnce({ ...passport, manufacturingFacility: facility }, kind, sign);
  }

  private async signedOnce(
    passport: Passport & { manufacturingFacility: PassportFacility },
    kind: RepresentationKind,
    sign: SignCredential,
  ): Promise<string> {
    const { db, vault, baseUrl } = this.deps;
    const key = await vault.findCurrent(db, passport.tenantId);
    const tenant = await tenantRepository(db).find(passport.tenantId);
    if (!key || !tenant) throw ApiError.brief(406, 'The issuer of this passport has no key.');
    const name = [kind, passport.id, String(passport.revision), key.id] as const;
    const cached = this.signed.get(name);
    if (cached) return cached;
    const issuer = { name: tenant.name, legalId: tenant.legalId };
    const jwt = await sign(passport, { baseUrl, issuer, key });
    this.signed.set(name, jwt);
    return jwt;
  }
}
