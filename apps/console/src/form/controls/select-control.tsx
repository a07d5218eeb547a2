import { useTexts } from '../../texts/use-texts.js';
import { useForm } from '../form-context.js';
import type { ControlProps } from './control-props.js';
import type { Option } from './named-codes.js';

interface SelectControlProps extends ControlProps {
  readonly options: readonly Option[];
  /** Instead of "Choose …", where leaving it out means something. */
  readonly emptyName?: string;
}

/** One of many. A value that is none of them stays, and says so. */
export function SelectControl(props: SelectControlProps) {
  const { path, value, attributes, options, emptyName } = props;
  const { words, say } = useTexts('form');
  const { change, leave } = useForm();
  const chosen = typeof value === 'string' ? value : '';
  const isOther = chosen !== '' && !options.some((option) => option.value === chosen);
  return (
    <select
      {...attributes}
      class="in"
      value={chosen}
      onChange={({ currentTarget }) =>
        change(path, currentTarget.value === '' ? undefined : currentTarget.value)
      }
      onBlur={() => leave(path)}
    >
      <option value="">{emptyName ?? words.choose}</option>
      {isOther && <option value={chosen}>{say(words.otherValue, { value: chosen })}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  );
}
