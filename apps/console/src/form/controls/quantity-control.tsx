import { useTexts } from '../../texts/use-texts.js';
import { isObject } from '../model/json-path.js';
import type { ControlProps } from './control-props.js';
import { NumberControl } from './number-control.js';
import { SelectControl } from './select-control.js';

interface QuantityControlProps extends ControlProps {
  /** The first one holds where none is stated. */
  readonly units: readonly string[];
}

/** A number and its unit. A unit that is the only one is not asked for. */
export function QuantityControl({ units, ...props }: QuantityControlProps) {
  const { words } = useTexts('form');
  const { path, value, label, attributes } = props;
  const { value: amount, unit } = isObject(value) ? value : { value: undefined, unit: undefined };
  const number = { ...props, path: [...path, 'value'], value: amount };
  const [first] = units;
  if (units.length === 1 && (unit === undefined || unit === first)) {
    return <NumberControl {...number} isInteger={false} unit={first} />;
  }
  return (
    <div class="with-unit">
      <NumberControl {...number} isInteger={false} />
      <SelectControl
        path={[...path, 'unit']}
        value={unit}
        label={words.unit}
        options={units.map((each) => ({ value: each, name: each }))}
        {...(first !== undefined && { emptyName: first })}
        attributes={{
          ...attributes,
          id: `${attributes.id}.unit`,
          'aria-label': `${label}: ${words.unit}`,
        }}
      />
    </div>
  );
}
