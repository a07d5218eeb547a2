import {
  countExportedUnits,
  exportUnitEvents,
  exportUnits,
} from '../../features/units/transfer/export-units.js';
import { writeDocuments, type Export, type Exported } from './export-rows.js';
import {
  tableHeader,
  tableLine,
  telemetryColumns,
  unitColumns,
  type TableColumns,
} from '../files/unit-table.js';

/** Every battery unit of a workspace, in the order in which they were made. */
export async function writeUnits(to: Export): Promise<Exported> {
  const total = await countExportedUnits(to.tx, to.tenantId);
  const units = exportUnits(to.tx, to.tenantId);
  return writeRows(to, { rows: units, columns: unitColumns, onRow: (n) => to.show(n / total, n) });
}

/** Unit by unit what was recorded of it, oldest first. */
export async function writeTelemetry(to: Export): Promise<Exported> {
  const total = await countExportedUnits(to.tx, to.tenantId);
  let unitsDone = 0;
  async function* events() {
    for await (const unit of exportUnits(to.tx, to.tenantId)) {
      yield* exportUnitEvents(to.tx, to.tenantId, unit);
      unitsDone += 1;
    }
  }
  const onRow = (n: number) => to.show(unitsDone / total, n);
  return writeRows(to, { rows: events(), columns: telemetryColumns, onRow });
}

interface Rows {
  readonly rows: AsyncIterable<object>;
  readonly columns: TableColumns;
  readonly onRow: (rows: number) => void;
}

async function writeRows(to: Export, { rows, columns, onRow }: Rows): Promise<Exported> {
  const lost = new Map<string, number>();
  if (to.format !== 'csv') return { rows: await writeDocuments(to, rows, onRow), lost };
  await to.file.write(tableHeader(columns, to.separator));
  let written = 0;
  for await (const row of rows) {
    await to.file.write(tableLine(row, columns, to.separator));
    written += 1;
    onRow(written);
  }
  return { rows: written, lost };
}
