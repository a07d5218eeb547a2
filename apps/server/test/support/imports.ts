import { randomUUID } from 'node:crypto';
import { textiles } from './factories.js';
import type { TestApp, TestReply } from './test-app.js';

export const tableTypes = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export interface WireFault {
  readonly code: string;
  readonly field: string;
  readonly column: number | null;
  readonly message: string;
  readonly friendlyMessage: string;
  readonly probably: string | null;
}

export interface WireImport {
  readonly id: string;
  readonly fileName: string;
  readonly state: string;
  readonly total: number;
  readonly checked: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly columns: readonly { name: string; target: string | null; guessed: boolean }[];
  readonly faults: readonly (WireFault & {
    readonly kind: string;
    readonly rows: number;
    readonly firstRow: number;
    readonly value: string | null;
  })[];
  readonly freeInPlan: number | null;
  readonly version: number;
  readonly jobId: string | null;
  readonly updatedBy: string;
}

export interface WireRow {
  readonly row: number;
  readonly line: number;
  readonly state: string;
  readonly cells: readonly string[];
  readonly passportId: string | null;
  readonly faults: readonly WireFault[];
}

/** Metadata as the cells of a row: path → text. */
export function flattened(value: unknown, path = ''): Record<string, string> {
  return Object.fromEntries(leavesOf(value, path));
}

function leavesOf(value: unknown, path: string): [string, string][] {
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, index) => leavesOf(one, `${path}[${index}]`));
  }
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, one]) =>
    leavesOf(one, path === '' ? name : `${path}.${name}`),
  );
}

const { category: _category, ...textileCells } = flattened(textiles());

/** Headings of a table of textiles. */
export const textileColumns = ['productId', ...Object.keys(textileCells)];

/** The cells of a row of textiles that has no fault. */
export function textileRow(productId: string, changes: Readonly<Record<string, string>> = {}) {
  const cells: Record<string, string> = { productId, ...textileCells, ...changes };
  return textileColumns.map((name) => cells[name] ?? '');
}

export function csvOf(rows: readonly (readonly string[])[], separator = ','): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return rows.map((cells) => cells.map(quoted).join(separator)).join('\r\n');
}

/** A table of textiles as CSV. */
export function textileCsv(rows: readonly (readonly string[])[]): string {
  return csvOf([textileColumns, ...rows]);
}

export function postTable(
  app: Pick<TestApp, 'request'>,
  key: string,
  body: string | Uint8Array,
  { type = tableTypes.csv, query = '?category=textiles' }: { type?: string; query?: string } = {},
): Promise<TestReply> {
  return app.request(`/api/v1/imports${query}`, {
    method: 'POST',
    key,
    body,
    headers: { 'Content-Type': type },
  });
}

/** An import without rows, of one operator alone. */
export async function insertImport(
  app: TestApp,
  { tenantId, operatorId }: { readonly tenantId: string; readonly operatorId: string },
): Promise<{ readonly id: string }> {
  const id = randomUUID();
  const at = app.deps.clock.now();
  await app.db('imports').insert({
    tenant_id: tenantId,
    id,
    file_name: 'products.csv',
    state: 'STORED',
    columns: JSON.stringify([{ name: 'productId', target: 'productId', guessed: false }]),
    decimal_comma: false,
    existing: 'LEAVE',
    allow_sku: false,
    total: 1,
    checked_to: 1,
    scope_operator_id: operatorId,
    created_by: 'maker@acme.example',
    updated_by: 'maker@acme.example',
    created_at: at,
    updated_at: at,
  });
  await app.db('import_rows').insert({
    tenant_id: tenantId,
    import_id: id,
    number: 1,
    line: 2,
    cells: JSON.stringify(['SKU-1']),
    bytes: 5,
    state: 'READY',
  });
  return { id };
}
