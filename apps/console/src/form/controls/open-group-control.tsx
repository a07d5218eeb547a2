import { useState } from 'preact/hooks';
import { useTexts } from '../../texts/use-texts.js';
import { useForm } from '../form-context.js';
import { isObject } from '../model/json-path.js';
import type { ControlProps } from './control-props.js';
import { OtherForm } from './other-form.js';
import { NumberControl } from './number-control.js';
import { TextControl } from './text-control.js';
import { BooleanControl } from './boolean-control.js';

interface OpenGroupControlProps extends ControlProps {
  /** Members that are shown; all of them where it is left out, and the way to a new one. */
  readonly names?: readonly string[];
}

/** Values under names of the writer's choice: texts, numbers and booleans; others are shown as they are. */
export function OpenGroupControl({ names, ...props }: OpenGroupControlProps) {
  const { value, attributes, label } = props;
  const members = isObject(value) ? value : {};
  return (
    <div class="stack tight" id={attributes.id} tabIndex={-1} role="group" aria-label={label}>
      {(names ?? Object.keys(members)).map((name) => (
        <OpenMember {...props} key={name} name={name} value={members[name]} />
      ))}
      {names === undefined && <NewMember {...props} members={members} />}
    </div>
  );
}

function OpenMember({ name, ...props }: ControlProps & { readonly name: string }) {
  const { wording, change } = useForm();
  const { words, say } = useTexts('form');
  const { path, value, attributes } = props;
  const label = wording.label(name);
  const id = `${attributes.id}.${name}`;
  const own = {
    path: [...path, name],
    value,
    label,
    attributes: { ...attributes, id, 'aria-describedby': undefined },
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {typeof value === 'string' && <TextControl {...own} format={undefined} />}
      {typeof value === 'number' && <NumberControl {...own} isInteger={false} />}
      {typeof value === 'boolean' && <BooleanControl {...own} />}
      {typeof value === 'object' && <OtherForm {...own} />}
      {typeof value !== 'object' && (
        <p class="note">
          <button class="btn flat small" type="button" onClick={() => change(own.path, undefined)}>
            {say(words.remove, { name: label })}
          </button>
        </p>
      )}
    </div>
  );
}

/** A name is asked for first: it cannot be changed later without the value moving. */
function NewMember(props: ControlProps & { readonly members: object }) {
  const { path, members, attributes, label } = props;
  const { words } = useTexts('form');
  const { change } = useForm();
  const [name, setName] = useState('');
  const isTaken = Object.hasOwn(members, name.trim());
  const add = () => {
    if (name.trim() === '' || isTaken) return;
    change([...path, name.trim()], '');
    setName('');
  };
  return (
    <div class="with-button">
      <input
        class="in"
        id={`${attributes.id}.new`}
        aria-label={`${label}: ${words.name}`}
        placeholder={words.name}
        value={name}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <button class="btn" type="button" onClick={add}>
        {words.addMember}
      </button>
    </div>
  );
}
