import type { ProductCategory } from '@dpp/espr-validate';
import {
  categoryRules,
  type CategoryRules,
  type MemberRule,
  type Shape,
} from '@dpp/espr-validate/rules';

const header =
  '// Generated from the rule table of @dpp/espr-validate by `npm run rules`. Do not edit.\n';

/** The metadata of each product category as TypeScript, with the union of all. */
export function metadataTypes(): string {
  const categories = Object.keys(categoryRules) as ProductCategory[];
  const shared = sharedFields(categories);
  return [
    header,
    '/** Members that metadata has in every category. Further members are allowed. */',
    `export interface SharedMetadata { ${membersText(shared)} }\n`,
    ...categories.map((category) => interfaceText(category, shared)),
    '/** Metadata of a complete passport in any category; `category` tells which. */',
    `export type PassportMetadata = ${categories.map(interfaceName).join(' | ')};`,
  ].join('\n');
}

type Fields = CategoryRules['fields'];

/** Fields that every category has by the very same rule. */
function sharedFields([first, ...others]: readonly ProductCategory[]): Fields {
  const fields = first === undefined ? {} : categoryRules[first].fields;
  return Object.fromEntries(
    Object.entries(fields).filter(([name, rule]) =>
      others.every((category) => categoryRules[category].fields[name] === rule),
    ),
  );
}

function interfaceText(category: ProductCategory, shared: Fields): string {
  const own = Object.entries(categoryRules[category].fields).filter(([name]) => !(name in shared));
  return [
    `/** Metadata of a complete passport in the category \`${category}\`. */`,
    `export interface ${interfaceName(category)} extends SharedMetadata {`,
    `/** Product category. */\nreadonly category: '${category}';`,
    membersText(Object.fromEntries(own)),
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

function membersText(members: Readonly<Record<string, DocumentedRule>>): string {
  const known = Object.entries(members).map(([name, rule]) => memberText(name, rule));
  return [...known, 'readonly [member: string]: unknown;'].join('\n');
}

function memberText(name: string, rule: DocumentedRule): string {
  const isRequired = rule.requirement === 'required' && rule.alternatives === undefined;
  const type = typeText(rule.shape);
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

function typeText(shape: Shape): string {
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
      return `readonly (${typeText(shape.entry)})[]`;
    case 'object':
      return `{ ${membersText(shape.members)} }`;
    case 'either':
      return shape.alternatives.map((alternative) => `(${typeText(alternative)})`).join(' | ');
  }
}
