import type { DescribedMember, DescribedShape } from '../prose/describe-category.js';
import { english } from '../messages/english.js';
import { isJsonObject, type JsonObject } from '../rules/json-value.js';
import type { SingleShape } from '../rules/shape.js';

/** A value in words, and its unit where it is one number. */
export interface ValueText {
  readonly text: string;
  /** Null where the value has none, or where the text has the units of its parts. */
  readonly unit: string | null;
}

/** Longest text of a value, in UTF-16 code units: a cell of a spreadsheet holds no more. */
export const MAXIMUM_VALUE_LENGTH = 32_000;

/** Objects and lists further down are an ellipsis: the stack is bounded. */
const MAXIMUM_DEPTH = 8;

const ELLIPSIS = '…';

type Described = Pick<DescribedMember, 'unit'> & { readonly shape?: DescribedShape | undefined };

/**
 * Writes a JSON value as English text: members of objects with their labels and units, entries of lists behind each
 * other. Texts beyond {@link MAXIMUM_VALUE_LENGTH} end in an ellipsis.
 *
 * @param rule What the rule table says of the value; nothing of a member that no rule names.
 */
export function valueText(value: unknown, rule: Described = {}): ValueText {
  const shape = shapeOf(rule.shape, value);
  if (isJsonObject(value)) {
    const quantity = quantityText(value, shape);
    if (quantity !== undefined) return quantity;
    const only = onlyMember(value, shape);
    if (only !== undefined) return valueText(...only);
    return { text: shortened(textOf(value, rule, 0)), unit: null };
  }
  const unit = typeof value === 'number' ? (rule.unit ?? null) : null;
  return { text: shortened(textOf(value, { shape: rule.shape }, 0)), unit };
}

/** Several values of one data point, each with its label and unit. */
export function labelledTexts(
  values: readonly { readonly name: string; readonly value: ValueText }[],
): string {
  const { headed, label, sequence } = english();
  return shortened(sequence(values.map(({ name, value }) => headed(label(name), joined(value)))));
}

function joined({ text, unit }: ValueText): string {
  return unit === null ? text : `${text} ${unit}`;
}

/** A value with its unit beside it; the first unit of the table holds where none is stated. */
function quantityText(value: JsonObject, shape: Shape | undefined): ValueText | undefined {
  const { value: amount, unit } = value;
  if (shape?.kind !== 'object' || typeof amount !== 'number') return undefined;
  const units = shape.members['unit']?.shape;
  if (units?.kind !== 'choice') return undefined;
  return {
    text: String(amount),
    unit: typeof unit === 'string' ? unit : (units.values[0] ?? null),
  };
}

/** The member of an object that has no other by the rules, such as the months of a warranty, and says nothing else. */
function onlyMember(value: JsonObject, shape: Shape | undefined): [unknown, Described] | undefined {
  if (shape?.kind !== 'object') return undefined;
  const [entry, ...others] = Object.entries(shape.members);
  if (entry === undefined || others.length > 0) return undefined;
  const [name, rule] = entry;
  const names = Object.keys(value);
  return names.length === 1 && names[0] === name ? [value[name], rule] : undefined;
}

type Shape = SingleShape<DescribedMember>;

function textOf(value: unknown, rule: Described, depth: number): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return joined({ text: String(value), unit: rule.unit ?? null });
  if (typeof value !== 'object' || value === null) return '';
  if (depth === MAXIMUM_DEPTH) return ELLIPSIS;
  const shape = shapeOf(rule.shape, value);
  if (Array.isArray(value)) {
    const entry = { shape: shape?.kind === 'list' ? shape.entry : undefined };
    const texts = value.map((each: unknown) => textOf(each, entry, depth + 1));
    return texts.length === 0 ? 'none' : english().sequence(texts);
  }
  return objectText(value as JsonObject, shape, depth);
}

function objectText(value: JsonObject, shape: Shape | undefined, depth: number): string {
  const quantity = quantityText(value, shape);
  if (quantity !== undefined) return joined(quantity);
  const { value: text, language } = value;
  if (typeof text === 'string' && typeof language === 'string') return `${text} (${language})`;
  const { headed, label } = english();
  const members = shape?.kind === 'object' ? shape.members : {};
  return Object.entries(value)
    .filter(([, each]) => each !== undefined && each !== null)
    .map(([name, each]) => {
      const rule = Object.hasOwn(members, name) ? members[name] : undefined;
      return headed(label(name), textOf(each, rule ?? {}, depth + 1));
    })
    .join(', ');
}

/** The alternative that the JSON type of a value decides on. */
function shapeOf(shape: DescribedShape | undefined, value: unknown): Shape | undefined {
  if (shape?.kind !== 'either') return shape;
  const isOfType = Array.isArray(value) ? 'list' : isJsonObject(value) ? 'object' : undefined;
  return shape.alternatives.find(({ kind }) => kind === isOfType);
}

function shortened(text: string): string {
  if (text.length <= MAXIMUM_VALUE_LENGTH) return text;
  return `${text.slice(0, MAXIMUM_VALUE_LENGTH - 1).replace(/[\ud800-\udbff]$/, '')}${ELLIPSIS}`;
}
