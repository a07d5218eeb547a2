import type { ImportRow } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { codesOf } from '../../codes/coded-passports.js';
import { PrintCodes } from '../../codes/print-codes.js';
import { Bones } from '../../parts/bones.js';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { Jobs } from '../../parts/job-panel.js';
import { Link } from '../../parts/link.js';
import { saveFile } from '../../parts/save-file.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { StepBar, type StepProps } from './import-page.js';
import { RefusedRows } from './refused-rows.js';
import { SealMade } from './seal-made.js';
import { useFaultLanguage, type Import } from './use-import.js';

/** The last step: seal, print, and what is taken along. */
export function Done({ imported }: Pick<StepProps, 'imported'>) {
  const { words, say } = useTexts('imports');
  const { id, counts } = imported;
  const { data: rows, error, refetch } = useMadeRows(imported);
  return (
    <div class="stack">
      <section class="sec" aria-labelledby="made">
        <header>
          <h2 id="made">
            {counts.done === 0 ? words.nothingDone : say(words.doneTitle, { count: counts.done })}
          </h2>
          {counts.done > 0 && <Link to="/passports">{words.seePassports}</Link>}
        </header>
        {counts.done > 0 && <p>{words.doneText}</p>}
      </section>
      <Jobs />
      {error && <Failure error={error} what={words.rowsFailed} onRetry={() => void refetch()} />}
      {counts.done > 0 && !rows && !error && <Bones lines={4} />}
      {rows && rows.length > 0 && <SealMade imported={imported} rows={rows} />}
      <ToTake imported={imported} rows={rows ?? []} />
      <RefusedRows imported={imported} />
      <StepBar title={say(words.doneTitle, { count: counts.done })} back={`/import/${id}/publish`}>
        <Link class="btn go" to="/passports">
          {words.seePassports}
        </Link>
      </StepBar>
    </div>
  );
}

/** Rows that are passports; a row with faults was kept as a draft. */
function useMadeRows({ id, counts, total }: Import) {
  return useQuery({
    queryKey: ['import', id, 'made', counts.done],
    queryFn: (): Promise<ImportRow[]> =>
      client.imports.rows(id, { state: 'DONE', limit: 200 }).all({ limit: Math.max(total, 1) }),
    enabled: counts.done > 0,
    staleTime: Infinity,
  });
}

interface ToTakeProps {
  readonly imported: Import;
  readonly rows: readonly ImportRow[];
}

/** Files: the table as it was corrected, and labels. */
function ToTake({ imported, rows }: ToTakeProps) {
  const { words } = useTexts('imports');
  const lang = useFaultLanguage();
  const [error, setError] = useState<unknown>();
  const name = imported.fileName.replace(/\.\w+$/, '');
  const save = (faults: boolean) =>
    void client.imports
      .download(imported.id, { faults, lang })
      .then((table) => saveFile(`${name}-corrected.csv`, table, 'text/csv'), setError);
  const made = publishedOf(imported, rows);
  return (
    <section class="sec" aria-labelledby="to-take">
      <header>
        <h2 id="to-take">{words.toTake}</h2>
      </header>
      {error !== undefined && <Failure error={error} />}
      <div class="acts">
        <button class="btn" type="button" onClick={() => save(false)}>
          <Icon name="dl" small />
          {words.corrected}
        </button>
        <button class="btn" type="button" onClick={() => save(true)}>
          <Icon name="dl" small />
          {words.correctedFaults}
        </button>
        {made.length > 0 && <PrintCodes fileName={`${name}-codes`} read={() => codesOf(made)} />}
      </div>
    </section>
  );
}

/** Passports of the rows, by their product numbers; a row with faults was kept as a draft. */
function publishedOf({ columns }: Import, rows: readonly ImportRow[]) {
  const numbers = columns.findIndex(({ target }) => target === 'productId');
  return rows.flatMap(({ passportId, faults, cells, row }) =>
    passportId === null
      ? []
      : [{ id: passportId, name: cells[numbers] || String(row), isDraft: faults.length > 0 }],
  );
}
