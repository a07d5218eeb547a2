import { useRef, useState } from 'preact/hooks';
import { useTexts } from '../../texts/use-texts.js';
import { useForm } from '../form-context.js';
import { alternativeOf, type SingleShape } from '../model/control.js';
import { Control } from './control.js';
import type { ControlProps } from './control-props.js';

interface EitherControlProps extends ControlProps {
  readonly alternatives: readonly SingleShape[];
  readonly memberName: string;
  readonly unit: string | undefined;
}

/** A value in the form that it has, or that is chosen for a new one. What was written in another form comes back with it. */
export function EitherControl({ alternatives, memberName, unit, ...props }: EitherControlProps) {
  const { path, value, attributes, label } = props;
  const { words } = useTexts('form');
  const { change } = useForm();
  const [wanted, setWanted] = useState<SingleShape | undefined>();
  const written = useRef(new Map<SingleShape, unknown>());
  const shown = alternativeOf(value, alternatives) ?? wanted ?? alternatives[0];
  if (!shown) return null;
  const choose = (kind: string) => {
    const next = alternatives.find((each) => each.kind === kind);
    if (!next || next === shown) return;
    written.current.set(shown, value);
    setWanted(next);
    change(path, written.current.get(next));
  };
  return (
    <>
      <Control
        {...props}
        attributes={{ 'aria-label': label, ...attributes }}
        shape={shown}
        memberName={memberName}
        unit={unit}
      />
      <p class="note">
        <label>
          {words.stateAs}{' '}
          <select
            class="in inline"
            aria-label={`${label}: ${words.stateAs}`}
            id={`${attributes.id}.form`}
            value={shown.kind}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            {alternatives.map((each) => (
              <option key={each.kind} value={each.kind}>
                {each.kind === 'text' && each.format === 'url'
                  ? words.forms.link
                  : words.forms[each.kind]}
              </option>
            ))}
          </select>
        </label>
      </p>
    </>
  );
}
