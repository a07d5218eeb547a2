import type { ImportRow, JobResult } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { FoldTable } from '../../parts/fold-table.js';
import { Link } from '../../parts/link.js';
import { ListState } from '../../parts/list-state.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { messageOf } from './message-of.js';
import { useLabels } from './use-labels.js';
import { useFaultLanguage, type Import } from './use-import.js';

/** So many are listed; the corrected table has all of them. */
const maxListed = 200;

interface Refused {
  readonly line: number;
  readonly why: readonly string[];
  readonly lang: string | undefined;
}

/** Rows that are no passports, because the publication refused them or they still have faults. */
export function RefusedRows({ imported }: { readonly imported: Import }) {
  const texts = useTexts('imports');
  const { words } = texts;
  const labels = useLabels(imported);
  const lang = useFaultLanguage();
  const { id, jobId, counts } = imported;
  const rows = useQuery({
    queryKey: ['import', id, 'refused', jobId, counts, lang, labels.wording !== undefined],
    queryFn: async (): Promise<Refused[]> => {
      const listed = (state: 'FAULTY' | 'READY') =>
        client.imports.rows(id, { state, limit: 200, lang }).all({ limit: maxListed });
      const [faulty, left] = await Promise.all([listed('FAULTY'), listed('READY')]);
      const refused = jobId === null || left.length === 0 ? [] : await refusedBy(jobId);
      const wordsOf = (fault: ImportRow['faults'][number]) =>
        `${labels.nameOf(fault.field)}: ${messageOf(fault, labels.wording, texts)}`;
      return [
        ...faulty.map(({ line, faults }) => ({ line, why: faults.map(wordsOf), lang: undefined })),
        ...left.flatMap(({ row, line }) => {
          const result = refused.find((each) => each.row === row);
          return result ? [{ line, why: [result.message ?? result.code ?? ''], lang: 'en' }] : [];
        }),
      ];
    },
  });
  return (
    <section class="sec" aria-labelledby="refused">
      <header>
        <h2 id="refused">{words.refusedRows}</h2>
        {counts.faulty > 0 && <Link to={`/import/${id}/faults`}>{words.mend}</Link>}
      </header>
      <ListState
        query={rows}
        what={words.rowsFailed}
        empty={
          counts.leftOut + counts.existing + counts.ready > 0 ? null : <p>{words.refusedNone}</p>
        }
      >
        {(all) => (
          <FoldTable
            caption={words.refusedRows}
            rows={all}
            keyOf={({ line }) => String(line)}
            columns={[
              { name: words.row, cell: ({ line }) => line },
              {
                name: words.why,
                cell: (refused) => <Why {...refused} />,
              },
            ]}
          />
        )}
      </ListState>
    </section>
  );
}

function Why({ why, lang }: Pick<Refused, 'why' | 'lang'>) {
  return (
    <ul class="samples" lang={lang}>
      {why.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

async function refusedBy(jobId: string): Promise<JobResult[]> {
  const refused: JobResult[] = [];
  for await (const result of client.jobs.results(jobId, { limit: 1000 })) {
    if (!result.ok) refused.push(result);
    if (refused.length === maxListed) break;
  }
  return refused;
}
