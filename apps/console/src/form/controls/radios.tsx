import { useForm } from '../form-context.js';
import type { ControlProps } from './control-props.js';

interface RadiosProps extends ControlProps {
  /** Value and name of each; the value undefined states nothing. */
  readonly options: readonly (readonly [value: unknown, name: string])[];
}

/** A few values side by side, one of them chosen. */
export function Radios({ path, value, label, attributes, options }: RadiosProps) {
  const { change, leave } = useForm();
  const { id, ...described } = attributes;
  return (
    <div class="choices row" role="radiogroup" {...described} aria-label={label}>
      {options.map(([each, name], index) => (
        <label class="check" key={name}>
          <input
            type="radio"
            name={id}
            id={index === 0 ? id : undefined}
            checked={value === each}
            onChange={() => change(path, each)}
            onBlur={() => leave(path)}
          />
          {name}
        </label>
      ))}
    </div>
  );
}
