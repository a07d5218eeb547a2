import type { LivePassportStatus } from '@dpp/client';
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { StatusQuestion } from './status-question.js';
import type { Source } from './use-passport.js';

interface WhenWrongProps {
  readonly source: Source;
  readonly name: string;
}

/** Recall, off the market, and the ways back; only what makes sense from the present status. */
export function WhenWrong({ source, name }: WhenWrongProps) {
  const { words } = useTexts('passport');
  const may = usePermissions();
  const [asked, setAsked] = useState<LivePassportStatus>();
  if (!may('passport:update') || source.supersededBy !== null) return null;
  const isOnMarket = source.status === 'ACTIVE';
  const isRecalled = source.status === 'RECALLED';
  return (
    <section class="sec" aria-labelledby="wrong">
      <header>
        <h2 id="wrong">{words.wrong.title}</h2>
      </header>
      <p class="note">{words.wrong.lead}</p>
      <div class="acts">
        {!isRecalled && (
          <button class="btn stop" type="button" onClick={() => setAsked('RECALLED')}>
            <Icon name="stop" small />
            {words.wrong.recall}
          </button>
        )}
        {isOnMarket && (
          <button class="btn" type="button" onClick={() => setAsked('DECOMMISSIONED')}>
            {words.wrong.takeOff}
          </button>
        )}
        {!isOnMarket && (
          <button class="btn" type="button" onClick={() => setAsked('ACTIVE')}>
            {isRecalled ? words.wrong.endRecall : words.wrong.back}
          </button>
        )}
      </div>
      {asked && (
        <StatusQuestion
          source={source}
          name={name}
          status={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
