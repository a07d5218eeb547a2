import { serverUrl } from '../../base.js';
import { CopyButton } from '../../parts/copy-button.js';
import { Icon } from '../../parts/icon.js';
import { useTexts } from '../../texts/use-texts.js';
import type { Step } from './model/graph.js';
import { useStepName } from './step-words.js';

/** Where suppliers send what they signed for. */
export const supplierAddress = `${serverUrl}/api/v1/events`;

/** So many steps are named. */
const named = 5;

/** Steps that nobody signed, and what to ask for. */
export function LoosePanel({ steps }: { readonly steps: readonly Step[] }) {
  const { words, say, formats } = useTexts('origins');
  const nameOf = useStepName();
  const loose = steps.filter(({ isUntpCompliant }) => !isUntpCompliant);
  if (loose.length === 0) return null;
  return (
    <section class="panel line1" aria-labelledby="loose">
      <h2 id="loose">{say(words.looseTitle, { count: loose.length })}</h2>
      <ul class="feed">
        {loose.slice(0, named).map((step) => (
          <li key={step.eventId}>
            <span class="st attn wraps">
              <Icon name="warn" />
              {nameOf(step)}, {formats.date(step.eventTime)}
            </span>
          </li>
        ))}
        {loose.length > named && <li>{say(words.moreThings, { count: loose.length - named })}</li>}
      </ul>
      <p class="note">{words.looseText}</p>
      <p class="mono">{supplierAddress}</p>
      <div class="acts">
        <CopyButton
          text={say(words.message, { address: supplierAddress })}
          label={words.copyMessage}
        />
      </div>
    </section>
  );
}
