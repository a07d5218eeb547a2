import type { ComponentChildren, InputHTMLAttributes } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from './icon.js';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'class'> {
  readonly class?: string;
  readonly label: string;
  /** "optional" or "recommended", after the label. */
  readonly mark?: string;
  readonly help?: string | undefined;
  /** What is wrong, and what would be right. */
  readonly fault?: string | undefined;
  /** The focus goes here when the form appears: `autofocus` works for the first page of a visit alone. */
  readonly startsHere?: boolean;
  /** Beside the control, such as a button that shows a password. */
  readonly beside?: ComponentChildren;
}

/** A field of one line: label, control, then help or the fault. */
export function Field(props: FieldProps) {
  const { label, mark, help, fault, startsHere, beside, class: extra, ...others } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (startsHere) input.current?.focus();
    // Where the form begins, not where it goes on.
  }, []);
  const note = fault ?? help;
  return (
    <div class="field">
      <label for={id}>
        {label} {mark !== undefined && <small>{mark}</small>}
      </label>
      <div class="beside">
        <input
          {...others}
          class={extra === undefined ? 'in' : `in ${extra}`}
          id={id}
          ref={input}
          aria-invalid={fault === undefined ? undefined : 'true'}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
        />
        {beside}
      </div>
      {note !== undefined && (
        <div id={`${id}-note`} role={fault === undefined ? undefined : 'alert'}>
          {fault === undefined ? <p class="note">{help}</p> : <Fault text={fault} />}
        </div>
      )}
    </div>
  );
}

/** The sentence at a field with a fault. */
export function Fault({ text }: { readonly text: string }) {
  return (
    <p class="fault">
      <Icon name="warn" small />
      <span>{text}</span>
    </p>
  );
}
