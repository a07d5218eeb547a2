import { columnOfFault, type RowFault } from './check/fault-model.js';
import type { FaultGroup, ImportSummary } from './get-import.js';
import { expiryOf, type ImportColumn, type RowCounts } from './import-model.js';
import type { ShownRow } from './rows/list-import-rows.js';

/** An import on the wire. */
export function summaryJson({ imported, state, counts }: ImportSummary) {
  return {
    id: imported.id,
    fileName: imported.fileName,
    state,
    total: imported.total,
    checked: imported.checkedTo,
    counts: countsJson(counts),
    category: imported.category,
    operatorId: imported.operatorId,
    facilityId: imported.facilityId,
    existing: imported.existing,
    allowSku: imported.allowSku,
    jobId: imported.jobId,
    version: imported.version,
    createdBy: imported.createdBy,
    createdAt: imported.createdAt.toISOString(),
    updatedBy: imported.updatedBy,
    updatedAt: imported.updatedAt.toISOString(),
    expiresAt: expiryOf(imported).toISOString(),
  };
}

/** The same with columns and faults. */
export function detailsJson(
  details: ImportSummary & {
    readonly faults: readonly FaultGroup[];
    readonly freeInPlan: number | null;
  },
) {
  return {
    ...summaryJson(details),
    columns: details.imported.columns,
    faults: details.faults.map(groupJson),
    freeInPlan: details.freeInPlan,
  };
}

export function rowJson(row: ShownRow, columns: readonly ImportColumn[]) {
  return {
    row: row.number,
    line: row.line,
    state: row.state,
    passportId: row.passportId,
    faults: row.faults.map((fault) => faultJson(fault, columns)),
  };
}

function countsJson(counts: RowCounts) {
  return {
    unchecked: counts.UNCHECKED,
    ready: counts.READY,
    faulty: counts.FAULTY,
    existing: counts.EXISTING,
    leftOut: counts.LEFT_OUT,
    done: counts.DONE,
  };
}

/** Codes in the database are those of {@link RowFault}: a check stored them. */
function groupJson({ kind, code, field, column, rows, firstRow, example, value }: FaultGroup) {
  return {
    ...{ kind, field, column, rows, firstRow, value },
    code: code as RowFault['code'],
    message: example?.message ?? '',
    friendlyMessage: example?.friendlyMessage ?? '',
    probably: example?.probably ?? null,
  };
}

function faultJson(fault: RowFault, columns: readonly ImportColumn[]) {
  const { code, field, message, friendlyMessage, probably } = fault;
  const column = columnOfFault(columns, fault);
  return { code, field, column, message, friendlyMessage, probably };
}
