import type { ImportRow } from '@dpp/client';
import { useEffect, useState } from 'preact/hooks';
import { parsePath } from '../../form/model/json-path.js';
import { Icon } from '../../parts/icon.js';
import { useTexts } from '../../texts/use-texts.js';
import { messageOf } from './message-of.js';
import { kindOfFault, offersOf, sharesAround, type CellChange } from './model/cell-offers.js';
import type { Labels } from './use-labels.js';
import type { Import } from './use-import.js';

interface FaultRowProps {
  readonly row: ImportRow;
  /** Heading of the column of the table. */
  readonly name: string;
  readonly kind: string;
  readonly imported: Import;
  readonly labels: Labels;
  /** Positions of the columns that are shown. */
  readonly concerned: readonly number[];
  readonly onChange: (cells: readonly CellChange[]) => void;
  /** Called with what would be right in it, once the person takes it. */
  readonly onTake: (cells: readonly CellChange[]) => void;
  readonly onLeaveOut: () => void;
}

/** A row: which product it is, its cells, what is wrong with them, and what would be right. */
export function FaultRow(props: FaultRowProps) {
  const { row, name, kind, imported, labels, concerned, onChange, onTake, onLeaveOut } = props;
  const { words } = useTexts('imports');
  const isOut = row.state === 'LEFT_OUT';
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {row.line}
      </th>
      <td role="cell" data-l={words.product}>
        <div class="v">
          <ProductOf row={row} columns={imported.columns} />
        </div>
      </td>
      <td role="cell" data-l={name}>
        <div class="v">
          <Cells {...{ row, kind, imported, labels, concerned, onChange }} />
          <Verdict {...{ row, kind, imported, labels, onTake }} />
        </div>
      </td>
      <td role="cell" class="end">
        <div class="v">
          {!isOut && row.state !== 'DONE' && (
            <button class="btn small" type="button" onClick={onLeaveOut}>
              {words.leaveOut}
            </button>
          )}
        </div>
      </td>
    </tr>
  );
}

/** The name of the product, as far as the row has one, and its number. */
export function ProductOf(props: { readonly row: ImportRow; readonly columns: Import['columns'] }) {
  const { row, columns } = props;
  const textOf = (targets: readonly string[]) =>
    columns.flatMap(({ target }, index) =>
      target !== null && targets.includes(target) ? [row.cells[index] ?? ''] : [],
    )[0];
  const name = textOf(['productName', 'productName[0].value', 'productName[0]', 'model']);
  return (
    <>
      <span lang="">{name}</span>
      <small class="code">{textOf(['productId'])}</small>
    </>
  );
}

type CellsProps = Pick<
  FaultRowProps,
  'row' | 'kind' | 'imported' | 'labels' | 'concerned' | 'onChange'
>;

function Cells({ row, kind, imported, labels, concerned, onChange }: CellsProps) {
  const { words, say } = useTexts('imports');
  const faulty = row.faults.filter((fault) => kindOfFault(fault) === kind);
  const isFaulty = (target: string) =>
    faulty.some(({ field }) => {
      // Shares that do not add up are wrong numbers, not wrong names.
      const share = sharesAround(parsePath(field), labels.rules)?.share;
      if (share !== undefined && !target.endsWith(`.${share}`)) return target === field;
      return target === field || target.startsWith(`${field}.`) || target.startsWith(`${field}[`);
    });
  if (concerned.length === 0) return null;
  return (
    <div class={concerned.length > 1 ? 'duo cells' : 'cells'}>
      {concerned.map((column) => {
        const target = imported.columns[column]?.target ?? '';
        const name = labels.nameOf(target);
        return (
          <CellField
            key={column}
            label={say(words.cell, { row: row.line, name })}
            hint={concerned.length > 1 ? name : undefined}
            column={column}
            value={row.cells[column] ?? ''}
            isFaulty={isFaulty(target)}
            isFixed={row.state === 'DONE'}
            onChange={(value) => onChange([{ row: row.row, column, value }])}
          />
        );
      })}
    </div>
  );
}

interface CellFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly column: number;
  readonly value: string;
  readonly isFaulty: boolean;
  readonly isFixed: boolean;
  readonly onChange: (value: string) => void;
}

/** A cell; what was typed counts when it is left. */
function CellField(props: CellFieldProps) {
  const { label, hint, column, value, isFaulty, isFixed, onChange } = props;
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <input
      class="in"
      aria-label={label}
      placeholder={hint}
      title={hint}
      data-column={column}
      value={text}
      defaultValue={value}
      readOnly={isFixed}
      aria-invalid={isFaulty ? 'true' : undefined}
      onInput={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={() => {
        if (text !== value) onChange(text);
      }}
    />
  );
}

/** What is still wrong, with what would be right as a button; or that the row is in order now. */
function Verdict(props: Pick<FaultRowProps, 'row' | 'kind' | 'imported' | 'labels' | 'onTake'>) {
  const { row, kind, imported, labels, onTake } = props;
  const texts = useTexts('imports');
  const { words, say } = texts;
  const faults = row.faults.filter((fault) => kindOfFault(fault) === kind);
  if (faults.length === 0) {
    return (
      <p class="note" role="status">
        {row.state === 'FAULTY' ? words.otherFault : words.inOrder}
      </p>
    );
  }
  const offers = offersOf(row, kind, { columns: imported.columns, rules: labels.rules });
  const messages = [...new Set(faults.map((fault) => messageOf(fault, labels.wording, texts)))];
  const values = offers.map(({ value }) => value).join(', ');
  return (
    <>
      {messages.map((message, index) => (
        <p class="fault" key={message}>
          <Icon name="warn" small />
          <span>
            {message}{' '}
            {index === 0 && offers.length > 0 && (
              <button type="button" onClick={() => onTake(offers)}>
                {say(words.use, { value: values })}
              </button>
            )}
          </span>
        </p>
      ))}
    </>
  );
}
