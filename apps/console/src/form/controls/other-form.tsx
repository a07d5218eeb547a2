import { useTexts } from '../../texts/use-texts.js';
import { useForm } from '../form-context.js';
import type { ControlProps } from './control-props.js';

/** A value that the control of its field cannot show: it stays as it is, and can be taken away. */
export function OtherForm({ path, value, label, attributes }: ControlProps) {
  const { words, say } = useTexts('form');
  const { change } = useForm();
  return (
    <div class="stack tight" id={attributes.id} tabIndex={-1}>
      <p class="note">{words.otherForm}</p>
      <pre class="mono wrap" dir="ltr">
        {JSON.stringify(value, undefined, 2)}
      </pre>
      <div class="acts">
        <button class="btn small" type="button" onClick={() => change(path, undefined)}>
          {say(words.clear, { label })}
        </button>
      </div>
    </div>
  );
}
