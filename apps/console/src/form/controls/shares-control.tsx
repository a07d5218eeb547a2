import { useTexts } from '../../texts/use-texts.js';
import { useForm } from '../form-context.js';
import { isObject } from '../model/json-path.js';
import { AddButton } from './add-button.js';
import type { ControlProps } from './control-props.js';
import { EntryButtons } from './entry-buttons.js';
import { NumberControl } from './number-control.js';
import { TextControl } from './text-control.js';
import { MaterialNames, materialNamesId } from './material-names.js';

interface SharesControlProps extends ControlProps {
  /** Names of the members: what it is, and its percentage. */
  readonly name: string;
  readonly share: string;
}

/** Shares of one whole, a row each, and their sum below. */
export function SharesControl({ name, share, ...props }: SharesControlProps) {
  const { path, value, label, attributes } = props;
  const { words, say } = useTexts('form');
  const { change, wording } = useForm();
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const add = () => change(path, [...entries, {}]);
  return (
    <>
      <MaterialNames member={name} />
      <ul class="parts" id={attributes.id} tabIndex={-1} aria-label={label}>
        {entries.map((entry, index) => {
          const own = isObject(entry) ? entry : {};
          const rowName =
            typeof own[name] === 'string' && own[name] !== ''
              ? own[name]
              : say(words.entry, { label: wording.label(name), position: index + 1 });
          return (
            <li key={index}>
              <SharePart
                {...props}
                name={name}
                member={name}
                row={index}
                value={own[name]}
                label={say(words.entry, { label: wording.label(name), position: index + 1 })}
              />
              <SharePart
                {...props}
                name={name}
                member={share}
                row={index}
                value={own[share]}
                label={say(words.share, { name: rowName })}
              />
              <EntryButtons
                path={path}
                entries={entries}
                index={index}
                name={rowName}
                mayBeEmpty={false}
              />
            </li>
          );
        })}
      </ul>
      <Sum entries={entries} share={share} />
      <AddButton label={label} onAdd={add} />
    </>
  );
}

interface SharePartProps extends ControlProps {
  readonly name: string;
  readonly member: string;
  readonly row: number;
}

function SharePart({ name, member, row, ...props }: SharePartProps) {
  const { remarks, isShown } = useForm();
  const path = [...props.path, row, member];
  const isFaulty = remarks.at(path).some((remark) => remark.isFault && isShown(remark));
  const attributes = {
    ...props.attributes,
    id: `${props.attributes.id}[${row}].${member}`,
    'aria-label': props.label,
    'aria-invalid': isFaulty ? ('true' as const) : undefined,
  };
  const own = { ...props, path, attributes };
  return member === name ? (
    <TextControl {...own} format={undefined} list={materialNamesId(name)} />
  ) : (
    <NumberControl {...own} isInteger={false} unit="%" />
  );
}

function Sum({ entries, share }: { readonly entries: readonly unknown[]; readonly share: string }) {
  const { words, say } = useTexts('form');
  const shares = entries.map((entry) => (isObject(entry) ? entry[share] : undefined));
  const numbers = shares.filter((each): each is number => typeof each === 'number');
  if (numbers.length === 0) return null;
  const sum = Number(numbers.reduce((total, each) => total + each, 0).toPrecision(12));
  const rest = Number(Math.abs(100 - sum).toPrecision(12));
  const text = rest <= 0.1 ? words.sumRight : sum < 100 ? words.sumMissing : words.sumOver;
  return (
    <div class="sum" role="status">
      <span>{words.sum}</span>
      <span>{say(text, { sum, rest })}</span>
    </div>
  );
}
