import type { Knex } from 'knex';
import { ownedBy } from '../../platform/db/queries/owned-by.js';
import type { PassportRow } from '../../platform/db/tables.js';
import { isUuid } from '../../platform/db/queries/uuid.js';
import { workspaceUsageRepository } from '../../platform/db/repositories/workspace-usage-repository.js';
import type { Passport } from './passport-model.js';
import { declaredCarrierRepository } from './rows/declared-carrier-repository.js';
import { passportLockRepository } from './rows/passport-lock-repository.js';
import {
  orderByRank,
  passportRepository,
  type PassportIdentity,
  type PublicDocument,
} from './rows/passport-repository.js';

/** What says which passport one is. */
export interface IdentifiedPassport {
  readonly id: string;
  readonly productId: string;
  readonly operatorId: string;
  /** True in a sandbox. */
  readonly isTest: boolean;
}

export function passportReader(db: Knex) {
  return {
    getPassport: (tenantId: string, id: string): Promise<Passport | undefined> =>
      passportRepository(db).findById(tenantId, id),

    /** The parts of its address, and its status; without its content. */
    findIdentity: (tenantId: string, id: string): Promise<PassportIdentity | undefined> =>
      passportRepository(db).findIdentity(tenantId, id),

    /** What identifies a passport that anybody may know of, by its UUID. */
    async findPublished(tenantId: string, id: string): Promise<IdentifiedPassport | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await db<PassportRow>('passports')
        .where({ tenant_id: tenantId, id })
        .whereNot({ status: 'DRAFT' })
        .first('id', 'tenant_id', 'product_id', 'operator_id', 'is_test');
      const own = ownedBy(tenantId, row);
      return own && identifiedOf(own);
    },

    savePublicDocument: (passport: Passport, document: PublicDocument): Promise<void> =>
      passportRepository(db).savePublicDocument(passport, document),

    countActive: (tenantId: string): Promise<number> =>
      workspaceUsageRepository(db).countActive(tenantId),

    /**
     * What identifies the passports of a workspace that are named by UUID or `productId`, in one
     * statement; of several with one `productId` the same as `find` gives.
     */
    identify: (
      tenantId: string,
      names: readonly string[],
      preferredOperatorId: string | null,
    ): Promise<ReadonlyMap<string, IdentifiedPassport>> =>
      identifyPassports(db, tenantId, { names, preferredOperatorId }),

    /** Which operator the passport with a UUID is bound to. */
    findOperatorId: (tenantId: string, id: string): Promise<string | undefined> =>
      passportRepository(db).findOperatorId(tenantId, id),

    /**
     * True when the passport exists; it is then kept from removal, but not from changes, until this transaction ends.
     */
    lockPresence: (tenantId: string, id: string): Promise<boolean> =>
      passportLockRepository(db).lockPresence(tenantId, id),

    /** What the metadata of passports say of the codes on their products, by UUID. */
    findDeclaredCarriers: (tenantId: string, ids: readonly string[]) =>
      declaredCarrierRepository(db).find(tenantId, ids),

    find: (tenantId: string, idOrProductId: string, operatorId: string | null) =>
      passportRepository(db).find(tenantId, idOrProductId, operatorId),
  };
}

async function identifyPassports(
  db: Knex,
  tenantId: string,
  {
    names,
    preferredOperatorId,
  }: { readonly names: readonly string[]; readonly preferredOperatorId: string | null },
): Promise<ReadonlyMap<string, IdentifiedPassport>> {
  const named = db<PassportRow>('passports')
    .where({ tenant_id: tenantId })
    .where((either) => {
      void either.whereIn('product_id', names).orWhereIn('id', names.filter(isUuid));
    });
  const rows = await orderByRank(named, preferredOperatorId).select<IdentifiedRow[]>(
    'id',
    'product_id',
    'operator_id',
    'is_test',
  );
  const found = new Map<string, IdentifiedPassport>();
  for (const name of names) {
    const row =
      rows.find(({ id }) => id === name.toLowerCase()) ??
      rows.find(({ product_id }) => product_id === name);
    if (row) found.set(name, identifiedOf(row));
  }
  return found;
}

type IdentifiedRow = Pick<PassportRow, 'id' | 'product_id' | 'operator_id' | 'is_test'>;

function identifiedOf(row: IdentifiedRow): IdentifiedPassport {
  const { id, product_id: productId, operator_id: operatorId, is_test: isTest } = row;
  return { id, productId, operatorId, isTest };
}
