import { useEffect, useRef, useState } from 'preact/hooks';
import { client } from '../../server/client.js';
import { setPreview } from '../../server/trusted-types.js';
import { languages, localeTagOf, nameOfLanguage } from '../../texts/languages.js';
import { useLanguage, useTexts } from '../../texts/use-texts.js';
import '../../styles/filters.css';
import type { Edits } from './model/edits.js';

/** A pause in typing, after which the page is made anew; at most one page a second, by the budget of a session. */
const pauseMs = 500;
const leastMs = 1100;

type Tier = 'public' | 'restricted';

/** The page that the passport would have, as a phone shows it. The server renders it; nothing is stored. */
export function Preview({ edits }: { readonly edits: Edits }) {
  const { words } = useTexts('editor');
  const { language } = useLanguage();
  const [tier, setTier] = useState<Tier>('public');
  const [shownIn, setShownIn] = useState(localeTagOf(language));
  const frame = useRef<HTMLIFrameElement>(null);
  const isFailed = usePreview(frame, edits, tier, shownIn);
  return (
    <section class="phone" id="preview" aria-label={words.preview}>
      <div>
        <span class="seg" role="group" aria-label={words.whoLooks}>
          {(['public', 'restricted'] as const).map((each) => (
            <button
              type="button"
              key={each}
              aria-pressed={tier === each}
              onClick={() => setTier(each)}
            >
              {each === 'public' ? words.public : words.withGrant}
            </button>
          ))}
        </span>
        <select
          class="in"
          aria-label={words.previewLanguage}
          value={shownIn}
          onChange={({ currentTarget }) => setShownIn(currentTarget.value)}
        >
          {languages.map((each) => (
            <option key={each} value={each} lang={each}>
              {nameOfLanguage(each)}
            </option>
          ))}
        </select>
      </div>
      <iframe title={words.previewTitle} sandbox="" ref={frame} tabIndex={0} />
      <p class="note" role="status">
        {isFailed ? words.previewFailed : words.previewNote}
      </p>
    </section>
  );
}

/** The old page stays until the new one is there. */
function usePreview(
  frame: { readonly current: HTMLIFrameElement | null },
  edits: Edits,
  tier: Tier,
  lang: string,
): boolean {
  const [isFailed, setIsFailed] = useState(false);
  const lastAt = useRef(0);
  useEffect(() => {
    const controller = new AbortController();
    const waitMs = Math.max(pauseMs, lastAt.current + leastMs - Date.now());
    const timer = setTimeout(
      () => {
        lastAt.current = Date.now();
        const { productId, operatorId, facilityId, metadata } = edits;
        client.passports
          .preview(
            { productId, operatorId, metadata, tier, ...(facilityId !== null && { facilityId }) },
            { lang, signal: controller.signal },
          )
          .then(
            (html) => {
              if (controller.signal.aborted || !frame.current) return;
              setPreview(frame.current, html);
              setIsFailed(false);
            },
            () => {
              if (!controller.signal.aborted) setIsFailed(true);
            },
          );
      },
      lastAt.current === 0 ? 0 : waitMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [edits, tier, lang]);
  return isFailed;
}
