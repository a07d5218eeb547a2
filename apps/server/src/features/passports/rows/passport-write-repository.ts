import type { Knex } from 'knex';
import type { PassportRow } from '../../../platform/db/tables.js';
import { catalogueEntryOf, type CatalogueEntry } from '../catalogue/catalogue-entry-model.js';
import { passportTermRepository } from '../catalogue/passport-term-repository.js';
import { relatedUnitRepository } from '../../../platform/db/repositories/related-unit-repository.js';
import { workspaceUsageRepository } from '../../../platform/db/repositories/workspace-usage-repository.js';
import { keyClaimRepository, type KeyHolding } from '../keys/key-claim-repository.js';
import { gs1KeysIn, keysOfPassport } from '../keys/gs1-key-model.js';
import { passportPictureRepository } from '../pictures/passport-picture-repository.js';
import { pairKey } from '../transfer/passport-import-repository.js';
import type { Passport, PassportStatus } from '../passport-model.js';
import { statusIndexRepository } from '../status/status-index-repository.js';
import { isCurrentEdition } from '../revisions/current-edition-model.js';
import { documentColumns, type PublicDocument } from './passport-repository.js';

interface NewPassport {
  readonly passport: Passport;
  readonly publicDocument: PublicDocument;
}

/** How much goes with a passport that is removed. */
interface PassportBelongings {
  readonly versions: number;
  readonly accesses: number;
  readonly units: number;
  readonly unitEvents: number;
}

/**
 * Every write that gives a passport its product id, its metadata or its status, or takes them away. Nothing else
 * makes such a row, so that a workspace's claims to keys and the bits of its status list follow every write of its
 * passports.
 */
export function passportWriteRepository(tx: Knex.Transaction) {
  return {
    /** False when the pair (`productId`, operator) has a passport already. */
    async insert(passport: NewPassport): Promise<boolean> {
      return (await insertAll(tx, [passport])).size === 1;
    },

    /**
     * Inserts in one statement the passports of one workspace with a pair that has none yet. In the order of the
     * pairs, so that two imports of the same products wait for each other and do not deadlock.
     *
     * @returns The ids that were inserted.
     */
    insertAll: (passports: readonly NewPassport[]) => insertAll(tx, passports),

    /** Stores the next revision of a passport with its public document. */
    update: (passport: Passport, document: PublicDocument) => update(tx, passport, document),

    /** With all that belongs to it, but for its places in the status list: the bits of a draft are set. */
    delete: (passport: Passport) => remove(tx, passport),

    async countBelongings(passport: Passport): Promise<PassportBelongings> {
      return {
        versions: await counted(tx, 'passport_versions', passport),
        accesses: await counted(tx, 'passport_accesses', passport),
        ...(await relatedUnitRepository(tx).count(passport.tenantId, passport.id)),
      };
    },
  };
}

async function insertAll(
  tx: Knex.Transaction,
  passports: readonly NewPassport[],
): Promise<ReadonlySet<string>> {
  const [first] = passports;
  if (!first) return new Set();
  const claims = keyClaimRepository(tx, first.passport.tenantId);
  const sorted = [...passports].sort((one, other) =>
    compare(orderOf(one.passport), orderOf(other.passport)),
  );
  const entries = sorted.map(({ passport }) => catalogueEntryOf(passport));
  const rows = sorted.map(({ passport, publicDocument }, index) => ({
    ...rowOf(passport),
    ...entryColumns(entries[index] as CatalogueEntry),
    ...documentColumns(publicDocument),
  }));
  const changeOf = (row: (typeof rows)[number]) => ({
    passportId: row.id,
    before: undefined,
    after: holdingOf(row),
  });
  await claims.lock(rows.map(changeOf));
  const inserted = await tx('passports')
    .insert(rows)
    .onConflict(tx.raw(`(tenant_id, product_id, operator_id) where ${isCurrentEdition}`))
    .ignore()
    .returning<{ id: string; content_bytes: number }[]>(['id', 'content_bytes']);
  const ids = new Set(inserted.map(({ id }) => id));
  const isInserted = ({ id }: { readonly id: string }) => ids.has(id);
  await claims.follow(rows.filter(isInserted).map(changeOf));
  await passportTermRepository(tx, first.passport.tenantId).follow(
    rows.flatMap(({ id: passportId }, index) =>
      ids.has(passportId) ? [{ passportId, before: [], after: entries[index]?.terms ?? [] }] : [],
    ),
  );
  const bytes = inserted.reduce((sum, row) => sum + row.content_bytes, 0);
  if (bytes > 0) await workspaceUsageRepository(tx).grow(first.passport.tenantId, bytes);
  const made = passports.map(({ passport }) => passport).filter(isInserted);
  await statusIndexRepository(tx, first.passport.tenantId).follow(
    made.map((passport) => statusChangeOf(passport, undefined)),
    first.passport.updatedAt,
  );
  for (const { tenantId, id: passportId, enrichment, createdAt } of made) {
    if (!enrichment?.images) continue;
    await passportPictureRepository(tx).follow({ tenantId, passportId }, enrichment, createdAt);
  }
  return ids;
}

