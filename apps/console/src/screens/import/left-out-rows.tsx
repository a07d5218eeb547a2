import type { ImportRow } from '@dpp/client';
import { FoldTable } from '../../parts/fold-table.js';
import { ListState } from '../../parts/list-state.js';
import { useTexts } from '../../texts/use-texts.js';
import { ProductOf } from './fault-row.js';
import type { StepProps } from './import-page.js';
import { useRows } from './use-import.js';

/** Rows that are not to be published, and the way back for each. */
export function LeftOutRows({ imported, changes }: StepProps) {
  const { words } = useTexts('imports');
  const rows = useRows(imported, { state: 'LEFT_OUT' });
  const takeIn = ({ row }: ImportRow) => void changes.apply({ takeIn: [row] });
  return (
    <section class="sec" aria-labelledby="left-out">
      <header>
        <h2 id="left-out">{words.leftOutTitle}</h2>
      </header>
      <ListState query={rows} what={words.rowsFailed} empty={null}>
        {(all) => (
          <FoldTable
            caption={words.leftOutTitle}
            rows={all}
            keyOf={({ row }) => String(row)}
            columns={[
              { name: words.row, cell: ({ line }) => line },
              {
                name: words.product,
                cell: (row) => <ProductOf row={row} columns={imported.columns} />,
              },
              {
                name: words.actions,
                isActions: true,
                cell: (row) =>
                  row.state === 'LEFT_OUT' && (
                    <button class="btn small" type="button" onClick={() => takeIn(row)}>
                      {words.takeIn}
                    </button>
                  ),
              },
            ]}
          />
        )}
      </ListState>
    </section>
  );
}
