import type { MemberRules } from '@dpp/espr-validate/rules';
import { Field } from '../field.js';
import { useForm } from '../form-context.js';
import { isObject } from '../model/json-path.js';
import type { ControlProps } from './control-props.js';
import { OpenGroupControl } from './open-group-control.js';

interface GroupControlProps extends ControlProps {
  readonly members: MemberRules;
}

/** A field for each member, and for those that no rule names. */
export function GroupControl({ members, ...props }: GroupControlProps) {
  const { path, value, label, attributes } = props;
  const { wording } = useForm();
  const others = Object.keys(isObject(value) ? value : {}).filter((name) => !(name in members));
  return (
    <div class="stack tight" id={attributes.id} tabIndex={-1} role="group" aria-label={label}>
      <div class="two">
        {Object.entries(members).map(([name, rule]) => (
          <Field key={name} path={[...path, name]} label={wording.label(name)} rule={rule} />
        ))}
      </div>
      {others.length > 0 && <OpenGroupControl {...props} names={others} />}
    </div>
  );
}
