import type { Knex } from 'knex';
import { tallyOf, type Tally } from '../db/queries/tally.js';

/** Credentials of a workspace that wait for a person. */
export function credentialTaskRepository(db: Knex, tenantId: string) {
  return {
    /** Keys in use that end within a time, the first end as `until`; those of an operator alone, if one is given. */
    keysEnding(
      { from, to }: { readonly from: Date; readonly to: Date },
      operatorId: string | null,
    ): Promise<Tally> {
      const keys = db('api_keys')
        .where({ tenant_id: tenantId, ...(operatorId !== null && { operator_id: operatorId }) })
        .whereRaw('revoked_at is null and expires_at > ? and expires_at < ?', [from, to])
        .orderBy('expires_at')
        .select('id', db.raw('null::timestamptz as since'), 'expires_at as until');
      return tallyOf(db, keys);
    },

    /** The workspace itself as long as it has no key to sign with: since the last was retired, or from its beginning. */
    signingKeyMissing(): Promise<Tally> {
      const keys = () => db('signing_keys').where({ tenant_id: tenantId });
      const inUse = keys().whereNull('retired_at').select(db.raw('1'));
      const lastRetired = keys().max('retired_at');
      const workspace = db('tenants')
        .where({ id: tenantId })
        .whereNotExists(inUse)
        .select('id', db.raw('coalesce(?, created_at) as since', [lastRetired]))
        .select(db.raw('null::timestamptz as until'));
      return tallyOf(db, workspace);
    },

    /** People without a second factor, since the first of them was added. */
    peopleWithoutSecondFactor(): Promise<Tally> {
      const users = db('users')
        .where({ tenant_id: tenantId })
        .whereRaw('totp_confirmed_at is null')
        .orderBy('created_at')
        .select('id', 'created_at as since', db.raw('null::timestamptz as until'));
      return tallyOf(db, users);
    },
  };
}