async function update(
  tx: Knex.Transaction,
  passport: Passport,
  document: PublicDocument,
): Promise<void> {
  const { id, tenant_id, ...columns } = rowOf(passport);
  const entry = catalogueEntryOf(passport);
  const claims = keyClaimRepository(tx, tenant_id);
  const before = await findHeld(tx, passport);
  const change = {
    passportId: id,
    before: before && holdingOf(before),
    after: holdingOf(columns),
  };
  await claims.lock([change]);
  const [after] = await tx('passports')
    .where({ tenant_id, id, revision: passport.revision - 1 })
    .update({ ...columns, ...entryColumns(entry), ...documentColumns(document) })
    .returning<{ content_bytes: number }[]>('content_bytes');
  if (!before || !after) throw new Error('A passport changed under the lock of its update.');
  await claims.follow([change]);
  await passportTermRepository(tx, tenant_id).follow([
    { passportId: id, before: before.terms, after: entry.terms },
  ]);
  const grown = after.content_bytes - before.content_bytes;
  if (grown !== 0) await workspaceUsageRepository(tx).grow(tenant_id, grown);
  const { status, superseded_by } = before;
  const isSuperseded = superseded_by === null && passport.supersededBy !== null;
  await statusIndexRepository(tx, tenant_id).follow(
    [{ ...statusChangeOf(passport, status), isSuperseded }],
    passport.updatedAt,
  );
  if (before.lacks_status_index) await lookForStatusIndex(tx, passport);
}

/** A passport that was live before there were status lists draws an index when its status changes. */
async function lookForStatusIndex(tx: Knex.Transaction, { tenantId, id }: Passport): Promise<void> {
  await tx('passports')
    .where({ tenant_id: tenantId, id })
    .update({
      lacks_status_index: tx.raw(
        `status <> 'DRAFT' and not exists (select from status_indexes as held
          where held.tenant_id = ? and held.passport_id = passports.id)`,
        [tenantId],
      ),
    });
}

async function remove(tx: Knex.Transaction, passport: Passport): Promise<void> {
  const { tenantId, id } = passport;
  const claims = keyClaimRepository(tx, tenantId);
  // Locked for any keys, as bytes always change: an insert holds this row while it waits for the pair.
  await workspaceUsageRepository(tx).lock(tenantId);
  const before = await findHeld(tx, passport);
  const change = { passportId: id, before: before && holdingOf(before), after: undefined };
  const [versions] = await tx('passport_versions')
    .where({ tenant_id: tenantId, passport_id: id })
    .sum<{ bytes: number | null }[]>('content_bytes as bytes');
  const [batches] = await tx('batches')
    .where({ tenant_id: tenantId, passport_id: id })
    .select<{ bytes: number | null }[]>(
      tx.raw('sum(octet_length(metadata::text))::integer as bytes'),
    );
  await relatedUnitRepository(tx).removeNames(tenantId, id);
  await passportPictureRepository(tx).remove({ tenantId, passportId: id });
  // Before the passport, whose cascade would remove them outside of the wall.
  await passportTermRepository(tx, tenantId).follow([
    { passportId: id, before: before?.terms ?? [], after: [] },
  ]);
  const [deleted] = await tx('passports')
    .where({ tenant_id: tenantId, id })
    .delete()
    .returning<{ content_bytes: number }[]>('content_bytes');
  if (!deleted) throw new Error('A passport vanished under the lock of its removal.');
  await claims.follow([change]);
  const bytes = deleted.content_bytes + (versions?.bytes ?? 0) + (batches?.bytes ?? 0);
  await workspaceUsageRepository(tx).grow(tenantId, -bytes);
}

