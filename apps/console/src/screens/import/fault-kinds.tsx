import { Link } from '../../parts/link.js';
import { showToast } from '../../parts/toasts.js';
import { useTexts } from '../../texts/use-texts.js';
import type { StepProps } from './import-page.js';
import { messageOf } from './message-of.js';
import { sureOffersOf, type CellChange } from './model/cell-offers.js';
import type { Labels } from './use-labels.js';
import { useRows, type FaultGroup } from './use-import.js';

interface FaultKindsProps extends StepProps {
  readonly labels: Labels;
  readonly kind: string | undefined;
  readonly onMended: () => void;
  /** False while rows are shown that are left out. */
  readonly isTableOfKind: boolean;
}

/** Kinds of faults, those of most rows first, with what mends all rows of the chosen one. */
export function FaultKinds(props: FaultKindsProps) {
  const { imported, changes, labels, kind, onMended, isTableOfKind } = props;
  const { words, formats } = useTexts('imports');
  return (
    <section class="sec" aria-labelledby="kinds">
      <header>
        <h2 id="kinds">{words.kinds}</h2>
      </header>
      <ul class="kinds">
        {imported.faults.map((group) => (
          <li key={group.kind} class={isTableOfKind && group.kind === kind ? 'on' : undefined}>
            <Link
              to={`/import/${imported.id}/faults?kind=${encodeURIComponent(group.kind)}`}
              aria-current={isTableOfKind && group.kind === kind ? 'true' : undefined}
            >
              <b>{labels.nameOf(fieldOf(group))}</b>
            </Link>
            <b>{formats.number(group.rows)}</b>
            <FaultMessage group={group} labels={labels} />
            {group.kind === kind && <Remedy {...{ imported, changes, labels, group, onMended }} />}
          </li>
        ))}
      </ul>
      <p class="note">{words.kindNote}</p>
    </section>
  );
}

/** Without the position of the example in its list. */
export const fieldOf = ({ kind }: Pick<FaultGroup, 'kind'>) => kind.slice(kind.indexOf(':') + 1);

function FaultMessage({ group, labels }: { readonly group: FaultGroup; readonly labels: Labels }) {
  const texts = useTexts('imports');
  return <p class="note">{messageOf(group, labels.wording, texts)}</p>;
}

interface RemedyProps extends StepProps {
  readonly labels: Labels;
  readonly group: FaultGroup;
  readonly onMended: () => void;
}

/** As many cells as the server changes at once. */
const maxCells = 1000;

/** One button for all rows where one value each would be right, and is no guess. */
function Remedy({ imported, changes, labels, group, onMended }: RemedyProps) {
  const { words, say } = useTexts('imports');
  const { data: rows = [] } = useRows(imported, { fault: group.kind });
  const table = { columns: imported.columns, rules: labels.rules };
  const offers = rows
    .map((row) => sureOffersOf(row, group.kind, table))
    .filter((each) => each.length > 0);
  const take = async () => {
    const cells = offers.flat().map(({ row, column, value }) => ({ row, column, value }));
    const before = cells.map((cell) => ({ ...cell, value: textOf(rows, cell) }));
    for (let from = 0; from < cells.length; from += maxCells) {
      if (!(await changes.apply({ cells: cells.slice(from, from + maxCells) }))) return;
    }
    showToast(say(words.offered, { count: offers.length }), () => void putBack(before));
    onMended();
  };
  const putBack = async (cells: readonly CellChange[]) => {
    for (let from = 0; from < cells.length; from += maxCells) {
      await changes.apply({ cells: cells.slice(from, from + maxCells) });
    }
  };
  const isMangled = group.code === 'PRODUCT_ID_MANGLED';
  if (offers.length === 0 && !isMangled) return null;
  return (
    <div class="acts">
      {offers.length > 0 && (
        <button
          class="btn small"
          type="button"
          aria-disabled={changes.isBusy ? 'true' : undefined}
          onClick={() => void take()}
        >
          {say(words.takeOffers, { count: offers.length })}
        </button>
      )}
      {isMangled && (
        <button
          class="btn small"
          type="button"
          onClick={() => void changes.apply({ allowSku: true })}
        >
          {words.takeSku}
        </button>
      )}
    </div>
  );
}

const textOf = (
  rows: readonly { readonly row: number; readonly cells: readonly string[] }[],
  { row, column }: CellChange,
) => rows.find((each) => each.row === row)?.cells[column] ?? '';
