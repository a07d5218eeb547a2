import { Fragment } from 'preact';
import { idOf, useForm } from '../../form/form-context.js';
import { parsePath } from '../../form/model/json-path.js';
import { Icon } from '../../parts/icon.js';
import type { Text } from '../../texts/text-shape.js';
import { useTexts } from '../../texts/use-texts.js';

interface FaultSummaryProps {
  readonly onFocus: (path: string) => void;
  /** How many there are, and of what. Default: what stands between a draft and its publication. */
  readonly text?: Text;
}

/** So many faults are named; the others are found from them. */
const maxNamed = 7;

/** The faults of a form, as links into it. */
export function FaultSummary({ onFocus, text }: FaultSummaryProps) {
  const { words, say, formats } = useTexts('editor');
  const { remarks, isShown, wording } = useForm();
  const shown = remarks.faults.filter(isShown);
  const [first] = shown;
  if (!first) return null;
  const heading = say(text ?? words.faultsAbove, { count: shown.length });
  const labelOf = (path: string) => {
    const names = parsePath(path).filter((segment) => typeof segment === 'string');
    return wording.label(names.at(-1) ?? '');
  };
  return (
    <section class="bar-note warn" aria-label={heading}>
      <Icon name="warn" />
      <div>
        <p>
          <b>{heading}</b>{' '}
          {shown.slice(0, maxNamed).map(({ path }, index) => (
            <Fragment key={path}>
              {index > 0 && ', '}
              <a
                href={`#${idOf(path)}`}
                onClick={(event) => {
                  event.preventDefault();
                  onFocus(path);
                }}
              >
                {labelOf(path)}
              </a>
            </Fragment>
          ))}
          {shown.length > maxNamed && ` + ${formats.number(shown.length - maxNamed)}`}
        </p>
        <button class="btn small" type="button" onClick={() => onFocus(first.path)}>
          {words.firstFault}
        </button>
      </div>
    </section>
  );
}
