import type { ComponentChildren } from 'preact';
import '../styles/tables.css';

/** A column of a table; the first one names the row. */
export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ComponentChildren;
  /** Left out where the table has little room. */
  readonly isOptional?: boolean;
  /** Actions: at the end, under a name that only screen readers say. */
  readonly isActions?: boolean;
}

interface FoldTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly isCurrent?: (row: Row) => boolean;
  /** It has so few columns that it needs little room. */
  readonly isNarrow?: boolean;
}

/** A table whose rows become blocks where its place is narrow. Roles are written out: a block is no row to browsers. */
export function FoldTable<Row>(props: FoldTableProps<Row>) {
  const { caption, columns, rows, keyOf, isCurrent, isNarrow = false } = props;
  const classOf = ({ isOptional = false, isActions = false }: Column<Row>) =>
    [isOptional && 'opt', isActions && 'end'].filter(Boolean).join(' ') || undefined;
  return (
    <div class="wrap">
      <table role="table" class={isNarrow ? 'fold few' : 'fold'}>
        <caption class="vh">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th role="columnheader" scope="col" class={classOf(column)} key={column.name}>
                {column.isActions ? <span class="vh">{column.name}</span> : column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr role="row" key={keyOf(row)} class={isCurrent?.(row) ? 'open' : undefined}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th role="rowheader" scope="row" key={column.name}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td
                    role="cell"
                    class={classOf(column)}
                    data-l={column.isActions ? undefined : column.name}
                    key={column.name}
                  >
                    <div class="v">{column.cell(row)}</div>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
