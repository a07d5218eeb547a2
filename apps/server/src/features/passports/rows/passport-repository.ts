import type { Knex } from 'knex';
import { ownedBy } from '../../../platform/db/queries/owned-by.js';
import type { OperatorRow, PassportRow } from '../../../platform/db/tables.js';
import { isUuid } from '../../../platform/db/queries/uuid.js';
import {
  passportOf,
  selectPassports,
  type JoinedPassportRow,
} from './joined-passport-repository.js';
import { isCurrentOf } from '../revisions/current-edition-model.js';
import { statusRank } from '../keys/key-answer-repository.js';
import type { Passport, PassportStatus } from '../passport-model.js';

/** The rendered public JSON-LD of a passport, kept beside it as text. */
export interface PublicDocument {
  readonly text: string;
  readonly etag: string;
  /** The renderer and base URL it was rendered for. */
  readonly key: string;
}

/** As much of a passport as its address needs. */
export type PassportIdentity = Pick<Passport, 'id' | 'productId' | 'status' | 'isTest'>;

export function passportRepository(db: Knex) {
  return {
    /**
     * By UUID, else by `productId`. Where several operators of the workspace have the product, the
     * first by `orderByRank` is found.
     */
    find: (tenantId: string, idOrProductId: string, preferredOperatorId: string | null) =>
      findJoined(db, { tenantId, idOrProductId, preferredOperatorId }),

    /** The operators that have a passport of a product, those that are not archived first: two at most. */
    holdersOf: (tenantId: string, productId: string) => findHolders(db, tenantId, productId),

    /** Which operator the passport with a UUID is bound to. */
    async findOperatorId(tenantId: string, id: string): Promise<string | undefined> {
      if (!isUuid(id)) return undefined;
      const ofTenant = db<PassportRow>('passports').where({ tenant_id: tenantId, id });
      return (await ofTenant.first('operator_id'))?.operator_id;
    },

    /** The parts of its address, and its status; without its content. */
    async findIdentity(tenantId: string, id: string): Promise<PassportIdentity | undefined> {
      const ofTenant = db<PassportRow>('passports').where({ tenant_id: tenantId, id });
      const row = await ofTenant.first('product_id', 'status', 'is_test');
      if (!row) return undefined;
      const status = row.status as PassportStatus;
      return { id, productId: row.product_id, status, isTest: row.is_test };
    },

    /** The length of its content; undefined where there is no such passport. */
    async findContentBytes(tenantId: string, id: string): Promise<number | undefined> {
      const ofTenant = db<PassportRow>('passports').where({ tenant_id: tenantId, id });
      return (await ofTenant.first('content_bytes'))?.content_bytes;
    },

    /** By UUID alone. */
    async findById(tenantId: string, id: string): Promise<Passport | undefined> {
      if (!isUuid(id)) return undefined;
      const named = { 'passports.tenant_id': tenantId, 'passports.id': id };
      const row = (await selectPassports(db).where(named).first()) as JoinedPassportRow | undefined;
      const owned = ownedBy(tenantId, row);
      return owned && passportOf(owned);
    },

    /** Keeps a freshly rendered document, unless the passport moved on since it was read. */
    async savePublicDocument(passport: Passport, document: PublicDocument): Promise<void> {
      await db('passports')
        .where({ tenant_id: passport.tenantId, id: passport.id, revision: passport.revision })
        .update(documentColumns(document));
    },
  };
}

type Holder = Pick<OperatorRow, 'id' | 'archived_at'>;

/** An operator that has a passport of a product. */
interface ProductHolder {
  readonly operatorId: string;
  readonly isArchived: boolean;
}

/** A name of a passport, and the operator to prefer among several passports. */
interface PassportLookup {
  readonly tenantId: string;
  readonly idOrProductId: string;
  readonly preferredOperatorId: string | null;
}

async function findHolders(
  db: Knex,
  tenantId: string,
  productId: string,
): Promise<ProductHolder[]> {
  const rows = await db('passports')
    .join('operators', {
      'operators.tenant_id': 'passports.tenant_id',
      'operators.id': 'passports.operator_id',
    })
    .where({ 'passports.tenant_id': tenantId, 'operators.tenant_id': tenantId })
    .where('passports.product_id', productId)
    .whereRaw(isCurrentOf('passports'))
    .orderByRaw('operators.archived_at is not null')
    .orderBy('operators.id')
    .limit(2)
    .select<Holder[]>('operators.id', 'operators.archived_at');
  return rows.map(({ id, archived_at: at }) => ({ operatorId: id, isArchived: at !== null }));
}

/** For reads with and without a lock. */
export async function findJoined(db: Knex, lookup: PassportLookup): Promise<Passport | undefined> {
  const row = (await findRow(selectPassports(db), lookup)) as JoinedPassportRow | undefined;
  const owned = ownedBy(lookup.tenantId, row);
  return owned && passportOf(owned);
}

/** The first row of a query that a lookup names. */
export async function findRow(
  query: Knex.QueryBuilder,
  { tenantId, idOrProductId, preferredOperatorId }: PassportLookup,
): Promise<unknown> {
  const ofTenant = () => query.clone().where('passports.tenant_id', tenantId);
  const byId: unknown = isUuid(idOrProductId)
    ? await ofTenant().where('passports.id', idOrProductId).first()
    : undefined;
  return (
    byId ??
    orderByRank(
      ofTenant().where('passports.product_id', idOrProductId),
      preferredOperatorId,
    ).first()
  );
}

/**
 * The order among the passports of one `productId`: the preferred operator's first, then as a code answers
 * that is scanned: ACTIVE, RECALLED, DECOMMISSIONED and the owner's drafts, each first published first. Former
 * editions come last.
 */
export function orderByRank(
  query: Knex.QueryBuilder,
  preferredOperatorId: string | null,
): Knex.QueryBuilder {
  return query
    .orderByRaw('passports.operator_id = ? desc nulls last', [preferredOperatorId])
    .orderByRaw('passports.superseded_by is not null')
    .orderByRaw(statusRank.replace('case status', 'case passports.status'))
    .orderBy(['passports.published_at', 'passports.id']);
}

/** For every write of a passport's row. */
export function documentColumns(document: PublicDocument) {
  return {
    public_document: document.text,
    public_document_key: document.key,
    public_document_etag: document.etag,
  };
}
