import type { Job, JobResult } from '@dpp/client';
import { useQuery, useQueryClient } from '@tanstack/preact-query';
import { useEffect } from 'preact/hooks';
import { client } from '../server/client.js';
import { putAwayJob, shownJobs } from '../server/jobs.js';
import { useTexts } from '../texts/use-texts.js';
import { Failure } from './failure.js';
import { Meter } from './meter.js';
import { useStore } from './store.js';

interface JobsProps {
  /** Called with what was refused, to be selected again. */
  readonly onSelectRefused?: ((ids: readonly string[]) => void) | undefined;
}

/** Work that was begun here: figures, and how to stop it. It goes on when the page closes. */
export function Jobs({ onSelectRefused }: JobsProps) {
  const ids = useStore(shownJobs);
  const { words, lang } = useTexts('passports');
  if (ids.length === 0) return null;
  return (
    <section class="stack tight" aria-label={words.jobs.title} lang={lang}>
      {ids.map((id) => (
        <JobPanel key={id} id={id} onSelectRefused={onSelectRefused} />
      ))}
    </section>
  );
}

const isOver = ({ state }: Job) => state === 'DONE' || state === 'CANCELED';

function JobPanel({ id, onSelectRefused }: JobsProps & { readonly id: string }) {
  const { words, say, formats } = useTexts('passports');
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['job', id],
    queryFn: async ({ signal }) => (await client.jobs.get(id, { limit: 1 }, { signal })).job,
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : 1000),
  });
  const over = data !== undefined && isOver(data);
  useEffect(() => {
    if (over) void queries.invalidateQueries({ queryKey: ['passports'] });
  }, [over, queries]);
  const stop = () => void client.jobs.cancel(id).then(() => refetch());
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { kind, total, done, failed, state } = data;
  const share = total === 0 ? 1 : done / total;
  const doneText = say(words.jobs.done, { count: done - failed });
  const refusedText = failed > 0 ? say(words.jobs.refused, { count: failed }) : undefined;
  return (
    <div class="panel">
      <h3>{say(words.jobs[kind], { count: total })}</h3>
      <div class="meter" role="status">
        <p>
          <span>{[doneText, refusedText].filter(Boolean).join(', ')}</span>
          <b>
            {over ? words.jobs[state === 'DONE' ? 'finished' : 'stopped'] : formats.percent(share)}
          </b>
        </p>
        <Meter share={share} label={formats.percent(share)} />
      </div>
      {!over && <p class="note">{words.jobs.goesOn}</p>}
      {over && failed > 0 && <Refused id={id} count={failed} onSelectRefused={onSelectRefused} />}
      <div class="acts">
        {over ? (
          <button class="btn small" type="button" onClick={() => putAwayJob(id)}>
            {words.jobs.dismiss}
          </button>
        ) : (
          <button class="btn small" type="button" onClick={stop}>
            {words.jobs.stop}
          </button>
        )}
      </div>
    </div>
  );
}

interface RefusedProps extends JobsProps {
  readonly id: string;
  readonly count: number;
}

/** At most so many refusals are read and listed. */
const maxRefused = 200;

/** Why items were refused, each reason once, and a way to select them again. */
function Refused({ id, count, onSelectRefused }: RefusedProps) {
  const { words, say } = useTexts('passports');
  const { data } = useQuery({
    queryKey: ['job', id, 'refused'],
    queryFn: () => readRefused(id),
    staleTime: Infinity,
  });
  if (!data) return null;
  const reasons = new Map<string, number>();
  for (const { message, code } of data) {
    const reason = message ?? code ?? '';
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return (
    <>
      <ul class="feed">
        {[...reasons].map(([message, times]) => (
          <li key={message}>
            <b>{times}</b> <span lang="en">{message}</span>
          </li>
        ))}
      </ul>
      {onSelectRefused && (
        <p>
          <button
            class="btn small"
            type="button"
            onClick={() => onSelectRefused(data.map(({ passportId }) => passportId))}
          >
            {say(words.jobs.selectRefused, { count })}
          </button>
        </p>
      )}
    </>
  );
}

async function readRefused(id: string): Promise<JobResult[]> {
  const refused: JobResult[] = [];
  for await (const result of client.jobs.results(id, { limit: 1000 })) {
    if (!result.ok) refused.push(result);
    if (refused.length === maxRefused) break;
  }
  return refused;
}
