import type { Shape } from '@dpp/espr-validate/rules';
import { canShow, controlOf } from '../model/control.js';
import { BooleanControl } from './boolean-control.js';
import { ChoiceControl } from './choice-control.js';
import type { ControlProps } from './control-props.js';
import { EitherControl } from './either-control.js';
import { GroupControl } from './group-control.js';
import { ListControl } from './list-control.js';
import { LocalizedTextControl } from './localized-text-control.js';
import { NumberControl } from './number-control.js';
import { OpenGroupControl } from './open-group-control.js';
import { OtherForm } from './other-form.js';
import { QuantityControl } from './quantity-control.js';
import { SharesControl } from './shares-control.js';
import { TextControl } from './text-control.js';

interface AnyControlProps extends ControlProps {
  readonly shape: Shape;
  /** Name of the member, by which instructions are told from names. */
  readonly memberName: string;
  readonly unit: string | undefined;
}

/** The control of a value: by its shape alone. */
export function Control({ shape, memberName, unit, ...props }: AnyControlProps) {
  const control = controlOf(shape);
  if (!canShow(props.value, control)) return <OtherForm {...props} />;
  switch (control.kind) {
    case 'text':
      return <TextControl {...props} format={control.format} isLong={isLong(memberName)} />;
    case 'number':
      return <NumberControl {...props} isInteger={control.shape.integer === true} unit={unit} />;
    case 'boolean':
      return <BooleanControl {...props} />;
    case 'choice':
      return <ChoiceControl {...props} values={control.values} />;
    case 'quantity':
      return <QuantityControl {...props} units={control.units} />;
    case 'shares':
      return <SharesControl {...props} name={control.name} share={control.share} />;
    case 'localizedText':
      return (
        <LocalizedTextControl {...props} isList={control.isList} isLong={isLong(memberName)} />
      );
    case 'list':
      return (
        <ListControl {...props} entry={control.shape.entry} mayBeEmpty={!control.shape.nonEmpty} />
      );
    case 'group':
      return <GroupControl {...props} members={control.shape.members} />;
    case 'openGroup':
      return <OpenGroupControl {...props} />;
    case 'either':
      return (
        <EitherControl
          {...props}
          alternatives={control.alternatives}
          memberName={memberName}
          unit={unit}
        />
      );
  }
}

/** Instructions and explanations need more than a line. */
function isLong(memberName: string): boolean {
  return /instructions|information|statement|description|note$|safeUse/i.test(memberName);
}
