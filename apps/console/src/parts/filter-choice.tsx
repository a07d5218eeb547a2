import { useTexts } from '../texts/use-texts.js';
import { Icon } from './icon.js';

interface FilterChoiceProps<Value extends string> {
  readonly name: string;
  readonly value: Value | undefined;
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly onChoose: (value: Value | undefined) => void;
}

/** A filter: a chip with ✕ where it is set, else a choice. One with a single option filters nothing. */
export function FilterChoice<Value extends string>(props: FilterChoiceProps<Value>) {
  const { name, value, options, onChoose } = props;
  const { words, say } = useTexts('passports');
  if (value !== undefined) {
    const chosen = options.find(([option]) => option === value)?.[1] ?? value;
    return (
      <button class="chip" type="button" aria-pressed="true" onClick={() => onChoose(undefined)}>
        {say(words.filterChip, { name, value: chosen })}
        <Icon name="x" small />
        <span class="vh">{say(words.removeFilter, { name })}</span>
      </button>
    );
  }
  if (options.length < 2) return null;
  return (
    <label class="chip choice">
      <Icon name="plus" small />
      <span>{name}</span>
      <select
        aria-label={name}
        value=""
        onChange={(event) => onChoose(event.currentTarget.value as Value)}
      >
        <option value="" disabled>
          {words.any}
        </option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
