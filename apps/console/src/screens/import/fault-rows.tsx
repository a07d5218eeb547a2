import type { ImportRow } from '@dpp/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Bones } from '../../parts/bones.js';
import { Failure } from '../../parts/failure.js';
import { Link } from '../../parts/link.js';
import { RichText } from '../../parts/rich-text.js';
import { showToast } from '../../parts/toasts.js';
import { useTexts } from '../../texts/use-texts.js';
import { FaultRow } from './fault-row.js';
import { fieldOf } from './fault-kinds.js';
import type { StepProps } from './import-page.js';
import { columnsOfKind, type CellChange } from './model/cell-offers.js';
import type { Labels } from './use-labels.js';
import { useRows } from './use-import.js';
import '../../styles/tables.css';

interface FaultRowsProps extends StepProps {
  readonly labels: Labels;
  readonly kind: string;
  /** Called when a button has mended a row, or left one out. */
  readonly onMended: () => void;
}

/** So many rows more at a time. */
const pageSize = 50;

/** The rows of a kind of fault: only the columns concerned, and their cells are fields. */
export function FaultRows({ imported, changes, labels, kind, onMended }: FaultRowsProps) {
  const { words, say } = useTexts('imports');
  const { data: rows, error, refetch } = useRows(imported, { fault: kind });
  const body = useRef<HTMLTableSectionElement>(null);
  const { change, take, leaveOut, undo } = useCorrections({ changes, onMended });
  const concerned = columnsOfKind(kind, { columns: imported.columns, rules: labels.rules });
  // Without a cell to correct, some rows are enough to see which ones they are.
  const [more, setMore] = useState(0);
  const shown = more + (concerned.length === 0 ? pageSize / 5 : pageSize);
  const name = labels.nameOf(fieldOf({ kind }));
  if (error) {
    return <Failure error={error} what={words.rowsFailed} onRetry={() => void refetch()} />;
  }
  if (!rows) return <Bones lines={6} />;
  const visible = rows.slice(0, shown);
  return (
    <section class="sec" aria-labelledby="rows">
      <header>
        <h2 id="rows">{say(words.kindRows, { name, count: rows.length })}</h2>
        {concerned.length > 0 && <Keys />}
      </header>
      {concerned.length === 0 && (
        <p class="line">
          <span>{words.noColumn}</span>
          <Link to={`/import/${imported.id}/columns`}>{words.toColumns}</Link>
        </p>
      )}
      <div class="wrap">
        <table role="table" class="fold fix">
          <caption class="vh">{name}</caption>
          <Headings name={name} />
          <tbody
            role="rowgroup"
            ref={body}
            onKeyDown={(event) => onTableKey(event, { body: body.current, undo })}
          >
            {visible.map((row) => (
              <FaultRow
                key={row.row}
                {...{ row, name, kind, imported, labels, concerned }}
                onChange={(cells) => void change(cells, row)}
                onTake={(cells) => void take(cells, row)}
                onLeaveOut={() => void leaveOut(row)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shown && (
        <More
          shown={shown}
          total={rows.length}
          onMore={() => setMore((count) => count + pageSize)}
        />
      )}
    </section>
  );
}

interface MoreProps {
  readonly shown: number;
  readonly total: number;
  readonly onMore: () => void;
}

function More({ shown, total, onMore }: MoreProps) {
  const { words, say } = useTexts('imports');
  return (
    <p class="line">
      <span>{say(words.shown, { shown, total })}</span>
      <button class="btn small" type="button" onClick={onMore}>
        {words.showMore}
      </button>
    </p>
  );
}

/** What can be done to a row: typing, taking what is offered, leaving it out; and the last correction back. */
function useCorrections({ changes, onMended }: Pick<FaultRowsProps, 'changes' | 'onMended'>) {
  const { words, say } = useTexts('imports');
  const undo = useUndo((cells) => void changes.apply({ cells }));
  const change = (cells: readonly CellChange[], row: ImportRow) => {
    undo.push(
      cells.map(({ column }) => ({ row: row.row, column, value: row.cells[column] ?? '' })),
    );
    const sent = cells.map(({ column, value }) => ({ row: row.row, column, value }));
    return changes.apply({ cells: sent });
  };
  const take = async (cells: readonly CellChange[], row: ImportRow) => {
    if (await change(cells, row)) onMended();
  };
  const leaveOut = async ({ row }: ImportRow) => {
    if (!(await changes.apply({ leaveOut: [row] }))) return;
    showToast(say(words.leftOutToast, { row }), () => void changes.apply({ takeIn: [row] }));
    onMended();
  };
  return { change, take, leaveOut, undo: undo.pop };
}

function Headings({ name }: { readonly name: string }) {
  const { words } = useTexts('imports');
  return (
    <thead role="rowgroup">
      <tr role="row">
        {[words.row, words.product, name].map((heading) => (
          <th role="columnheader" scope="col" key={heading}>
            {heading}
          </th>
        ))}
        <th role="columnheader" scope="col">
          <span class="vh">{words.actions}</span>
        </th>
      </tr>
    </thead>
  );
}

function Keys() {
  const { words } = useTexts('imports');
  return (
    <span class="note keys">
      <RichText text={words.enter} values={{ enter: <kbd>Enter</kbd>, undo: <kbd>Ctrl Z</kbd> }} />
    </span>
  );
}

interface KeyUse {
  readonly body: HTMLElement | null;
  readonly undo: () => boolean;
}

/** Enter: the same field of the next row. Ctrl Z: the last correction back, unless the field has text to undo itself. */
function onTableKey(event: KeyboardEvent, { body, undo }: KeyUse): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement)) return;
  if (event.key === 'Enter') {
    event.preventDefault();
    const same = [...(body?.querySelectorAll<HTMLInputElement>('input') ?? [])].filter(
      (input) => input.dataset.column === target.dataset.column,
    );
    const next = same[same.indexOf(target) + 1];
    if (next) {
      next.focus();
      next.select();
    } else target.blur();
  }
  const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
  if (isUndo && target.value === target.defaultValue && undo()) event.preventDefault();
}

/** Corrections of this table, the last one first. */
function useUndo(apply: (cells: CellChange[]) => void) {
  const stack = useRef<CellChange[][]>([]);
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  return {
    push: (cells: CellChange[]) => void stack.current.push(cells),
    pop: () => {
      const cells = stack.current.pop();
      if (cells) latest.current(cells);
      return cells !== undefined;
    },
  };
}
