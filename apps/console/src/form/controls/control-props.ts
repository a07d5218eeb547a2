import type { JsonPath } from '../model/json-path.js';

/** What every control is told. */
export interface ControlProps {
  readonly path: JsonPath;
  readonly value: unknown;
  /** The name of the field, for controls without a label of their own. */
  readonly label: string;
  /** Attributes of the element that holds the value. */
  readonly attributes: ControlAttributes;
}

export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-invalid': 'true' | undefined;
  readonly 'aria-describedby': string | undefined;
  /** Where the element has no `label` of its own. */
  readonly 'aria-label'?: string;
}
