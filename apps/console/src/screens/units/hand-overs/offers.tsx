import type { HandOver } from '@dpp/client';
import { useState } from 'preact/hooks';
import { Failure } from '../../../parts/failure.js';
import { FoldTable } from '../../../parts/fold-table.js';
import { Question } from '../../../parts/question.js';
import { showToast } from '../../../parts/toasts.js';
import { useAction } from '../../../parts/use-action.js';
import { client } from '../../../server/client.js';
import { useTexts } from '../../../texts/use-texts.js';
import { useRefusals } from './use-refusals.js';
import { staleAfterHandOver, type Unit } from '../use-unit.js';

interface OffersProps {
  readonly unit: Unit;
  /** Newest first. */
  readonly offers: readonly HandOver[];
  readonly canCancel: boolean;
}

/** The open offer of a battery with its end and the way back; those that are over are folded. */
export function Offers({ unit, offers, canCancel }: OffersProps) {
  const { words, say, formats } = useTexts('handOvers');
  const open = offers.find(({ status }) => status === 'OFFERED');
  const over = offers.filter((each) => each !== open);
  return (
    <>
      {open && (
        <div class="stack tight">
          <p>
            <b>{say(words.open, { date: formats.date(open.expiresAt) })}</b>
          </p>
          {canCancel && <p class="note">{words.lost}</p>}
          {canCancel && <CancelButton unit={unit} offer={open} />}
        </div>
      )}
      {over.length > 0 && (
        <details class="why">
          <summary>{words.offers}</summary>
          <OfferTable offers={over} />
        </details>
      )}
    </>
  );
}

function OfferTable({ offers }: { readonly offers: readonly HandOver[] }) {
  const { words: units } = useTexts('units');
  const { words, formats } = useTexts('handOvers');
  return (
    <FoldTable
      caption={words.offers}
      isNarrow
      columns={[
        { name: words.columns.made, cell: ({ createdAt }) => formats.shortDate(createdAt) },
        {
          name: units.columns.status,
          cell: ({ status }) => status !== 'OFFERED' && words.status[status],
        },
        {
          name: words.columns.ends,
          cell: ({ closedAt, expiresAt }) => formats.shortDate(closedAt ?? expiresAt),
        },
      ]}
      rows={offers}
      keyOf={({ id }) => id}
    />
  );
}

interface CancelButtonProps {
  readonly unit: Unit;
  readonly offer: HandOver;
}

function CancelButton({ unit, offer }: CancelButtonProps) {
  const { words, say, lang } = useTexts('handOvers');
  const refusals = useRefusals();
  const [isAsked, setIsAsked] = useState(false);
  const cancel = useAction(async () => {
    await client.handOvers.cancel(unit.id, offer.id);
    setIsAsked(false);
    showToast(words.cancelled);
  }, staleAfterHandOver(unit.id));
  return (
    <div class="acts">
      <button class="btn" type="button" onClick={() => setIsAsked(true)}>
        {words.cancel}
      </button>
      {isAsked && (
        <Question
          title={say(words.cancelTitle, { serial: unit.serialNumber })}
          does={words.cancelDo}
          action={{ ...cancel, error: undefined }}
          onClose={() => setIsAsked(false)}
          lang={lang}
        >
          <p>{words.cancelText}</p>
          {cancel.error !== undefined && <Failure error={cancel.error} sentences={refusals} />}
        </Question>
      )}
    </div>
  );
}
