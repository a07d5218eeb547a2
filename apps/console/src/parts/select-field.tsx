import { useId } from 'preact/hooks';
import { Fault } from './field.js';

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly help?: string | undefined;
  readonly fault?: string | undefined;
  readonly mark?: string;
  readonly onChange: (value: string) => void;
}

/** One of many: label, menu, then help or the fault. */
export function SelectField(props: SelectFieldProps) {
  const { label, value, options, help, fault, mark, onChange } = props;
  const id = useId();
  const hasNote = help !== undefined || fault !== undefined;
  return (
    <div class="field">
      <label for={id}>
        {label} {mark !== undefined && <small>{mark}</small>}
      </label>
      <select
        class="in"
        id={id}
        value={value}
        aria-invalid={fault === undefined ? undefined : 'true'}
        aria-describedby={hasNote ? `${id}-note` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
      {hasNote && (
        <div id={`${id}-note`}>
          {fault === undefined ? <p class="note">{help}</p> : <Fault text={fault} />}
        </div>
      )}
    </div>
  );
}
