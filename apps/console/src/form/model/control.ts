import type { CategoryRules, FieldRule, MemberRule, Shape } from '@dpp/espr-validate/rules';
import { isObject } from './json-path.js';

export type TextFormat = Extract<Shape, { kind: 'text' }>['format'];
type ObjectShape = Extract<Shape, { kind: 'object' }>;
type ListShape = Extract<Shape, { kind: 'list' }>;
type NumberShape = Extract<Shape, { kind: 'number' }>;
type EitherShape = Extract<Shape, { kind: 'either' }>;
export type SingleShape = EitherShape['alternatives'][number];

/** How a value of a shape is written in a form. */
export type Control =
  | { readonly kind: 'text'; readonly format: TextFormat }
  | { readonly kind: 'number'; readonly shape: NumberShape }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  /** A number and its unit. */
  | { readonly kind: 'quantity'; readonly value: MemberRule; readonly units: readonly string[] }
  /** Shares of one whole: a name and a percentage each. */
  | {
      readonly kind: 'shares';
      readonly name: string;
      readonly share: string;
      readonly shape: ListShape;
    }
  /** One text in an unnamed language, or in several named ones. */
  | { readonly kind: 'localizedText'; readonly isList: boolean }
  | { readonly kind: 'list'; readonly shape: ListShape }
  | { readonly kind: 'group'; readonly shape: ObjectShape }
  /** Members with names of the writer's choice. */
  | { readonly kind: 'openGroup' }
  /** Several forms, of which the value has one; the first is that of a new value. */
  | { readonly kind: 'either'; readonly alternatives: readonly SingleShape[] };

/** The control of a shape: which one follows from the rule table alone, so that a new category has its form at once. */
export function controlOf(shape: Shape): Control {
  switch (shape.kind) {
    case 'text':
      return { kind: 'text', format: shape.format };
    case 'number':
      return { kind: 'number', shape };
    case 'boolean':
      return { kind: 'boolean' };
    case 'choice':
      return { kind: 'choice', values: shape.values };
    case 'list':
      return sharesIn(shape) ?? { kind: 'list', shape };
    case 'object':
      return groupControl(shape);
    case 'either':
      return localizedIn(shape) ?? { kind: 'either', alternatives: shape.alternatives };
  }
}

function groupControl(shape: ObjectShape): Control {
  const { value, unit, ...others } = shape.members;
  if (value?.shape.kind === 'number' && unit?.shape.kind === 'choice' && isEmpty(others)) {
    return { kind: 'quantity', value, units: unit.shape.values };
  }
  return isEmpty(shape.members) ? { kind: 'openGroup' } : { kind: 'group', shape };
}

function sharesIn(shape: ListShape): Control | undefined {
  const { sumsTo100, entry } = shape;
  if (sumsTo100 === undefined || entry.kind !== 'object') return undefined;
  const names = Object.keys(entry.members).filter((member) => member !== sumsTo100);
  const [name] = names;
  // A share with more than a name is a panel each, like any other list.
  if (name === undefined || names.length > 1) return undefined;
  return { kind: 'shares', name, share: sumsTo100, shape };
}

function localizedIn({ alternatives }: EitherShape): Control | undefined {
  const [text, list, ...others] = alternatives;
  if (text?.kind !== 'text' || text.format !== undefined) return undefined;
  if (list?.kind !== 'list' || others.length > 0) return undefined;
  if (isTranslation(list.entry)) return { kind: 'localizedText', isList: false };
  const { entry } = list;
  const isEach =
    entry.kind === 'either' &&
    entry.alternatives.every((each) => each.kind === 'text' || isTranslation(each));
  return isEach ? { kind: 'localizedText', isList: true } : undefined;
}

function isTranslation(shape: Shape): boolean {
  if (shape.kind !== 'object') return false;
  return Object.keys(shape.members).sort().join(' ') === 'language value';
}

const isEmpty = (members: object) => Object.keys(members).length === 0;

/** The alternative whose JSON type a value has; undefined where none has it. */
export function alternativeOf(
  value: unknown,
  alternatives: readonly SingleShape[],
): SingleShape | undefined {
  return alternatives.find((shape) => fits(value, shape));
}

/** Whether a control of a shape can show a value. A text stands in for a number that was not understood. */
export function canShow(value: unknown, control: Control): boolean {
  if (value === undefined) return true;
  switch (control.kind) {
    case 'text':
    case 'choice':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number' || typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    case 'quantity':
      return isQuantity(value);
    case 'shares':
      return Array.isArray(value) && value.every(isObject);
    case 'list':
      return Array.isArray(value);
    case 'localizedText':
      return typeof value === 'string' || isTranslations(value);
    case 'group':
    case 'openGroup':
      return isObject(value);
    case 'either':
      return alternativeOf(value, control.alternatives) !== undefined;
  }
}

function fits(value: unknown, shape: SingleShape): boolean {
  switch (shape.kind) {
    case 'text':
    case 'choice':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
  }
}

function isQuantity(value: unknown): boolean {
  if (!isObject(value)) return false;
  return (
    canShow(value.value, { kind: 'number', shape: { kind: 'number' } }) && isTextOrNone(value.unit)
  );
}

function isTranslations(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (each) =>
        typeof each === 'string' ||
        (isObject(each) && isTextOrNone(each.value) && isTextOrNone(each.language)),
    )
  );
}

const isTextOrNone = (value: unknown) => value === undefined || typeof value === 'string';

/** A field of a category, with its name. */
export interface FormField extends FieldRule {
  readonly name: string;
}

export function fieldsOf({ fields }: CategoryRules): FormField[] {
  return Object.entries(fields).map(([name, rule]) => ({ name, ...rule }));
}
