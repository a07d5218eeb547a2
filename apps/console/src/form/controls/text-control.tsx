import { useRef } from 'preact/hooks';
import { Icon } from '../../parts/icon.js';
import { useTexts } from '../../texts/use-texts.js';
import { useForm } from '../form-context.js';
import type { TextFormat } from '../model/control.js';
import type { ControlProps } from './control-props.js';
import { namedCodes } from './named-codes.js';
import { SelectControl } from './select-control.js';

interface TextControlProps extends ControlProps {
  readonly format: TextFormat;
  /** Several lines, for instructions. */
  readonly isLong?: boolean;
  /** Id of a list of names that are offered while typing. */
  readonly list?: string;
}

/** A text; countries, languages and currencies are chosen by name, dates may be picked from a calendar. */
export function TextControl({ format, isLong = false, ...props }: TextControlProps) {
  const { formats } = useTexts('form');
  const codes = format === undefined ? undefined : namedCodes(format, formats.locale);
  if (codes) return <SelectControl {...props} options={codes} />;
  if (format === 'date') return <DateControl {...props} />;
  return <PlainText {...props} format={format} isLong={isLong} />;
}

function PlainText({ path, value, attributes, format, isLong = false, list }: TextControlProps) {
  const { change, leave } = useForm();
  const shared = {
    ...attributes,
    class: isCode(format) ? 'in code' : 'in',
    value: typeof value === 'string' ? value : '',
    spellcheck: format === undefined,
    onInput: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      change(path, currentTarget.value === '' ? undefined : currentTarget.value),
    onBlur: () => leave(path),
  };
  if (isLong) return <textarea {...shared} rows={3} />;
  return (
    <input {...shared} type="text" inputMode={inputModeOf(format)} autocomplete="off" list={list} />
  );
}

/** The text as documents have it, and the browser's own calendar beside it. Nothing is refused while typing. */
function DateControl(props: ControlProps) {
  const { words } = useTexts('form');
  const { change, leave } = useForm();
  const picker = useRef<HTMLInputElement>(null);
  const { path, value, attributes } = props;
  return (
    <div class="with-button">
      <PlainText {...props} format="date" attributes={attributes} />
      <span class="picker">
        <input
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          ref={picker}
          value={typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : ''}
          onInput={({ currentTarget }) => {
            if (currentTarget.value !== '') change(path, currentTarget.value);
            leave(path);
          }}
        />
        <button
          class="btn icon"
          type="button"
          aria-label={words.openCalendar}
          onClick={() => picker.current?.showPicker()}
        >
          <Icon name="today" small />
        </button>
      </span>
    </div>
  );
}

function inputModeOf(format: TextFormat): 'url' | 'email' | 'numeric' | 'text' {
  if (format === 'url' || format === 'email') return format;
  return format === 'gtin' || format === 'digits' ? 'numeric' : 'text';
}

function isCode(format: TextFormat): boolean {
  return (
    format !== undefined && !['url', 'email', 'contact', 'date', 'monthOrDate'].includes(format)
  );
}
