import type { HandOver, OfferHandOverRequest } from '@dpp/client';
import { useState } from 'preact/hooks';
import { Failure } from '../../../parts/failure.js';
import { SelectField } from '../../../parts/select-field.js';
import { useAction } from '../../../parts/use-action.js';
import { client } from '../../../server/client.js';
import { useTexts } from '../../../texts/use-texts.js';
import { becoming } from '../unit-status.js';
import { useRefusals } from './use-refusals.js';
import { staleAfterHandOver, type Unit } from '../use-unit.js';

/** Ends that are proposed, in days. */
const lifetimes = [7, 14, 30, 90] as const;
const defaultLifetime = 14;

interface OfferFormProps {
  readonly unit: Unit;
  readonly onMade: (token: string) => void;
  readonly onClose: () => void;
}

/** What the battery becomes and when the offer ends; then its token is made. */
export function OfferForm({ unit, onMade, onClose }: OfferFormProps) {
  const { words } = useTexts('handOvers');
  const refusals = useRefusals();
  const units = useTexts('units');
  const keys = useTexts('keys');
  const { words: common } = useTexts('common');
  const [becomes, setBecomes] = useState<HandOver['becomes']>('REPURPOSED');
  const [days, setDays] = useState<number>(defaultLifetime);
  const offer = useAction(async (request: OfferHandOverRequest) => {
    const { token } = await client.handOvers.offer(unit.id, request);
    onMade(token);
  }, staleAfterHandOver(unit.id));
  return (
    <form
      class="stack tight"
      aria-label={words.formTitle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void offer.run({ becomes, expiresAt: endIn(days) });
      }}
    >
      <SelectField
        label={units.words.fromStatus}
        value={becomes}
        options={becoming.map((each) => [each, units.words.status[each]])}
        onChange={(each) => setBecomes(each as HandOver['becomes'])}
      />
      <SelectField
        label={words.ends}
        value={String(days)}
        options={lifetimes.map((each) => [
          String(each),
          keys.say(keys.words.days, { count: each }),
        ])}
        onChange={(each) => setDays(Number(each))}
      />
      {offer.error !== undefined && <Failure error={offer.error} sentences={refusals} />}
      <div class="acts">
        <button class="btn go" type="submit" aria-disabled={offer.isBusy}>
          {words.offerDo}
        </button>
        <button class="btn" type="button" onClick={onClose}>
          {common.cancel}
        </button>
      </div>
    </form>
  );
}

const dayMs = 86_400_000;
/** A clock may be fast: 90 days by it stay within those of the server. */
const slackMs = 3_600_000;

function endIn(days: number): string {
  return new Date(Date.now() + days * dayMs - slackMs).toISOString();
}
