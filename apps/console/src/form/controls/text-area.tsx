import { useForm } from '../form-context.js';
import type { JsonPath } from '../model/json-path.js';
import type { ControlAttributes } from './control-props.js';

interface TextAreaProps {
  readonly attributes: ControlAttributes;
  /** Place of the field, which is left with this element. */
  readonly path: JsonPath;
  readonly isLong: boolean;
  readonly text: string;
  readonly lang?: string | undefined;
  readonly onText: (text: string) => void;
}

/** One line, or several for instructions. */
export function TextArea({ attributes, path, isLong, text, lang, onText }: TextAreaProps) {
  const { leave } = useForm();
  const shared = {
    ...attributes,
    class: 'in',
    lang,
    value: text,
    onInput: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onText(currentTarget.value),
    onBlur: () => leave(path),
  };
  return isLong ? <textarea {...shared} rows={3} /> : <input {...shared} type="text" />;
}
