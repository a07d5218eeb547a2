import type { SearchPassportsReply } from '@dpp/client';
import { useStore } from '../../parts/store.js';
import { Link } from '../../parts/link.js';
import { RichText } from '../../parts/rich-text.js';
import { useTexts } from '../../texts/use-texts.js';
import { filterOf, listPath, type ListAddress } from './list-address.js';
import { selection, sizeOf } from './selection.js';

interface PagerProps {
  readonly address: ListAddress;
  readonly found: SearchPassportsReply;
}

/** Paths of the pages that were left by going further, by the path of the page after them. */
const earlierPages = new Map<string, string>();

/** Which rows these are of how many, and the pages beside this one. */
export function Pager({ address, found }: PagerProps) {
  const { words, say } = useTexts('passports');
  const { from } = address;
  const { total, totalIsExact, passports, nextCursor } = found;
  const rows = { from, to: from + passports.length - 1, total };
  const here = listPath(address, address);
  const next =
    nextCursor === null
      ? undefined
      : listPath(address, { cursor: nextCursor, from: from + passports.length });
  // A page that was opened by its address has no known one before it: the way leads to the first.
  const earlier = from === 1 ? undefined : (earlierPages.get(here) ?? listPath(address));
  if (next !== undefined) earlierPages.set(next, here);
  return (
    <div class="pager">
      <span>{say(totalIsExact ? words.shown : words.shownMany, rows)}</span>
      <SelectAll address={address} found={found} />
      <span class="keys">
        <RichText
          text={words.rowKeys}
          values={{
            down: <kbd>J</kbd>,
            up: <kbd>K</kbd>,
            select: <kbd>X</kbd>,
            open: <kbd>Enter</kbd>,
          }}
        />
      </span>
      {(earlier !== undefined || next !== undefined) && (
        <nav class="acts" aria-label={words.pages}>
          {earlier !== undefined && (
            <Link class="btn small" to={earlier}>
              {words.previous}
            </Link>
          )}
          {next !== undefined && (
            <Link class="btn small" to={next}>
              {words.next}
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}

/** Selects more than the page has, once something is selected. */
function SelectAll({ address, found }: PagerProps) {
  const { words, say } = useTexts('passports');
  const chosen = useStore(selection);
  const { total, totalIsExact, passports } = found;
  const isOffered = chosen.kind === 'some' && sizeOf(chosen) > 0 && total > passports.length;
  if (!isOffered || !totalIsExact) return null;
  const filter = filterOf(address, new Date());
  return (
    <button
      class="btn small"
      type="button"
      onClick={() => selection.set({ kind: 'matching', filter, total })}
    >
      {say(words.selectAll, { total })}
    </button>
  );
}
