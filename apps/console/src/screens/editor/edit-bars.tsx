import type { Wording } from '@dpp/espr-validate';
import { actorName } from '../../parts/actor-name.js';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { useTexts } from '../../texts/use-texts.js';
import type { EditSession, EditState } from './edit-session.js';
import type { Conflict } from './model/edits.js';
import { ValueText } from '../../metadata/value-text.js';

interface EditBarsProps {
  readonly state: EditState;
  readonly session: EditSession;
  readonly restoredFrom: Date | undefined;
  readonly wording: Wording;
}

/** What happened beside the typing: edits that came back, another editor, a save that failed. */
export function EditBars({ state, session, restoredFrom, wording }: EditBarsProps) {
  const { words, formats, say } = useTexts('editor');
  const common = useTexts('common');
  const { phase, error, conflicts, merged } = state;
  const isRestored = restoredFrom !== undefined && phase !== 'unchanged';
  return (
    <>
      {isRestored && (
        <div class="bar-note" role="status">
          <Icon name="clock" />
          <div>
            <p>{say(words.restored, { time: formats.dateTime(restoredFrom) })}</p>
            <button class="btn small" type="button" onClick={() => void session.discard()}>
              {words.discard}
            </button>
          </div>
        </div>
      )}
      {merged !== undefined && merged.count > 0 && (
        <div class="bar-note" role="status">
          <Icon name="people" />
          <p>
            {say(words.merged, { who: actorName(merged.by, common.words), count: merged.count })}
          </p>
        </div>
      )}
      {conflicts.length > 0 && <Conflicts state={state} session={session} wording={wording} />}
      {phase === 'failed' && error !== undefined && (
        <Failure
          error={error}
          what={state.isKept ? words.notSaved : words.notSavedYet}
          onRetry={() => void session.save()}
        />
      )}
    </>
  );
}

/** Fields that two editors gave different values, side by side. */
function Conflicts({ state, session, wording }: Omit<EditBarsProps, 'restoredFrom'>) {
  const { words, formats, say } = useTexts('editor');
  const common = useTexts('common');
  const { conflicts, saved } = state;
  const who = actorName(saved.updatedBy, common.words);
  const time = formats.time(saved.updatedAt);
  const labelOf = ({ field, isMetadata }: Conflict) => {
    if (isMetadata) return wording.label(field);
    if (field === 'facilityId') return words.site;
    return field === 'operatorId' ? words.company : words.productId;
  };
  return (
    <section class="bar-note warn" role="alert">
      <Icon name="warn" />
      <div class="stack tight">
        <p>
          <b>{say(words.conflict, { who, time, count: conflicts.length })}</b>
        </p>
        {conflicts.map((conflict) => (
          <div class="panel line1" key={conflict.field}>
            <h3>{labelOf(conflict)}</h3>
            <dl class="kv">
              <div>
                <dt>{words.yours}</dt>
                <dd>
                  <ValueText value={conflict.mine} />
                </dd>
              </div>
              <div>
                <dt>{words.theirs}</dt>
                <dd>
                  <ValueText value={conflict.theirs} />
                </dd>
              </div>
            </dl>
            <div class="acts">
              <button
                class="btn small"
                type="button"
                onClick={() => session.decide(conflict, 'mine')}
              >
                {words.keepMine}
              </button>
              <button
                class="btn small"
                type="button"
                onClick={() => session.decide(conflict, 'theirs')}
              >
                {words.useTheirs}
              </button>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
