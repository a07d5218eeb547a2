import type { CategoryRules, Shape } from '@dpp/espr-validate/rules';
import { parsePath, type JsonPath } from '../../../form/model/json-path.js';

/** Columns that are no metadata. */
export const OTHER_TARGETS = [
  'productId',
  'operatorRegId',
  'operatorId',
  'facilityGln',
  'facilityId',
  'category',
] as const;
export type OtherTarget = (typeof OTHER_TARGETS)[number];

export function isOtherTarget(target: string): target is OtherTarget {
  return (OTHER_TARGETS as readonly string[]).includes(target);
}

/** A path in words: "Material Composition 2, Material". */
export function pathInWords(path: string, label: (member: string) => string): string {
  const words: string[] = [];
  for (const segment of parsePath(path.replace(/\[\]/g, ''))) {
    if (typeof segment === 'string') words.push(label(segment));
    else words.push(`${words.pop() ?? ''} ${segment + 1}`);
  }
  return words.join(', ');
}

/** Entries of lists are not told apart, as in the kinds of faults. */
export const withoutPositions = (path: string) => path.replace(/\[\d+\]/g, '[]');

/** The shape that the rules of a category have for a place; undefined where none is known. */
export function shapeAt(rules: CategoryRules, path: JsonPath): Shape | undefined {
  const [name, ...rest] = path;
  const { fields } = rules;
  if (typeof name !== 'string' || !Object.hasOwn(fields, name)) return undefined;
  return rest.reduce<Shape | undefined>(
    (shape, segment) => shape && within(shape, segment),
    fields[name]?.shape,
  );
}

function within(shape: Shape, segment: string | number): Shape | undefined {
  switch (shape.kind) {
    case 'list':
      return typeof segment === 'number' ? shape.entry : undefined;
    case 'object':
      return Object.hasOwn(shape.members, segment) ? shape.members[segment]?.shape : undefined;
    case 'either':
      return shape.alternatives
        .map((alternative) => within(alternative, segment))
        .find((found) => found !== undefined);
    default:
      return undefined;
  }
}
