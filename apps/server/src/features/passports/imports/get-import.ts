import type { Locale } from '@dpp/espr-validate';
import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import type { Clock } from '../../../platform/clock.js';
import { workspaceUsageRepository } from '../../../platform/db/repositories/workspace-usage-repository.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { boundsOf, type WorkspaceLimits } from '../../../platform/limits/workspace-bounds.js';
import { columnOfFault, kindOf, partsOfKind, type RowFault } from './check/fault-model.js';
import { judgeRows } from './check/judge-rows.js';
import { requireImport } from './require-import.js';
import type { ImportState, PassportImport, RowCounts } from './import-model.js';
import { importRepository } from './import-repository.js';
import { importFaultRepository, type FaultKindCount } from './rows/import-fault-repository.js';
import { importRowPages } from './rows/import-row-pages.js';
import { countImportRows, importRowRepository } from './rows/import-row-repository.js';

export interface GetImportDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly config: { readonly limits: WorkspaceLimits };
}

/** An import, its state, and its rows in numbers. */
export interface ImportSummary {
  readonly imported: PassportImport;
  readonly state: ImportState;
  readonly counts: RowCounts;
}

/** Faults that are one fault to people, with the first row as an example. */
export interface FaultGroup extends FaultKindCount {
  readonly code: string;
  readonly field: string;
  readonly column: number | null;
  /** Null where the rows before it are too long to be read with it. */
  readonly example: RowFault | null;
  /** What the cell of the example holds; null where the fault is about no single column. */
  readonly value: string | null;
}

interface ImportDetails extends ImportSummary {
  readonly faults: readonly FaultGroup[];
  /** Passports that the plan still takes; null: no limit. */
  readonly freeInPlan: number | null;
}

/** Kinds beyond these are few rows each. */
const maxKinds = 100;

/** An import with its faults, grouped by kind: those with most rows first. */
export function getImport(
  { db, clock, config: { limits } }: GetImportDeps,
  caller: Caller,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<ImportDetails> {
  return tenantTransaction(db, caller.tenant.id, async (tx) => {
    const imported = await requireImport(tx, caller, id);
    const [summary] = await summarizeImports(tx, [imported]);
    if (!summary) throw new Error('An import has no summary.');
    const options = { locale, at: clock.now() };
    const faults = await faultGroups(tx, caller, { imported, options });
    const { passports } = boundsOf(limits, caller.tenant);
    const active = await workspaceUsageRepository(tx).countActive(caller.tenant.id);
    const freeInPlan = passports === null ? null : Math.max(0, passports - active);
    return { ...summary, faults, freeInPlan };
  });
}

/** Imports of one workspace with their states and numbers. */
export async function summarizeImports(
  tx: Knex.Transaction,
  imports: readonly PassportImport[],
): Promise<ImportSummary[]> {
  const [first] = imports;
  if (!first) return [];
  const { tenantId } = first;
  const publishing = await importRepository(tx, tenantId).listPublishing(imports);
  const counts = await countImportRows(tx, tenantId, imports);
  return imports.flatMap((imported) => {
    const ofImport = counts.get(imported.id);
    if (!ofImport) return [];
    const isPublishing = publishing.has(imported.id);
    const state = stateOf(imported, { counts: ofImport, isPublishing });
    return [{ imported, counts: ofImport, state }];
  });
}

function stateOf(
  { checkedTo, total, jobId }: PassportImport,
  { counts, isPublishing }: { readonly counts: RowCounts; readonly isPublishing: boolean },
): ImportState {
  if (isPublishing) return 'PUBLISHING';
  if (checkedTo < total) return 'CHECKING';
  return jobId !== null && counts.READY === 0 && counts.FAULTY === 0 ? 'DONE' : 'READY';
}

async function faultGroups(
  tx: Knex.Transaction,
  caller: Caller,
  {
    imported,
    options,
  }: {
    readonly imported: PassportImport;
    readonly options: { readonly locale: Locale; readonly at: Date };
  },
): Promise<FaultGroup[]> {
  const kinds = await importFaultRepository(tx, imported).countKinds(maxKinds);
  const firsts = [...new Set(kinds.map(({ firstRow }) => firstRow))];
  // Long rows beyond the bound have no example.
  const numbers = await importRowPages(tx, imported).fitting(firsts);
  const rows = await importRowRepository(tx, imported).listByNumber(numbers);
  const scoped = { tenant: caller.tenant, operatorId: imported.scopeOperatorId };
  const verdicts = await judgeRows(tx, scoped, { imported, rows, options });
  const byNumber = new Map(verdicts.map((verdict) => [verdict.number, verdict]));
  const cells = new Map(rows.map((row) => [row.number, row.cells]));
  return kinds.map((count) => {
    const { code, field } = partsOfKind(count.kind);
    const found = byNumber.get(count.firstRow)?.faults ?? [];
    const example = found.find((fault) => kindOf(fault) === count.kind) ?? null;
    const column = columnOfFault(imported.columns, example ?? { field });
    const value = column === null ? null : (cells.get(count.firstRow)?.[column] ?? null);
    return { ...count, code, field, column, example, value };
  });
}
