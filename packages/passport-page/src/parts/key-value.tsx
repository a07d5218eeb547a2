/** @jsxRuntime automatic @jsxImportSource preact */
import type { JSX } from 'preact';
import type { Line } from '../values/said.js';
import { LineText } from './said-text.js';

/** A field with its label and values. */
export interface Row {
  readonly label: string;
  readonly lines: readonly Line[];
}

/** Label over value; beside it where there is room. */
export function KeyValue({ rows }: { readonly rows: readonly Row[] }): JSX.Element {
  return (
    <dl class="kv">
      {rows.map(({ label, lines }) => (
        <div key={label}>
          <dt>{label}</dt>
          {lines.map((line, index) => (
            <dd key={index}>
              <LineText line={line} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
