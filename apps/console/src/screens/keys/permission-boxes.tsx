import { Fault } from '../../parts/field.js';
import { useTexts } from '../../texts/use-texts.js';
import { permissionGroups, type GroupName, type Permission } from '../people/role-permissions.js';

interface PermissionBoxesProps {
  /** What the role may do at most. */
  readonly possible: readonly Permission[];
  /** What the key may do; undefined is all of its role, also what the role gets later. */
  readonly chosen: readonly Permission[] | undefined;
  readonly isTried: boolean;
  readonly onChoose: (chosen: readonly Permission[] | undefined) => void;
}

/** All that the role may do, or some of it by boxes. */
export function PermissionBoxes({ possible, chosen, isTried, onChoose }: PermissionBoxesProps) {
  const { words } = useTexts('keys');
  const choices = [
    [words.allOfRole, undefined],
    [words.someOfRole, possible],
  ] as const;
  const isSome = chosen !== undefined;
  return (
    <fieldset class="stack tight">
      <legend class="l">{words.may}</legend>
      <div class="choices row">
        {choices.map(([text, first]) => (
          <label class="check" key={text}>
            <input
              type="radio"
              name="narrowed"
              checked={isSome === (first !== undefined)}
              onChange={() => onChoose(first)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {isSome && (
        <div class="permission-groups">
          {(Object.keys(permissionGroups) as GroupName[]).map((group) => (
            <Group key={group} {...{ group, possible, chosen, onChoose }} />
          ))}
        </div>
      )}
      {isTried && chosen?.length === 0 && <Fault text={words.mayMissing} />}
    </fieldset>
  );
}

interface GroupProps extends Pick<PermissionBoxesProps, 'possible' | 'onChoose'> {
  readonly group: GroupName;
  readonly chosen: readonly Permission[];
}

function Group({ group, possible, chosen, onChoose }: GroupProps) {
  const { words } = useTexts('keys');
  const members: readonly Permission[] = permissionGroups[group];
  const offered = members.filter((each) => possible.includes(each));
  if (offered.length === 0) return null;
  const toggle = (permission: Permission) =>
    onChoose(
      chosen.includes(permission)
        ? chosen.filter((each) => each !== permission)
        : [...chosen, permission],
    );
  return (
    <fieldset>
      <legend class="note">{words.groups[group]}</legend>
      <div class="choices">
        {offered.map((permission) => (
          <label class="check" key={permission}>
            <input
              type="checkbox"
              checked={chosen.includes(permission)}
              onChange={() => toggle(permission)}
            />
            <span>{words.permissions[permission]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
