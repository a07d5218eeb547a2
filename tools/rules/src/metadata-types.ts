import { isDeepStrictEqual } from 'node:util';
import type { ProductCategory } from '@dpp/espr-validate';
import {
  categoryRules,
  type CategoryRules,
  type MemberRule,
  type Shape,
} from '@dpp/espr-validate/rules';
import { RecurringShapes } from './recurring-shapes.js';

const header =
  '// Generated from the rule table of @dpp/espr-validate by `npm run rules`. Do not edit.\n';

/** Whether types take members that no rule names. */
export type Openness = 'open' | 'closed';

/**
 * The metadata of each product category as TypeScript, with the union of all.
 *
 * @param openness - `open` for what reads documents, which may hold further members; `closed` for what writes them, so
 *   that a misspelt member is an error.
 */
export function metadataTypes(openness: Openness = 'open'): string {
  const membersText: MembersText = (members, nameOf) => writeMembers(members, nameOf, openness);
  const categories = Object.keys(categoryRules) as ProductCategory[];
  const shared = sharedFields(categories);
  const own = new Map(categories.map((category) => [category, ownFields(category, shared)]));
  const written = [shared, ...own.values()].flatMap((fields) => Object.values(fields));
  const recurring = new RecurringShapes(
    written.map(({ shape }) => shape),
    ({ members }) => membersText(members, writtenOut),
  );
  const nameOf: NameOf = (shape) => recurring.find(shape);
  return [
    header,
    ...recurring.named().map(({ name, says, shape }) => {
      const members = membersText(shape.members, nameOf);
      return `/** ${says}. */\nexport interface ${name} { ${members} }\n`;
    }),
    `/** Members that metadata has in every category.${openness === 'open' ? ' Further members are allowed.' : ''} */`,
    `export interface SharedMetadata { ${membersText(shared, nameOf)} }\n`,
    ...[...own].map(([category, fields]) => interfaceText(category, membersText(fields, nameOf))),
    '/** Metadata of a complete passport in any category; `category` tells which. */',
    `export type PassportMetadata = ${categories.map(interfaceName).join(' | ')};`,
  ].join('\n');
}

type Fields = CategoryRules['fields'];

/** What an object is called instead of being written out. */
type NameOf = (shape: Extract<Shape, { kind: 'object' }>) => string | undefined;

const writtenOut: NameOf = () => undefined;

type MembersText = (members: Readonly<Record<string, DocumentedRule>>, nameOf: NameOf) => string;

/** Fields that every category has by the very same rule. */
function sharedFields([first, ...others]: readonly ProductCategory[]): Fields {
  const fields = first === undefined ? {} : categoryRules[first].fields;
  return Object.fromEntries(
    Object.entries(fields).filter(([name, rule]) =>
      others.every((category) => isDeepStrictEqual(categoryRules[category].fields[name], rule)),
    ),
  );
}

function ownFields(category: ProductCategory, shared: Fields): Fields {
  const { fields } = categoryRules[category];
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in shared)));
}

function interfaceText(category: ProductCategory, members: string): string {
  return [
    `/** Metadata of a complete passport in the category \`${category}\`. */`,
    `export interface ${interfaceName(category)} extends SharedMetadata {`,
    `/** Product category. */\nreadonly category: '${category}';`,
    members,
    '}\n',
  ].join('\n');
}

/** `iron-steel` → `IronSteelMetadata` */
export function interfaceName(category: ProductCategory): string {
  const words = category.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return `${words.join('')}Metadata`;
}

interface DocumentedRule extends MemberRule {
  readonly legalBasis?: string;
  readonly alternatives?: readonly string[];
}

function writeMembers(
  members: Readonly<Record<string, DocumentedRule>>,
  nameOf: NameOf,
  openness: Openness,
): string {
  const known = Object.entries(members).map(([name, rule]) =>
    memberText(name, rule, nameOf, openness),
  );
  // An object without rules is open in any case.
  const isOpen = openness === 'open' || known.length === 0;
  return [...known, ...(isOpen ? ['readonly [member: string]: unknown;'] : [])].join('\n');
}

function memberText(
  name: string,
  rule: DocumentedRule,
  nameOf: NameOf,
  openness: Openness,
): string {
  const isRequired = rule.requirement === 'required' && rule.alternatives === undefined;
  const type = typeText(rule.shape, nameOf, openness);
  const member = isRequired ? `${name}: ${type}` : `${name}?: ${type} | undefined`;
  return `${commentText(rule)}\nreadonly ${member};`;
}

function commentText({ description, unit, requirement, legalBasis, alternatives }: DocumentedRule) {
  const lines = [
    `${description}.`,
    ...(unit === undefined ? [] : [`Unit: ${unit}.`]),
    ...(requirement === 'recommended' ? ['Recommended: a malformed value gives a warning.'] : []),
    ...(alternatives === undefined
      ? []
      : [`Required unless there is ${alternatives.join(' or ')}.`]),
    ...(legalBasis === undefined ? [] : ['', `Legal basis: ${legalBasis}.`]),
  ];
  if (lines.length === 1) return `/** ${lines.join('')} */`;
  return ['/**', ...lines.map((line) => ` * ${line}`), ' */'].join('\n');
}

function typeText(shape: Shape, nameOf: NameOf, openness: Openness): string {
  switch (shape.kind) {
    case 'text':
      return 'string';
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'choice': {
      const values = shape.ignoreCase
        ? shape.values.flatMap((value) => [value, value.toUpperCase()])
        : shape.values;
      return [...new Set(values)].map((value) => JSON.stringify(value)).join(' | ');
    }
    case 'list':
      return `readonly (${typeText(shape.entry, nameOf, openness)})[]`;
    case 'object':
      return nameOf(shape) ?? `{ ${writeMembers(shape.members, nameOf, openness)} }`;
    case 'either':
      return shape.alternatives
        .map((alternative) => `(${typeText(alternative, nameOf, openness)})`)
        .join(' | ');
  }
}
