import type { ProductCategory } from '@dpp/espr-validate';
import type { Knex } from 'knex';
import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import type { Clock, NewId } from '../../../platform/clock.js';
import { announce } from '../../../platform/db/announcements/announcing-transaction.js';
import { workspaceUsageRepository } from '../../../platform/db/repositories/workspace-usage-repository.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import type { Upload } from '../../../platform/http/route.js';
import { readTable, type ReadTable, type TableRow } from './files/read-table.js';
import { MAX_IMPORTS, MAX_WORKSPACE_BYTES, type PassportImport } from './import-model.js';
import { importRepository } from './import-repository.js';
import { importRowRepository } from './rows/import-row-repository.js';
import { suggestColumns } from './suggest-columns.js';

export interface CreateImportDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
}

interface CreateImportInput {
  readonly file: Upload;
  readonly fileName: string;
  /** Category of rows that name none. */
  readonly category: ProductCategory | undefined;
}

/** Rows of one statement. */
const rowsOfPiece = 500;
const bytesOfPiece = 1_000_000;

/** A file is read in less time; one that is not has lost its process. */
const abandonedMs = 15 * 60_000;

/**
 * Reads a file into a new import, in pieces: other requests go on meanwhile, and nothing of it is shown before it is
 * whole. Its rows are checked afterwards, in the background.
 *
 * @throws a 400 `IMPORT_UNREADABLE` or `IMPORT_TOO_LARGE`; a 409 `TOO_MANY_IMPORTS`.
 */
export async function createImport(
  deps: CreateImportDeps,
  caller: Caller,
  { file, fileName, category = undefined }: CreateImportInput,
): Promise<PassportImport> {
  const { db } = deps;
  const tenantId = caller.tenant.id;
  const table = await readTable(file);
  const columns = await suggestColumns(tenantId, table.columns, category ?? null);
  const imported = newImport(deps, caller, { fileName, category, columns, table });
  await tenantTransaction(db, tenantId, async (tx) => {
    await requireRoom(tx, imported);
    await importRepository(tx, tenantId).insert(imported);
  });
  try {
    const stored = await storeRows(db, imported, table.rows);
    return await tenantTransaction(db, tenantId, async (tx) => {
      await workspaceUsageRepository(tx).lock(tenantId);
      const imports = importRepository(tx, tenantId);
      const { bytes } = await imports.usage();
      if (bytes + stored.bytes > MAX_WORKSPACE_BYTES) throw tooMany();
      await imports.finishReading(imported.id, { ...stored, at: deps.clock.now() });
      announce(tx, 'imports', tenantId);
      const found = await imports.find(imported.id);
      if (!found) throw new Error('An import is gone that was just stored.');
      return found;
    });
  } catch (error) {
    await tenantTransaction(db, tenantId, (tx) =>
      importRepository(tx, tenantId).remove(imported.id),
    );
    throw error;
  }
}

function newImport(
  { clock, newId }: CreateImportDeps,
  caller: Caller,
  input: Pick<CreateImportInput, 'fileName' | 'category'> & {
    readonly columns: PassportImport['columns'];
    readonly table: ReadTable;
  },
): PassportImport {
  const at = clock.now();
  const by = actorOf(caller);
  return {
    tenantId: caller.tenant.id,
    id: newId(),
    fileName: input.fileName,
    storedState: 'READING',
    columns: input.columns,
    decimalComma: input.table.decimalComma,
    category: input.category ?? null,
    operatorId: null,
    facilityId: null,
    existing: 'LEAVE',
    allowSku: false,
    ...{ total: 0, bytes: 0, checkedTo: 0 },
    scopeOperatorId: caller.operatorId,
    jobId: null,
    version: 1,
    ...{ createdBy: by, updatedBy: by, createdAt: at, updatedAt: at },
  };
}

/** Creates of one workspace wait for each other, so that none is one too many. */
async function requireRoom(
  tx: Knex.Transaction,
  { tenantId, createdAt }: PassportImport,
): Promise<void> {
  await workspaceUsageRepository(tx).lock(tenantId);
  const imports = importRepository(tx, tenantId);
  const abandoned = await imports.listAbandoned(new Date(createdAt.getTime() - abandonedMs));
  for (const id of abandoned) await imports.remove(id);
  const usage = await imports.usage();
  if (usage.imports >= MAX_IMPORTS || usage.bytes >= MAX_WORKSPACE_BYTES) throw tooMany();
}

async function storeRows(
  db: Knex,
  imported: PassportImport,
  rows: AsyncGenerator<TableRow>,
): Promise<{ readonly total: number; readonly bytes: number }> {
  let total = 0;
  let bytes = 0;
  for await (const piece of inPieces(rows)) {
    await tenantTransaction(db, imported.tenantId, (tx) =>
      importRowRepository(tx, imported).insert(piece, total + 1),
    );
    total += piece.length;
    bytes += piece.reduce((sum, row) => sum + row.bytes, 0);
  }
  return { total, bytes };
}

async function* inPieces(rows: AsyncGenerator<TableRow>): AsyncGenerator<readonly TableRow[]> {
  let piece: TableRow[] = [];
  let bytes = 0;
  for await (const row of rows) {
    piece.push(row);
    bytes += row.bytes;
    if (piece.length < rowsOfPiece && bytes < bytesOfPiece) continue;
    yield piece;
    piece = [];
    bytes = 0;
  }
  if (piece.length > 0) yield piece;
}

function tooMany(): ApiError {
  const message = `A workspace has at most ${MAX_IMPORTS} imports, and ${MAX_WORKSPACE_BYTES} bytes in their rows.`;
  return ApiError.conflict(message, { code: 'TOO_MANY_IMPORTS' });
}
