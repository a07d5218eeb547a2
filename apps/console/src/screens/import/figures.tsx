import { useTexts } from '../../texts/use-texts.js';
import type { Import } from './use-import.js';

/** How many rows are in which state, and whether the plan has room for them. */
export function Figures({ imported }: { readonly imported: Import }) {
  const { words, say, formats } = useTexts('imports');
  const { counts, faults, existing, freeInPlan: free } = imported;
  const tooMany = free === null ? 0 : Math.max(0, counts.ready - free);
  return (
    <dl class="facts four">
      <div>
        <dt>{words.ready}</dt>
        <dd>{formats.number(counts.ready)}</dd>
      </div>
      <div>
        <dt>{words.faulty}</dt>
        <dd>
          {formats.number(counts.faulty)}
          {faults.length > 0 && <small>{say(words.kindsOf, { count: faults.length })}</small>}
        </dd>
      </div>
      <div>
        <dt>{words.existing}</dt>
        <dd>
          {formats.number(counts.existing)}
          {counts.existing > 0 && (
            <small>{existing === 'UPDATE' ? words.existingUpdated : words.existingLeft}</small>
          )}
        </dd>
      </div>
      <div>
        <dt>{words.free}</dt>
        <dd>
          {free === null ? words.noLimit : formats.number(free)}
          {free !== null && (
            <small>
              {tooMany === 0 ? words.freeAll : say(words.freeShort, { count: tooMany })}
            </small>
          )}
        </dd>
      </div>
    </dl>
  );
}
