import type { RegistryMapping, RegistryRecord } from '@dpp/espr-validate/registry';
import type { Knex } from 'knex';
import { insertRows } from '../../../platform/db/queries/insert-rows.js';
import { isUuid } from '../../../platform/db/queries/uuid.js';
import type { RegistryExportRow, RegistryItemRow } from '../../../platform/db/tables.js';
import type { RegistryExport } from '../registry-model.js';

/** A request on its way into an export. */
export interface NewItem {
  /** Place in the export, from 1. */
  readonly number: number;
  readonly passportId: string;
  readonly operatorId: string;
  readonly record: RegistryRecord & { readonly versionHash: string };
}

interface ExportPage {
  /** Exports of one operator alone; null: all of the workspace. */
  readonly operatorId: string | null;
  readonly after: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly limit: number;
}

/** How many requests of an export have which result. */
export interface ResultCounts {
  readonly registered: number;
  readonly refused: number;
}

/** Exports of one workspace with their requests. */
export function registryExportRepository(db: Knex, tenantId: string) {
  return { ...readsOf(db, tenantId), ...writesOf(db, tenantId) };
}

function readsOf(db: Knex, tenantId: string) {
  const exports = () => db<RegistryExportRow>('registry_exports').where({ tenant_id: tenantId });
  const items = () => db<RegistryItemRow>('registry_items').where({ tenant_id: tenantId });
  return {
    async find(id: string): Promise<RegistryExport | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await exports().where({ id }).first();
      return row && exportOf(row);
    },

    /** Newest first. */
    async listPage({ operatorId, after, limit }: ExportPage): Promise<RegistryExport[]> {
      const page = exports()
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit);
      if (operatorId !== null) void page.where({ scope_operator_id: operatorId });
      if (after) void page.whereRaw('(created_at, id) < (?, ?)', [after.createdAt, after.id]);
      return (await page).map(exportOf);
    },

    /** Results of each of these exports; nothing for one without any. */
    async countResults(ids: readonly string[]): Promise<ReadonlyMap<string, ResultCounts>> {
      if (ids.length === 0) return new Map();
      const rows = await items()
        .whereIn('export_id', ids)
        .whereNotNull('outcome')
        .groupBy('export_id')
        .select<{ export_id: string; registered: number; refused: number }[]>(
          'export_id',
          db.raw(`count(*) filter (where outcome = 'REGISTERED') as registered`),
          db.raw(`count(*) filter (where outcome = 'REFUSED') as refused`),
        );
      return new Map(
        rows.map(({ export_id: id, registered, refused }) => [id, { registered, refused }]),
      );
    },

    /** Requests of an export from a place on, in their order. */
    async listRecords(
      exportId: string,
      { from, limit }: { readonly from: number; readonly limit: number },
    ): Promise<{ readonly number: number; readonly record: RegistryRecord }[]> {
      const rows = await items()
        .where({ export_id: exportId })
        .where('number', '>=', from)
        .where('number', '<', from + limit)
        .orderBy('number')
        .select('number', 'record');
      return rows.map(({ number, record }) => ({ number, record: record as RegistryRecord }));
    },
  };
}

function writesOf(db: Knex, tenantId: string) {
  return {
    async insert(made: RegistryExport): Promise<void> {
      await db('registry_exports').insert({
        tenant_id: tenantId,
        id: made.id,
        mapping_version: made.mappingVersion,
        mapping: JSON.stringify(made.mapping),
        total: made.total,
        scope_operator_id: made.scopeOperatorId,
        created_by: made.createdBy,
        created_at: made.createdAt,
      });
    },

    /** Stores requests, and makes each the last export of its passport. @returns Bytes that they take. */
    async insertItems(exportId: string, made: readonly NewItem[]): Promise<number> {
      const rows = made.map(({ number, passportId, operatorId, record }) => ({
        tenant_id: tenantId,
        export_id: exportId,
        number,
        passport_id: passportId,
        operator_id: operatorId,
        product_identifier: record.productIdentifier,
        version_hash: record.versionHash,
        record: JSON.stringify(record),
      }));
      await insertRows(db, 'registry_items', rows);
      const entries = made.map(({ number, passportId }) => ({
        tenant_id: tenantId,
        passport_id: passportId,
        export_id: exportId,
        number,
      }));
      await db('registry_entries')
        .insert(entries)
        .onConflict(['tenant_id', 'passport_id'])
        .merge(['export_id', 'number']);
      return rows.reduce((sum, { record }) => sum + Buffer.byteLength(record), 0);
    },
  };
}

function exportOf(row: RegistryExportRow): RegistryExport {
  return {
    id: row.id,
    mappingVersion: row.mapping_version,
    mapping: row.mapping as RegistryMapping,
    total: row.total,
    scopeOperatorId: row.scope_operator_id,
    createdBy: row.created_by,
    createdAt: row.created_at,
  };
}