/** To be called for a passport that this transaction has locked. */
function findHeld(tx: Knex.Transaction, { tenantId, id }: Passport) {
  return tx<PassportRow>('passports')
    .where({ tenant_id: tenantId, id })
    .first<HeldRow | undefined>(
      'status',
      'superseded_by',
      'is_test',
      'product_id',
      'gtin',
      'grai',
      'updated_at',
      'content_bytes',
      'lacks_status_index',
      tx.raw(
        `array(select held.term from passport_terms as held
               where held.tenant_id = ? and held.passport_id = passports.id) as terms`,
        [tenantId],
      ),
    );
}

async function counted(
  tx: Knex.Transaction,
  table: string,
  { tenantId, id }: Passport,
): Promise<number> {
  const [row] = await tx(table)
    .where({ tenant_id: tenantId, passport_id: id })
    .count<{ count: number }[]>('* as count');
  return row?.count ?? 0;
}

function rowOf(passport: Passport) {
  const { metadata, productId } = passport;
  return {
    id: passport.id,
    tenant_id: passport.tenantId,
    operator_id: passport.economicOperator.id,
    facility_id: passport.manufacturingFacility?.id ?? null,
    product_id: productId,
    ...gs1KeysIn(metadata),
    serial_number: typeof metadata.serialNumber === 'string' ? metadata.serialNumber : null,
    category: typeof metadata.category === 'string' ? metadata.category : null,
    origin_country: typeof metadata.originCountry === 'string' ? metadata.originCountry : null,
    status: passport.status,
    is_test: passport.isTest,
    metadata: JSON.stringify(metadata),
    enrichment: passport.enrichment && JSON.stringify(passport.enrichment),
    published_at: passport.publishedAt,
    status_changed_at: passport.statusChangedAt,
    status_note: passport.statusNote && JSON.stringify(passport.statusNote),
    archived_at: passport.archivedAt,
    retention_until: passport.retentionUntil,
    revision_of: passport.revisionOf,
    superseded_by: passport.supersededBy?.id ?? null,
    created_at: passport.createdAt,
    updated_at: passport.updatedAt,
    updated_by: passport.updatedBy,
    edit_count: passport.editCount,
    revision: passport.revision,
  };
}

function statusChangeOf(
  { id: passportId, revision, status: after }: Passport,
  before: string | undefined,
) {
  return { passportId, revision, before: before as PassportStatus | undefined, after };
}

function entryColumns(entry: CatalogueEntry) {
  return {
    name: entry.name,
    name_key: entry.nameKey,
    model: entry.model,
    size: entry.size,
    certificate_ends_on: entry.certificateEndsOn,
    fault_count: entry.faultCount,
  };
}

type HeldRow = HoldingRow &
  Pick<PassportRow, 'content_bytes' | 'lacks_status_index' | 'superseded_by'> & {
    /** The catalogue finds it by these. */
    readonly terms: readonly string[];
  };

type HoldingRow = Pick<
  PassportRow,
  'status' | 'is_test' | 'product_id' | 'gtin' | 'grai' | 'updated_at'
>;

function holdingOf({
  status,
  is_test: isTest,
  product_id: productId,
  gtin,
  grai,
  updated_at,
}: HoldingRow): KeyHolding {
  return {
    // A sandbox claims no key: a printed code never leads there.
    keys: isTest ? [] : keysOfPassport({ productId, gtin, grai }),
    isPublic: status !== 'DRAFT',
    since: updated_at,
  };
}

function orderOf({ productId, economicOperator }: Passport): string {
  return pairKey({ productId, operatorId: economicOperator.id });
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
