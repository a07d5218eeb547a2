import { ApiError } from '@dpp/client';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { useTexts } from '../../texts/use-texts.js';
import { otherChangeOf, type Changes, type RefusedChange } from './use-changes.js';

interface ChangeRefusedProps {
  readonly refused: RefusedChange;
  readonly onSettle: Changes['settle'];
}

/** Says that the last change was not saved, and why: most of all that somebody else was faster. */
export function ChangeRefused({ refused, onSettle }: ChangeRefusedProps) {
  const { words, lang, say, formats } = useTexts('imports');
  const { error } = refused;
  const other = otherChangeOf(error);
  if (error instanceof ApiError && error.code === 'IMPORT_COLUMNS_INVALID') {
    return (
      <div class="bar-note warn" role="alert" lang={lang}>
        <Icon name="warn" />
        <div>
          <p>{say(words.columnsRefused, { message: error.message })}</p>
        </div>
      </div>
    );
  }
  if (!other) {
    const again = () => void onSettle({ keepMine: true });
    return <Failure error={error} what={words.notSaved} onRetry={again} />;
  }
  const { updatedBy: name, updatedAt } = other;
  return (
    <div class="bar-note warn" role="alert" lang={lang}>
      <Icon name="warn" />
      <div>
        <p>{say(words.changedBy, { name, time: formats.time(updatedAt) })}</p>
        <div class="acts">
          <button
            class="btn small"
            type="button"
            onClick={() => void onSettle({ keepMine: false })}
          >
            {words.useTheirs}
          </button>
          <button class="btn small" type="button" onClick={() => void onSettle({ keepMine: true })}>
            {words.keepMine}
          </button>
        </div>
      </div>
    </div>
  );
}
