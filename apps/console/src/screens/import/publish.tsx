import { useQueryClient } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Jobs } from '../../parts/job-panel.js';
import { Link } from '../../parts/link.js';
import { client } from '../../server/client.js';
import { showJob } from '../../server/jobs.js';
import { useTexts } from '../../texts/use-texts.js';
import { Figures } from './figures.js';
import { StepBar, type StepProps } from './import-page.js';
import type { Import } from './use-import.js';

/** The fourth step: what will happen, in numbers; then the job that does it. */
export function Publish({ imported, changes }: StepProps) {
  const { words, say } = useTexts('imports');
  const [keepFaulty, setKeepFaulty] = useState(false);
  const { publish, error } = usePublish(imported, keepFaulty);
  const { id, counts, state, freeInPlan, existing } = imported;
  const count =
    counts.ready + (existing === 'UPDATE' ? counts.existing : 0) + (keepFaulty ? counts.faulty : 0);
  const tooMany = freeInPlan === null ? 0 : Math.max(0, counts.ready - freeInPlan);
  const isReady = state === 'READY' && count > 0 && !changes.isBusy;
  return (
    <div class="stack">
      <Figures imported={imported} />
      <Jobs />
      {state === 'PUBLISHING' ? (
        <Publishing />
      ) : (
        <section class="sec" aria-labelledby="what">
          <header>
            <h2 id="what">{words.what}</h2>
          </header>
          <div class="stack tight">
            {counts.ready > 0 && <p>{say(words.newOnes, { count: counts.ready })}</p>}
            {tooMany > 0 && <p class="note">{say(words.quotaShort, { count: tooMany })}</p>}
            {counts.existing > 0 && <Existing imported={imported} changes={changes} />}
            {counts.faulty > 0 && (
              <KeepFaulty count={counts.faulty} isKept={keepFaulty} onChange={setKeepFaulty} />
            )}
            {count === 0 && counts.done === 0 && <p class="note">{words.nothingToPublish}</p>}
          </div>
        </section>
      )}
      {error !== undefined && <Failure error={error} />}
      <StepBar
        title={
          counts.done > 0
            ? say(words.doneTitle, { count: counts.done })
            : say(words.readyOf, { count: counts.ready, total: imported.total })
        }
        back={`/import/${id}/faults`}
      >
        {count > 0 && state !== 'PUBLISHING' && (
          <button
            class={counts.done > 0 ? 'btn' : 'btn go'}
            type="button"
            aria-disabled={isReady ? undefined : 'true'}
            onClick={() => isReady && void publish()}
          >
            {say(words.publishDo, { count })}
          </button>
        )}
        {counts.done > 0 && state !== 'PUBLISHING' && (
          <Link class="btn go" to={`/import/${id}/done`}>
            {words.toDone}
          </Link>
        )}
      </StepBar>
    </div>
  );
}

function Publishing() {
  const { words } = useTexts('imports');
  return (
    <section class="sec" aria-labelledby="publishing">
      <header>
        <h2 id="publishing">{words.publishing}</h2>
      </header>
      <p>{words.publishingText}</p>
    </section>
  );
}

function Existing({ imported, changes }: StepProps) {
  const { words, say } = useTexts('imports');
  const choices = [
    ['LEAVE', words.leave],
    ['UPDATE', words.update],
  ] as const;
  return (
    <fieldset class="field">
      <legend class="l">{say(words.existingOnes, { count: imported.counts.existing })}</legend>
      <div class="choices">
        {choices.map(([existing, text]) => (
          <label class="check" key={existing}>
            <input
              type="radio"
              name="existing"
              checked={imported.existing === existing}
              onChange={() => void changes.apply({ existing })}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface KeepFaultyProps {
  readonly count: number;
  readonly isKept: boolean;
  readonly onChange: (isKept: boolean) => void;
}

function KeepFaulty({ count, isKept, onChange }: KeepFaultyProps) {
  const { words, say } = useTexts('imports');
  return (
    <fieldset class="field">
      <legend class="l">{say(words.faultyOnes, { count })}</legend>
      <label class="check">
        <input
          type="checkbox"
          checked={isKept}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {words.keepFaulty}
      </label>
      <p class="note">{words.keepFaultyWhy}</p>
    </fieldset>
  );
}

/** Begins the job for the version that is shown, and shows it until it is put away. */
function usePublish({ id, version }: Import, keepFaulty: boolean) {
  const queries = useQueryClient();
  const [error, setError] = useState<unknown>();
  const publish = async () => {
    setError(undefined);
    try {
      const { job } = await client.imports.publish(id, { keepFaulty, ifMatch: `"${version}"` });
      showJob(job);
    } catch (failure) {
      setError(failure);
    }
    await queries.invalidateQueries({ queryKey: ['import', id] });
    void queries.invalidateQueries({ queryKey: ['imports'] });
  };
  return { publish, error };
}
