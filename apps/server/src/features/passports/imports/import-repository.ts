import type { Knex } from 'knex';
import type { ProductCategory } from '@dpp/espr-validate';
import { isUuid } from '../../../platform/db/queries/uuid.js';
import type { ImportTableRow, JobRow } from '../../../platform/db/tables.js';
import { dayMs, type SweepRule } from '../../../platform/sweep/sweep-model.js';
import {
  IMPORT_KEPT_DAYS,
  type ExistingChoice,
  type ImportColumn,
  type ImportSettings,
  type PassportImport,
  type StoredImportState,
} from './import-model.js';

/** Rows and faults go with their import. */
export const importSweep: SweepRule = {
  table: 'imports',
  column: 'updated_at',
  keptMs: IMPORT_KEPT_DAYS * dayMs,
};

interface Change {
  readonly at: Date;
  readonly by: string;
}

/** Imports of one workspace. */
export function importRepository(db: Knex, tenantId: string) {
  return { ...readsOf(db, tenantId), ...writesOf(db, tenantId) };
}

function readsOf(db: Knex, tenantId: string) {
  const imports = () => db<ImportTableRow>('imports').where({ tenant_id: tenantId });
  return {
    async find(id: string): Promise<PassportImport | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await imports().where({ id, state: 'STORED' }).first();
      return row && importOf(row);
    },

    /** Locked against every other change of it and of its rows until this transaction ends. */
    async lock(id: string): Promise<PassportImport | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await imports().where({ id, state: 'STORED' }).forUpdate().first();
      return row && importOf(row);
    },

    /** The last changed first. */
    async list(): Promise<PassportImport[]> {
      const rows = await imports()
        .where({ state: 'STORED' })
        .orderBy([
          { column: 'updated_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ]);
      return rows.map(importOf);
    },

    /** All that there are, those that are still being read among them. */
    async usage(): Promise<{ readonly imports: number; readonly bytes: number }> {
      const [row] = await imports().select<{ imports: number; bytes: number | null }[]>(
        db.raw('count(*)::integer as imports'),
        db.raw('sum(bytes)::float8 as bytes'),
      );
      return { imports: row?.imports ?? 0, bytes: row?.bytes ?? 0 };
    },

    /** Files whose reading was begun before this time and has not ended: the process has died. */
    async listAbandoned(begunBefore: Date): Promise<string[]> {
      return imports()
        .where({ state: 'READING' })
        .where('created_at', '<', begunBefore)
        .pluck('id');
    },

    /** Which of these imports a job is publishing. */
    async listPublishing(imported: readonly PassportImport[]): Promise<ReadonlySet<string>> {
      const jobIds = imported.flatMap(({ jobId }) => jobId ?? []);
      if (jobIds.length === 0) return new Set();
      const open = new Set<string | null>(
        await db<JobRow>('jobs')
          .where({ tenant_id: tenantId })
          .whereIn('id', jobIds)
          .whereIn('state', ['QUEUED', 'RUNNING'])
          .pluck('id'),
      );
      return new Set(imported.filter(({ jobId }) => open.has(jobId)).map(({ id }) => id));
    },
  };
}

function writesOf(db: Knex, tenantId: string) {
  const imports = () => db<ImportTableRow>('imports').where({ tenant_id: tenantId });
  const noteOf = ({ at, by }: Change) => ({
    ...{ updated_at: at, updated_by: by, version: db.raw('version + 1') },
  });
  return {
    async insert(made: PassportImport): Promise<void> {
      await db('imports').insert({
        ...settingsRowOf(made),
        ...{ tenant_id: tenantId, id: made.id, file_name: made.fileName, state: made.storedState },
        ...{ decimal_comma: made.decimalComma, scope_operator_id: made.scopeOperatorId },
        ...{ created_by: made.createdBy, updated_by: made.updatedBy },
        ...{ created_at: made.createdAt, updated_at: made.updatedAt },
      });
    },

    /** Ends the reading of a file: it can be seen, and waits to be checked. */
    async finishReading(
      id: string,
      { total, bytes, at }: { readonly total: number; readonly bytes: number; readonly at: Date },
    ): Promise<void> {
      const stored = { state: 'STORED', total, bytes, updated_at: at, due_at: at };
      await imports().where({ id }).update(stored);
    },

    /** With its rows. */
    async remove(id: string): Promise<void> {
      const ofImport = { tenant_id: tenantId, import_id: id };
      await db('import_row_faults').where(ofImport).delete();
      await db('import_rows').where(ofImport).delete();
      await imports().where({ id }).delete();
    },

    /** All rows have to be checked again. */
    async saveSettings(id: string, settings: ImportSettings, change: Change): Promise<void> {
      await imports()
        .where({ id })
        .update({
          ...settingsRowOf(settings),
          ...{ checked_to: 0, due_at: change.at },
          ...noteOf(change),
        });
    },

    /** Notes a change of rows. @param addedBytes - By how much their cells grew. */
    async touch(id: string, addedBytes: number, change: Change): Promise<void> {
      await imports()
        .where({ id })
        .update({ bytes: db.raw('bytes + ?', [addedBytes]), ...noteOf(change) });
    },

    async setJob(id: string, jobId: string, change: Change): Promise<void> {
      await imports()
        .where({ id })
        .update({ job_id: jobId, ...noteOf(change) });
    },
  };
}

function settingsRowOf(settings: ImportSettings) {
  return {
    columns: JSON.stringify(settings.columns),
    category: settings.category,
    operator_id: settings.operatorId,
    facility_id: settings.facilityId,
    existing: settings.existing,
    allow_sku: settings.allowSku,
  };
}

export function importOf(row: ImportTableRow): PassportImport {
  return {
    tenantId: row.tenant_id,
    id: row.id,
    fileName: row.file_name,
    storedState: row.state as StoredImportState,
    columns: row.columns as readonly ImportColumn[],
    decimalComma: row.decimal_comma,
    category: row.category as ProductCategory | null,
    operatorId: row.operator_id,
    facilityId: row.facility_id,
    existing: row.existing as ExistingChoice,
    allowSku: row.allow_sku,
    total: row.total,
    bytes: row.bytes,
    checkedTo: row.checked_to,
    scopeOperatorId: row.scope_operator_id,
    jobId: row.job_id,
    version: row.version,
    createdBy: row.created_by,
    updatedBy: row.updated_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
