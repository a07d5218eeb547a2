import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Failure } from '../../../parts/failure.js';
import { Icon } from '../../../parts/icon.js';
import { ShownOnce } from '../../../parts/shown-once.js';
import { client } from '../../../server/client.js';
import { usePermissions } from '../../../server/use-session.js';
import { useTexts } from '../../../texts/use-texts.js';
import { sideOf } from '../model/responsibility.js';
import { OfferForm } from './offer-form.js';
import { Offers } from './offers.js';
import { handOversKey, isEnded, type Unit } from '../use-unit.js';

/** A battery on its way to another company: offered, handed over, or taken over from one. */
export function HandOver({ unit }: { readonly unit: Unit }) {
  const { words } = useTexts('handOvers');
  const side = sideOf(unit);
  const isOfferable = side !== 'given' && !isEnded(unit) && unit.lineage.successors.length === 0;
  return (
    <section class="sec" aria-labelledby="hand-over">
      <header>
        <h2 id="hand-over">{words.title}</h2>
      </header>
      {side !== undefined && <Responsible unit={unit} isGiven={side === 'given'} />}
      <OffersOf unit={unit} isOfferable={isOfferable} />
    </section>
  );
}

interface ResponsibleProps {
  readonly unit: Unit;
  readonly isGiven: boolean;
}

/** Since when which company is responsible, and the way to its record. */
function Responsible({ unit, isGiven }: ResponsibleProps) {
  const { words, say, formats } = useTexts('handOvers');
  const { responsibility } = unit;
  if (!responsibility) return null;
  const { since: date, name, unitUrl } = responsibility;
  return (
    <div class="stack tight">
      <p class="st wraps">
        <Icon name={isGiven ? 'go' : 'ok'} />
        <b>{isGiven ? words.handedOver : words.takenOver}</b>
      </p>
      <p>{say(words.responsible, { date: formats.date(date), name })}</p>
      {isGiven && !isEnded(unit) && <p class="note">{words.late}</p>}
      {unitUrl !== null && (
        <div class="acts">
          <a class="btn small" href={unitUrl} target="_blank" rel="noopener">
            <Icon name="ext" small />
            {words.recordThere}
          </a>
        </div>
      )}
    </div>
  );
}

interface OffersOfProps {
  readonly unit: Unit;
  readonly isOfferable: boolean;
}

/** Offers that there are or were, and another one where none is open. */
function OffersOf({ unit, isOfferable }: OffersOfProps) {
  const { words, say } = useTexts('handOvers');
  const may = usePermissions();
  const [isOffering, setIsOffering] = useState(false);
  const [token, setToken] = useState<string>();
  const offers = useQuery({
    queryKey: handOversKey(unit.id),
    queryFn: async ({ signal }) => (await client.handOvers.list(unit.id, {}, { signal })).handOvers,
  });
  const isOffered = offers.data?.some(({ status }) => status === 'OFFERED') ?? true;
  const canOffer = may('passport:update') && isOfferable && !isOffered;
  return (
    <>
      {offers.error && (
        <Failure
          error={offers.error}
          what={words.loadFailed}
          onRetry={() => void offers.refetch()}
        />
      )}
      {token !== undefined && (
        <ShownOnce
          title={say(words.token, { serial: unit.serialNumber })}
          secret={token}
          stored={words.stored}
          onStored={() => setToken(undefined)}
        >
          <p class="note">{words.tokenNote}</p>
        </ShownOnce>
      )}
      <Offers unit={unit} offers={offers.data ?? []} canCancel={may('passport:update')} />
      {isOfferable && !isOffered && !isOffering && <p class="note">{words.lead}</p>}
      {canOffer && !isOffering && (
        <div class="acts">
          <button class="btn" type="button" onClick={() => setIsOffering(true)}>
            {words.offer}
          </button>
        </div>
      )}
      {canOffer && isOffering && (
        <OfferForm
          unit={unit}
          onClose={() => setIsOffering(false)}
          onMade={(made) => {
            setIsOffering(false);
            setToken(made);
          }}
        />
      )}
    </>
  );
}
