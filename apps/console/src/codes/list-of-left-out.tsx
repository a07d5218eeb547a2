import { useTexts } from '../texts/use-texts.js';
import type { LeftOut } from './coded-passports.js';
import { maxCodes } from './coded-passports.js';

interface ListOfLeftOutProps {
  readonly leftOut: readonly LeftOut[];
  readonly beyond: number;
}

/** Reasons that have words of their own. */
const known = ['DRAFT', 'NOT_FOUND', 'OPERATOR_SCOPE_FORBIDDEN', 'DUPLICATE'] as const;

/** So many are named; the others are counted. */
const maxNamed = 50;

/** What was left out, and why. */
export function ListOfLeftOut({ leftOut, beyond }: ListOfLeftOutProps) {
  const { words, say } = useTexts('codes');
  if (leftOut.length === 0 && beyond === 0) return null;
  const why = (reason: string) => {
    const name = known.find((each) => each === reason);
    return words.reasons[name ?? 'OTHER'];
  };
  const others = leftOut.length - maxNamed;
  return (
    <>
      {beyond > 0 && <p class="note">{say(words.beyond, { count: beyond, most: maxCodes })}</p>}
      {leftOut.length > 0 && (
        <details class="why" open={leftOut.length <= 5}>
          <summary>{say(words.leftOut, { count: leftOut.length })}</summary>
          <ul class="feed">
            {leftOut.slice(0, maxNamed).map(({ name, reason }, index) => (
              <li key={index}>
                <b lang="">{name}</b> <span>{why(reason)}</span>
              </li>
            ))}
            {others > 0 && <li>{say(words.others, { count: others })}</li>}
          </ul>
        </details>
      )}
    </>
  );
}
