import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../../texts/use-texts.js';
import { useForm } from '../form-context.js';
import { decimalMarkOf, readNumber, writeNumber } from '../model/number-text.js';
import type { ControlProps } from './control-props.js';

interface NumberControlProps extends ControlProps {
  readonly isInteger: boolean;
  readonly unit?: string | undefined;
}

/**
 * A number as the writer writes it, with a decimal comma or point, stored as a number. A text that is no number is
 * stored as it is, so that nothing typed is lost; the rules refuse it.
 */
export function NumberControl(props: NumberControlProps) {
  const { path, value, attributes, isInteger, unit } = props;
  const { words, formats, say } = useTexts('form');
  const { change, leave } = useForm();
  const { text, read } = useNumberText(value, formats.locale);
  const other = readNumber(text)?.other;
  const input = (
    <input
      {...attributes}
      class="in"
      type="text"
      inputMode={isInteger ? 'numeric' : 'decimal'}
      autocomplete="off"
      value={text}
      onInput={({ currentTarget }) => change(path, read(currentTarget.value))}
      onBlur={() => leave(path)}
    />
  );
  return (
    <>
      {unit === undefined ? (
        input
      ) : (
        <div class="unit">
          {input}
          <span lang="en">{unit}</span>
        </div>
      )}
      {other !== undefined && typeof value === 'number' && value !== other && (
        <p class="note">
          {say(words.readAs, { value: formats.number(value) })}{' '}
          <button class="btn flat small" type="button" onClick={() => change(path, other)}>
            {say(words.use, { value: formats.number(other) })}
          </button>
        </p>
      )}
    </>
  );
}

/** The text of a number: as it was typed while it still means the value, else as the language writes the value. */
function useNumberText(value: unknown, locale: string) {
  const mark = decimalMarkOf(locale);
  const [typed, setTyped] = useState(() => textOf(value, mark));
  const meant = useRef(value);
  // With the render, not after it: on a slow page the next digit is typed in between, and would be taken back.
  useLayoutEffect(() => {
    if (Object.is(meant.current, value)) return;
    meant.current = value;
    setTyped(textOf(value, mark));
  }, [value, mark]);
  return {
    text: typed,
    read: (text: string): unknown => {
      setTyped(text);
      meant.current = valueOf(text);
      return meant.current;
    },
  };
}

function valueOf(text: string): unknown {
  if (text.trim() === '') return undefined;
  return readNumber(text)?.value ?? text;
}

function textOf(value: unknown, mark: ',' | '.'): string {
  if (typeof value === 'number') return writeNumber(value, mark);
  return typeof value === 'string' ? value : '';
}
