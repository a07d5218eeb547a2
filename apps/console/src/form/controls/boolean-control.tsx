import { useTexts } from '../../texts/use-texts.js';
import type { ControlProps } from './control-props.js';
import { Radios } from './radios.js';

/** Yes, no, or nothing stated, which is neither. */
export function BooleanControl(props: ControlProps) {
  const { words } = useTexts('form');
  const options = [
    [true, words.yes],
    [false, words.no],
    [undefined, words.notStated],
  ] as const;
  return <Radios {...props} options={options} />;
}
