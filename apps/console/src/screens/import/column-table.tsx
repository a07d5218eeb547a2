import { FoldTable, type Column } from '../../parts/fold-table.js';
import { useTexts } from '../../texts/use-texts.js';
import type { ImportColumn } from './use-import.js';
import type { Labels } from './use-labels.js';

/** A column with its place in the file, and some of its values. */
export interface ShownColumn extends ImportColumn {
  readonly index: number;
  readonly samples: readonly string[];
}

interface ColumnTableProps {
  readonly columns: readonly ShownColumn[];
  readonly labels: Labels;
  readonly choices: readonly string[];
  readonly onChoose: (column: ShownColumn, target: string | null) => void;
}

/** Columns: which field each is, its heading, and some of its values. */
export function ColumnTable({ columns, labels, choices, onChoose }: ColumnTableProps) {
  const { words, say } = useTexts('imports');
  const headingOf = ({ name, index }: ShownColumn) =>
    name.trim() === '' ? say(words.noHeading, { number: index + 1 }) : name;
  const parts: Column<ShownColumn>[] = [
    {
      name: words.ours,
      cell: (column) => (
        <TargetSelect
          label={say(words.fieldOf, { name: headingOf(column) })}
          {...{ column, labels, choices }}
          onChoose={(target) => onChoose(column, target)}
        />
      ),
    },
    {
      name: words.theirs,
      cell: (column) => (
        <>
          <span lang="">{headingOf(column)}</span>{' '}
          {column.guessed && <span class="tag">{words.guessed}</span>}
        </>
      ),
    },
    {
      name: words.samples,
      cell: ({ samples }) => (
        <ul class="samples" lang="">
          {samples.map((sample, index) => (
            <li key={index}>{sample === '' ? '–' : sample}</li>
          ))}
        </ul>
      ),
    },
  ];
  return (
    <FoldTable
      caption={words.steps.columns}
      columns={parts}
      rows={columns}
      keyOf={({ index }) => String(index)}
    />
  );
}

interface TargetSelectProps {
  readonly label: string;
  readonly column: ShownColumn;
  readonly labels: Labels;
  readonly choices: readonly string[];
  readonly onChoose: (target: string | null) => void;
}

function TargetSelect({ label, column, labels, choices, onChoose }: TargetSelectProps) {
  const { words } = useTexts('imports');
  const { target } = column;
  const isOther = target !== null && !choices.includes(target);
  return (
    <select
      class="in"
      aria-label={label}
      value={target ?? ''}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : value)}
    >
      <option value="">{words.notUsed}</option>
      {isOther && <option value={target}>{labels.nameOf(target)}</option>}
      {choices.map((path) => (
        <option key={path} value={path}>
          {labels.nameOf(path)}
        </option>
      ))}
    </select>
  );
}
