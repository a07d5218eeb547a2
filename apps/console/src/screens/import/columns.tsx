import type { ImportRow } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { Link } from '../../parts/link.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { ColumnTable, type ShownColumn } from './column-table.js';
import { RowSettings } from './row-settings.js';
import { StepBar, type StepProps } from './import-page.js';
import { useLabels, type Labels } from './use-labels.js';
import { useTargets } from './use-targets.js';
import type { ImportColumn } from './use-import.js';

/** The second step: which column of theirs is which field of ours. Each choice is saved at once. */
export function Columns({ imported, changes }: StepProps) {
  const { words, say } = useTexts('imports');
  const labels = useLabels(imported);
  const samples = useSamples(imported.id);
  const choices = useTargets(imported.category);
  const shown = imported.columns.map((column, index) => ({
    ...column,
    index,
    samples: samplesOf(samples, index),
  }));
  const guessed = shown.filter((column) => column.guessed);
  const unused = shown.filter(({ target }) => target === null);
  const sure = shown.filter((column) => column.target !== null && !column.guessed);
  const choose = (column: ShownColumn, target: string | null) =>
    void changes.apply({ columns: exchanged(imported.columns, column, target) });
  const table = { labels, choices: choices.paths, onChoose: choose };
  return (
    <div class="stack">
      <RowSettings imported={imported} changes={changes} />
      <Missing required={choices.required} columns={imported.columns} labels={labels} />
      {guessed.length > 0 && (
        <section class="sec" aria-labelledby="guessed">
          <header>
            <h2 id="guessed">{say(words.guessedTitle, { count: guessed.length })}</h2>
          </header>
          <p class="note">{words.guessedWhy}</p>
          <ColumnTable columns={guessed} {...table} />
        </section>
      )}
      {unused.length > 0 && (
        <section class="sec" aria-labelledby="unused">
          <header>
            <h2 id="unused">{say(words.unusedTitle, { count: unused.length })}</h2>
          </header>
          <p class="note">{words.unusedWhy}</p>
          <ColumnTable columns={unused} {...table} />
        </section>
      )}
      {sure.length > 0 && (
        <details class="unfold" open={guessed.length + unused.length === 0}>
          <summary>{say(words.sureTitle, { count: sure.length })}</summary>
          <ColumnTable columns={sure} {...table} />
        </details>
      )}
      <StepBar
        title={say(words.mapped, {
          count: imported.columns.length - unused.length,
          total: imported.columns.length,
        })}
        back="/import"
      >
        <Link class="btn go" to={`/import/${imported.id}/faults`}>
          {words.toFaults}
        </Link>
      </StepBar>
    </div>
  );
}

/** A field belongs to one column: the one that had it takes what this one had. */
function exchanged(
  columns: readonly ImportColumn[],
  { index, target: before }: ShownColumn,
  target: string | null,
) {
  const other = target === null ? -1 : columns.findIndex((column) => column.target === target);
  return [{ index, target }, ...(other < 0 ? [] : [{ index: other, target: before }])];
}

interface MissingProps {
  readonly required: readonly string[];
  readonly columns: readonly ImportColumn[];
  readonly labels: Labels;
}

/** Required fields that no column holds: said before the rows are looked at. */
function Missing({ required, columns, labels }: MissingProps) {
  const { words } = useTexts('imports');
  const fieldOf = (path: string) => path.split(/[.[]/, 1)[0];
  const held = new Set(columns.map(({ target }) => (target === null ? '' : fieldOf(target))));
  const missing = [...new Set(required.map(fieldOf))].filter((field) => !held.has(field));
  if (missing.length === 0) return null;
  return (
    <div class="bar-note">
      <div>
        <p>
          <b>{words.missingTitle}: </b>
          {missing.map((field) => labels.nameOf(field ?? '')).join(', ')}
        </p>
      </div>
    </div>
  );
}

function useSamples(id: string): readonly ImportRow[] {
  const { data } = useQuery({
    queryKey: ['import', id, 'samples'],
    queryFn: async ({ signal }) =>
      (await client.imports.rowsPage(id, { limit: 3 }, { signal })).rows,
  });
  return data ?? [];
}

const samplesOf = (rows: readonly ImportRow[], index: number) =>
  rows.map(({ cells }) => cells[index] ?? '');
