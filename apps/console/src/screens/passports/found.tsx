import type { SearchPassportsReply } from '@dpp/client';
import { Link } from '../../parts/link.js';
import { MakeActions } from '../../parts/make-actions.js';
import { useTexts } from '../../texts/use-texts.js';
import { DidYouMean } from './did-you-mean.js';
import { listPath, type ListAddress } from './list-address.js';

interface FoundProps {
  readonly address: ListAddress;
  readonly found: SearchPassportsReply | undefined;
}

/** How many match what was typed; a screen reader hears it. */
export function Found({ address, found }: FoundProps) {
  const { words, say } = useTexts('passports');
  const text = address.q.trim();
  const sentence =
    text === '' || !found || found.total === 0
      ? ''
      : found.totalIsExact
        ? say(words.found, { count: found.total, text })
        : say(words.foundMany, { count: found.total, text });
  return (
    <p class={sentence === '' ? 'vh' : 'note'} role="status">
      {sentence}
    </p>
  );
}

/** What would stand here, and how it comes here. */
export function Nothing({ address }: { readonly address: ListAddress }) {
  const { words, say } = useTexts('passports');
  const isSearch = address.q.trim() !== '';
  const isNarrow =
    address.view !== 'all' || address.category !== undefined || address.operatorId !== undefined;
  if (isSearch) {
    return (
      <div class="empty">
        <h2>{say(words.noMatch, { text: address.q.trim() })}</h2>
        <DidYouMean address={address} />
        <p>{words.noMatchWhy}</p>
        {isNarrow && (
          <Link class="btn small" to={`/passports?q=${encodeURIComponent(address.q)}`}>
            {words.lookInAll}
          </Link>
        )}
      </div>
    );
  }
  return (
    <div class="empty">
      <h2>{isNarrow ? words.emptyView : words.empty}</h2>
      <p>{isNarrow ? words.emptyViewWhy : words.emptyWhy}</p>
      {isNarrow ? (
        <Link
          class="btn small"
          to={listPath(address, { view: 'all', category: undefined, operatorId: undefined })}
        >
          {words.lookInAll}
        </Link>
      ) : (
        <MakeActions small />
      )}
    </div>
  );
}
