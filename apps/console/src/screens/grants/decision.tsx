import type { AccessGrant } from '@dpp/client';
import { useQueryClient } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { serverUrl } from '../../base.js';
import { Failure } from '../../parts/failure.js';
import { ShownOnce } from '../../parts/shown-once.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';

/** Lengths that are offered, in days; the server takes up to 366. */
const lengths = [30, 90, 365] as const;

interface DecisionProps {
  readonly grant: AccessGrant;
  readonly who: string;
}

/** Approve, for a time, or deny. An approval shows its link once. */
export function Decision({ grant, who }: DecisionProps) {
  const { words, say } = useTexts('grants');
  const queries = useQueryClient();
  const [days, setDays] = useState<number>(90);
  const [link, setLink] = useState<string>();
  const approve = useAction(async () => {
    const expiresAt = endIn(days).toISOString();
    const { token } = await client.grants.approve(grant.id, { expiresAt });
    setLink(linkOf(grant, token));
  }, []);
  const deny = useAction(async () => {
    await client.grants.deny(grant.id);
    showToast(say(words.denied, { who }));
  }, [['grants'], ['today']]);
  if (link !== undefined) {
    return (
      <ShownOnce
        title={say(words.tokenTitle, { who })}
        secret={link}
        stored={words.stored}
        onStored={() => {
          void queries.invalidateQueries({ queryKey: ['grants'] });
          void queries.invalidateQueries({ queryKey: ['today'] });
        }}
      >
        <p class="note">{words.tokenNote}</p>
      </ShownOnce>
    );
  }
  const error = approve.error ?? deny.error;
  return (
    <form
      class="panel"
      onSubmit={(event) => {
        event.preventDefault();
        void approve.run(undefined);
      }}
    >
      <LengthChoice days={days} onChange={setDays} />
      <p>{words.note}</p>
      {error !== undefined && <Failure error={error} />}
      <div class="acts">
        <button class="btn go" type="submit" aria-disabled={approve.isBusy}>
          {words.approve}
        </button>
        <button class="btn" type="button" onClick={() => void deny.run(undefined)}>
          {words.deny}
        </button>
      </div>
    </form>
  );
}

interface LengthChoiceProps {
  readonly days: number;
  readonly onChange: (days: number) => void;
}

function LengthChoice({ days, onChange }: LengthChoiceProps) {
  const { words, formats, say } = useTexts('grants');
  return (
    <fieldset>
      <legend class="l">
        {words.until} {formats.date(endIn(days))}
      </legend>
      <div class="filters">
        {lengths.map((each) => (
          <button
            class="chip"
            type="button"
            key={each}
            aria-pressed={days === each}
            onClick={() => onChange(each)}
          >
            {say(words.days, { count: each })}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const endIn = (days: number) => new Date(Date.now() + days * 86_400_000);

/** The page that the token opens; of a grant for everything, the token alone. */
function linkOf({ passportId, batteryUnitId }: AccessGrant, token: string): string {
  if (batteryUnitId !== null) return `${serverUrl}/unit/${batteryUnitId}?grant=${token}`;
  return passportId === null ? token : `${serverUrl}/passport/${passportId}?grant=${token}`;
}
