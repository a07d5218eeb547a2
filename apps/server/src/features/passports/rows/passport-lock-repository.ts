import type { Knex } from 'knex';
import type { PassportRow } from '../../../platform/db/tables.js';
import { isUuid } from '../../../platform/db/queries/uuid.js';
import type { Passport } from '../passport-model.js';
import { isCurrentEdition } from '../revisions/current-edition-model.js';
import { findJoined, findRow } from './passport-repository.js';

/** What a workspace has one passport for at most. */
interface PassportPair {
  readonly tenantId: string;
  readonly productId: string;
  readonly operatorId: string;
}

/** Passports that no other transaction writes before this one ends. */
export function passportLockRepository(db: Knex) {
  return {
    /** By UUID, else by `productId`, as `find` of the passport repository. */
    async lock(
      tenantId: string,
      idOrProductId: string,
      preferredOperatorId: string | null,
    ): Promise<Passport | undefined> {
      const lookup = { tenantId, idOrProductId, preferredOperatorId };
      const locked = await findRow(db('passports').select('id').forUpdate(), lookup);
      // Joined once it is locked: a join that waits for one row keeps what it had read of the others.
      const { id } = (locked ?? {}) as { id?: string };
      return id === undefined ? undefined : findJoined(db, { ...lookup, idOrProductId: id });
    },

    /** By UUID alone. */
    async lockById(tenantId: string, id: string): Promise<Passport | undefined> {
      if (!isUuid(id)) return undefined;
      const ofTenant = db<PassportRow>('passports').where({ tenant_id: tenantId, id });
      const locked = await ofTenant.forUpdate().first('id');
      return locked && findJoined(db, { tenantId, idOrProductId: id, preferredOperatorId: null });
    },

    /** By product and operator: the current edition. */
    async lockPair({
      tenantId,
      productId,
      operatorId,
    }: PassportPair): Promise<Passport | undefined> {
      const locked = await db<PassportRow>('passports')
        .where({ tenant_id: tenantId, product_id: productId, operator_id: operatorId })
        .whereRaw(isCurrentEdition)
        .forUpdate()
        .first('id');
      const lookup = { tenantId, preferredOperatorId: operatorId };
      return locked && findJoined(db, { ...lookup, idOrProductId: locked.id });
    },

    /** True when the passport exists. It may be written meanwhile, but not deleted. */
    async lockPresence(tenantId: string, id: string): Promise<boolean> {
      const ofTenant = db<PassportRow>('passports').where({ tenant_id: tenantId, id });
      return (await ofTenant.forKeyShare().first('id')) !== undefined;
    },
  };
}
