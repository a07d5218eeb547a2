import { Fragment } from 'preact';
import { idOf, useForm } from '../../form/form-context.js';
import { parsePath } from '../../form/model/json-path.js';
import { Icon } from '../../parts/icon.js';
import { useTexts } from '../../texts/use-texts.js';

interface FaultSummaryProps {
  readonly onFocus: (path: string) => void;
}

/** So many faults are named; the others are found from them. */
const maxNamed = 7;

/** What stands between the draft and its publication, as links into the form. */
export function FaultSummary({ onFocus }: FaultSummaryProps) {
  const { words, say, formats } = useTexts('editor');
  const { remarks, isShown, wording } = useForm();
  const shown = remarks.faults.filter(isShown);
  const [first] = shown;
  if (!first) return null;
  const labelOf = (path: string) => {
    const names = parsePath(path).filter((segment) => typeof segment === 'string');
    return wording.label(names.at(-1) ?? '');
  };
  return (
    <section class="bar-note warn" aria-label={say(words.faultsAbove, { count: shown.length })}>
      <Icon name="warn" />
      <div>
        <p>
          <b>{say(words.faultsAbove, { count: shown.length })}</b>{' '}
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
