import type { Knex } from 'knex';
import type { RegistryOutcome } from '../registry-model.js';

/** A request that a result may be of. */
export interface HandedInItem {
  readonly exportId: string;
  readonly number: number;
  readonly passportId: string;
  readonly productIdentifier: string;
  readonly versionHash: string;
  readonly exportedAt: Date;
  readonly outcome: RegistryOutcome | null;
  readonly registrationId: string | null;
  readonly registeredAt: Date | null;
  readonly code: string | null;
  readonly message: string | null;
  /** JSON text. */
  readonly proof: string | null;
}

/** What is stored of a result. */
export interface StoredResult {
  readonly item: Pick<HandedInItem, 'exportId' | 'number'>;
  readonly outcome: RegistryOutcome;
  readonly registrationId: string | null;
  readonly registeredAt: Date | null;
  readonly code: string | null;
  readonly message: string | null;
  readonly proof: string | null;
}

/** The registered version of a passport. */
export interface RegisteredVersion {
  readonly passportId: string;
  readonly exportId: string;
  readonly number: number;
}

const rowsPerStatement = 500;

const itemColumns = [
  'items.export_id as exportId',
  'items.number',
  'items.passport_id as passportId',
  'items.product_identifier as productIdentifier',
  'items.version_hash as versionHash',
  'exports.created_at as exportedAt',
  'items.outcome',
  'items.registration_id as registrationId',
  'items.registered_at as registeredAt',
  'items.result_code as code',
  'items.result_message as message',
];

/** Results of what a workspace has handed in. */
export function registryResultRepository(db: Knex, tenantId: string) {
  return { ...readsOf(db, tenantId), ...writesOf(db, tenantId) };
}

function readsOf(db: Knex, tenantId: string) {
  return {
    /**
     * Requests for products, oldest first.
     *
     * @param operatorId - Set for a credential that is bound to one operator: the requests of that one.
     */
    async listItems(
      productIdentifiers: readonly string[],
      operatorId: string | null,
    ): Promise<HandedInItem[]> {
      const found: HandedInItem[] = [];
      for (const some of batchesOf(productIdentifiers)) {
        const rows = await db('registry_items as items')
          .join('registry_exports as exports', {
            'exports.tenant_id': 'items.tenant_id',
            'exports.id': 'items.export_id',
          })
          .where({
            'items.tenant_id': tenantId,
            ...(operatorId !== null && { 'items.operator_id': operatorId }),
          })
          .whereIn('items.product_identifier', some)
          .orderBy(['exports.created_at', 'items.export_id', 'items.number'])
          .select<HandedInItem[]>(...itemColumns, db.raw('items.proof::text as proof'));
        found.push(...rows);
      }
      return found;
    },

    /** When the registered version of each passport was handed in. */
    async listRegisteredTimes(passportIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
      const times = new Map<string, Date>();
      for (const some of batchesOf(passportIds)) {
        const rows = await db('registry_entries as entries')
          .join('registry_exports as exports', {
            'exports.tenant_id': 'entries.tenant_id',
            'exports.id': 'entries.registered_export_id',
          })
          .where('entries.tenant_id', tenantId)
          .whereIn('entries.passport_id', some)
          .select<{ passport_id: string; created_at: Date }[]>(
            'entries.passport_id',
            'exports.created_at',
          );
        for (const { passport_id, created_at } of rows) times.set(passport_id, created_at);
      }
      return times;
    },
  };
}

function writesOf(db: Knex, tenantId: string) {
  return {
    async saveResults(
      results: readonly StoredResult[],
      { at, by }: { readonly at: Date; readonly by: string },
    ): Promise<void> {
      for (const some of batchesOf(results)) {
        await db.raw(saveSql, {
          tenantId,
          exportIds: some.map(({ item }) => item.exportId),
          numbers: some.map(({ item }) => item.number),
          outcomes: some.map(({ outcome }) => outcome),
          registrationIds: some.map(({ registrationId }) => registrationId),
          registeredTimes: some.map(({ registeredAt }) => registeredAt?.toISOString() ?? null),
          codes: some.map(({ code }) => code),
          messages: some.map(({ message }) => message),
          proofs: some.map(({ proof }) => proof),
          at,
          by,
        });
      }
    },

    async saveRegistered(versions: readonly RegisteredVersion[]): Promise<void> {
      for (const some of batchesOf(versions)) {
        await db.raw(registeredSql, {
          tenantId,
          passportIds: some.map(({ passportId }) => passportId),
          exportIds: some.map(({ exportId }) => exportId),
          numbers: some.map(({ number }) => number),
        });
      }
    },
  };
}

/** Lists are cast, not their entries: in an update the distributed engine refuses casts that read settings. */
const saveSql = `
  update registry_items as items
  set outcome = given.outcome, registration_id = given.registration_id,
      registered_at = given.registered_at, result_code = given.code,
      result_message = given.message, proof = given.proof, result_at = :at, result_by = :by
  from unnest(:exportIds::uuid[], :numbers::integer[], :outcomes::text[], :registrationIds::text[],
              :registeredTimes::timestamptz[], :codes::text[], :messages::text[], :proofs::json[])
    as given (export_id, number, outcome, registration_id, registered_at, code, message, proof)
  where items.tenant_id = :tenantId and items.export_id = given.export_id
    and items.number = given.number`;

const registeredSql = `
  update registry_entries as entries
  set registered_export_id = given.export_id, registered_number = given.number
  from unnest(:passportIds::uuid[], :exportIds::uuid[], :numbers::integer[])
    as given (passport_id, export_id, number)
  where entries.tenant_id = :tenantId and entries.passport_id = given.passport_id`;

function* batchesOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += rowsPerStatement) {
    yield all.slice(at, at + rowsPerStatement);
  }
}
