import type { Knex } from 'knex';
import type { Tenant } from '../../../../platform/auth/caller-model.js';
import { SETTLED_STATES, type ImportRow, type PassportImport } from '../import-model.js';
import { importFaultRepository } from '../rows/import-fault-repository.js';
import { importRowRepository } from '../rows/import-row-repository.js';
import { kindOf } from './fault-model.js';
import { judgeRows, type RowVerdict } from './judge-rows.js';

interface CheckInput {
  readonly tenant: Tenant;
  /** Locked by this transaction. */
  readonly imported: PassportImport;
  readonly rows: readonly ImportRow[];
  readonly at: Date;
}

/** Judges rows and stores the verdicts. Rows that are left out or published stay as they are. */
export async function checkRows(
  tx: Knex.Transaction,
  { tenant, imported, rows, at }: CheckInput,
): Promise<RowVerdict[]> {
  const open = rows.filter(({ state }) => !SETTLED_STATES.includes(state));
  const caller = { tenant, operatorId: imported.scopeOperatorId };
  const options = { locale: 'en', at } as const;
  const verdicts = await judgeRows(tx, caller, { imported, rows: open, options });
  await importRowRepository(tx, imported).saveChecked(
    verdicts.map(({ number, state, pair }) => ({ number, state, pair })),
  );
  await importFaultRepository(tx, imported).replace(
    rows.map(({ number }) => number),
    verdicts.flatMap(({ number, faults }) => {
      return faults.map((fault) => ({ number, kind: kindOf(fault) }));
    }),
  );
  return verdicts;
}
