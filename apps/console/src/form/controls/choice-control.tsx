import { useTexts } from '../../texts/use-texts.js';
import type { ControlProps } from './control-props.js';
import { Radios } from './radios.js';
import { SelectControl } from './select-control.js';

interface ChoiceControlProps extends ControlProps {
  readonly values: readonly string[];
}

/** Up to so many stand side by side, so that all are seen. */
const maxRadios = 5;

/** One of a few: radio buttons, or a list where there are more or the value is none of them. */
export function ChoiceControl({ values, ...props }: ChoiceControlProps) {
  const { words } = useTexts('form');
  const isOther = typeof props.value === 'string' && !values.includes(props.value);
  if (values.length > maxRadios || isOther) {
    const attributes = { 'aria-label': props.label, ...props.attributes };
    const options = values.map((value) => ({ value, name: value }));
    return <SelectControl {...props} attributes={attributes} options={options} />;
  }
  const stated = values.map((value) => [value, value] as const);
  return <Radios {...props} options={[...stated, [undefined, words.notStated]]} />;
}
