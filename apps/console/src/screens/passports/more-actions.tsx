import { showToast } from '../../parts/toasts.js';
import { sentenceOf } from '../../parts/failure.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import type { Ask } from './bulk-ask.js';
import { maxSavedRows, saveRows } from './save-rows.js';
import { prospectsOf, sizeOf, type Selection } from './selection.js';

interface MoreActionsProps {
  readonly chosen: Selection;
  readonly onAsk: (ask: Ask) => void;
}

/** What is done less often; a panel that Escape closes. */
export function MoreActions({ chosen, onAsk }: MoreActionsProps) {
  const { words } = useTexts('passports');
  const may = usePermissions();
  const save = useSave();
  const choices = useChoices(chosen);
  const closes = { popovertarget: 'more-actions', popovertargetaction: 'hide' } as const;
  return (
    <>
      <button class="btn" type="button" popovertarget="more-actions">
        {words.more}
      </button>
      <div class="drop up" id="more-actions" popover="auto">
        {may('passport:update') &&
          choices.map(([kind, text]) => (
            <button
              key={kind}
              class={kind === 'RECALL' ? 'btn stop' : 'btn'}
              type="button"
              {...closes}
              onClick={() => onAsk({ kind, chosen })}
            >
              {text}
            </button>
          ))}
        <button class="btn" type="button" {...closes} onClick={() => void save(chosen)}>
          {words.saveTable}
        </button>
      </div>
    </>
  );
}

/** What can be done with some of the selection; of all that match it is not known before. */
function useChoices(chosen: Selection): readonly (readonly [Ask['kind'], string])[] {
  const { words } = useTexts('passports');
  const known = chosen.kind === 'some' ? prospectsOf(chosen.passports.values()) : undefined;
  const has = (ids: readonly string[] | undefined) => known === undefined || ids?.length !== 0;
  const choices = [
    ['PUBLISH', words.publish, has(known?.publishable)],
    ['FACILITY', words.chooseSite, has(known?.unsealed)],
    ['RECALL', words.recall, has(known?.onMarket)],
    ['TAKE_OFF', words.takeOff, has(known?.onMarket)],
    ['REACTIVATE', words.reactivate, has(known?.offMarket)],
    ['DELETE_DRAFTS', words.deleteDrafts, has(known?.drafts)],
  ] as const;
  return choices.flatMap(([kind, text, isPossible]) => (isPossible ? [[kind, text] as const] : []));
}

/** Saves the rows of the selection as a table, and says how many. */
function useSave() {
  const { words, say } = useTexts('passports');
  const common = useTexts('common');
  return async (chosen: Selection) => {
    try {
      const statuses = common.words.status;
      const count = await saveRows(chosen, { words, statuses });
      const isWhole = count >= sizeOf(chosen);
      showToast(say(isWhole ? words.saved : words.savedFirst, { count, most: maxSavedRows }));
    } catch (error) {
      showToast(sentenceOf(error, common));
    }
  };
}
