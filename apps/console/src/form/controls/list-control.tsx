import type { Shape } from '@dpp/espr-validate/rules';
import { useTexts } from '../../texts/use-texts.js';
import { Field } from '../field.js';
import { useForm } from '../form-context.js';
import { controlOf } from '../model/control.js';
import { AddButton } from './add-button.js';
import type { ControlProps } from './control-props.js';
import { EntryButtons } from './entry-buttons.js';

interface ListControlProps extends ControlProps {
  readonly entry: Shape;
  /** Whether a list without entries states something. */
  readonly mayBeEmpty: boolean;
}

/** A panel for each entry, with the way up, down and out; and one more. */
export function ListControl(props: ListControlProps) {
  const { path, value, label, attributes, entry: shape, mayBeEmpty } = props;
  const { say, words } = useTexts('form');
  const { change } = useForm();
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const control = controlOf(shape);
  // Below the section, which is of the second level, and the lists around this one.
  const Heading = `h${Math.min(6, 3 + path.filter(isPosition).length)}` as 'h3';
  const isGroup = control.kind === 'group' || control.kind === 'openGroup';
  return (
    <div class="stack tight" id={attributes.id} tabIndex={-1} role="group" aria-label={label}>
      {entries.map((entry, index) => {
        const name = say(words.entry, { label, position: index + 1 });
        const buttons = (
          <div class="acts end">
            <EntryButtons
              path={path}
              entries={entries}
              index={index}
              name={name}
              mayBeEmpty={mayBeEmpty}
              canMove
            />
          </div>
        );
        return (
          <div class={isGroup ? 'panel' : 'entry'} key={index}>
            {isGroup && (
              <header>
                <Heading>{name}</Heading>
                {buttons}
              </header>
            )}
            <Field
              path={[...path, index]}
              label={name}
              hasLabel={!isGroup}
              rule={{ shape, requirement: 'required' }}
            />
            {!isGroup && buttons}
          </div>
        );
      })}
      <AddButton label={label} onAdd={() => change(path, [...entries, emptyOf(shape)])} />
    </div>
  );
}

const isPosition = (segment: string | number) => typeof segment === 'number';

/** What a new entry begins as. */
function emptyOf(shape: Shape): unknown {
  const first = shape.kind === 'either' ? shape.alternatives[0] : shape;
  if (first?.kind === 'object') return {};
  return first?.kind === 'list' ? [] : '';
}
