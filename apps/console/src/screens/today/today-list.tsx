import { useQueryClient } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { RichText } from '../../parts/rich-text.js';
import { showToast } from '../../parts/toasts.js';
import { useTexts } from '../../texts/use-texts.js';
import {
  groupItems,
  kindOf,
  pathOfItem,
  signOf,
  untilTomorrow,
  type TodayItem,
} from './today-items.js';
import { snooze, todayKey } from './use-today.js';

/** How long a hidden line can be brought back before the server is asked to hide it. */
const undoMs = 12_000;

/** The lines, by urgency. One goes when its cause goes, or until tomorrow. */
export function TodayList({ items }: { readonly items: readonly TodayItem[] }) {
  const { words, say } = useTexts('today');
  const { hidden, hide } = useHiding();
  const { groups, more } = groupItems(items.filter(({ kind }) => !hidden.has(kind)));
  if (groups.length === 0) return null;
  const headings = { NOW: words.now, WEEK: words.week, LATER: words.later } as const;
  return (
    <>
      {groups.map(({ urgency, items: own }) => (
        <section class="sec" key={urgency} aria-labelledby={`today-${urgency}`}>
          <header>
            <h2 id={`today-${urgency}`}>{headings[urgency]}</h2>
          </header>
          <ul class="todo">
            {own.map((item) => (
              <Line key={item.kind} item={item} onHide={() => hide(item.kind)} />
            ))}
          </ul>
        </section>
      ))}
      {more > 0 && <p>{say(words.more, { count: more })}</p>}
      <p class="note">
        {words.leaves}{' '}
        <span class="keys">
          <RichText text={words.keys} values={{ key: <kbd>L</kbd> }} />
        </span>
      </p>
    </>
  );
}

/** A line is hidden at once, and on the server when it was not brought back. */
function useHiding() {
  const { words } = useTexts('today');
  const queries = useQueryClient();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const hide = (kind: string) => {
    setHidden((before) => new Set([...before, kind]));
    const timer = setTimeout(() => {
      void snooze(kind, untilTomorrow(new Date())).then(() =>
        queries.invalidateQueries({ queryKey: todayKey }),
      );
    }, undoMs);
    showToast(words.hidden, () => {
      clearTimeout(timer);
      setHidden((before) => new Set([...before].filter((each) => each !== kind)));
    });
  };
  return { hidden, hide };
}

interface LineProps {
  readonly item: TodayItem;
  readonly onHide: () => void;
}

/** Sign, what, why it matters, one button. */
function Line({ item, onHide }: LineProps) {
  const { words, say, formats } = useTexts('today');
  const kind = kindOf(item);
  const { icon, mark } = signOf(kind);
  const path = pathOfItem(item);
  const when = [
    item.since !== null && say(words.since, { date: formats.date(item.since) }),
    item.until !== null && say(words.until, { date: formats.date(item.until) }),
  ].filter((part) => part !== false);
  return (
    <li
      class={mark}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() === 'l' && !event.ctrlKey && !event.metaKey) onHide();
      }}
    >
      <Icon name={icon} />
      <p>
        <b>{say(words.items[kind ?? 'OTHER'], { count: item.count })}</b>
        <span class="note">
          {words.why[kind ?? 'OTHER']}
          {when.length > 0 && <br />}
          {when.join(' · ')}
        </span>
      </p>
      <div class="acts">
        {path !== undefined && (
          <Link class="btn small" to={path} target={path === '/plan' ? '_blank' : undefined}>
            {words.actions[kind ?? 'OTHER']}
          </Link>
        )}
        <button class="btn flat small" type="button" onClick={onHide}>
          {words.hide}
        </button>
      </div>
    </li>
  );
}
