import type { ProductCategory } from '@dpp/espr-validate';
import { SCHEMA_CATEGORIES } from '@dpp/espr-validate/json-schema';
import {
  categoryRules,
  describeShape,
  type CrossRule,
  type FieldRule,
  type MemberRules,
  type Shape,
} from '@dpp/espr-validate/rules';
import { interfaceName } from './metadata-types.js';

const notice =
  '<!-- Generated from the rule table of @dpp/espr-validate by `npm run rules`. Do not edit. -->';

/** File name → Markdown: an index and a page for each product category. */
export function metadataPages(): Record<string, string> {
  const categories = Object.keys(categoryRules) as ProductCategory[];
  return {
    'README.md': indexPage(categories),
    ...Object.fromEntries(categories.map((category) => [`${category}.md`, categoryPage(category)])),
  };
}

function indexPage(categories: readonly ProductCategory[]): string {
  const rows = categories.map((category) => {
    const fields = Object.values(categoryRules[category].fields);
    const required = fields.filter(({ requirement }) => requirement === 'required');
    const hasSchema = SCHEMA_CATEGORIES.some((name) => name === category);
    return [
      `[${category}](${category}.md)`,
      String(fields.length),
      String(required.length),
      hasSchema ? `\`GET /api/v1/schemas/${category}\`` : 'built-in rules',
      `\`${interfaceName(category)}\``,
    ];
  });
  return [
    notice,
    '# Passport metadata',
    'What the `metadata` of a product passport holds, by product category. Fields that are not listed are kept, sealed and shown as they are.',
    table(['Category', 'Fields', 'Required', 'JSON Schema', 'Type in `@dpp/client`'], rows),
    '## How to read the pages',
    '- **required**: missing or malformed is an error. A draft needs none. **optional**: malformed is an error. **recommended**: malformed is a warning.\n- **batch**: batches of one model may differ in it; a batch may state a value of its own.\n- A member of a list or object is required where its list or object is there.\n- `[]` in a path stands for the position of an entry, from 0: `materialComposition[0].percentage`.\n- Where a JSON Schema cannot say a rule (sums, check digits, days that do not exist, rules across fields), the validator decides.',
    'The pages, the schemas, the types and the JSON-LD context come from one table, `packages/espr-validate/src/categories`, and what is told of it in `src/prose`. [Change the rules](../guides/change-the-rules.md) says how.',
  ].join('\n\n');
}

function categoryPage(category: ProductCategory): string {
  const { fields, crossRules } = categoryRules[category];
  const rows = Object.entries(fields).flatMap(([name, field]) => [
    [
      `\`${name}\``,
      describeShape(field.shape),
      field.unit ?? '',
      requirementText(field),
      field.description,
      field.legalBasis,
    ],
    ...innerRows(field.shape, name),
  ]);
  return [
    notice,
    `# Metadata of ${category}`,
    'See [how to read this page](README.md#how-to-read-the-pages).',
    table(
      ['Field', 'Value', 'Unit', 'Requirement', 'Description', 'Legal basis'],
      [['`category`', `\`${category}\``, '', 'required', 'Product category', ''], ...rows],
    ),
    ...crossRulesSection(crossRules),
  ].join('\n\n');
}

function requirementText({ requirement, alternatives = [], level }: FieldRule): string {
  const text = [requirement, ...alternatives.map((path) => `or \`${path}\``)].join(' ');
  return level === 'batch' ? `${text}; batch` : text;
}

/** Rows for what is inside a value, at any depth. */
function innerRows(shape: Shape, path: string): string[][] {
  if (shape.kind === 'either') {
    return shape.alternatives.flatMap((alternative) => innerRows(alternative, path));
  }
  if (shape.kind === 'list') return innerRows(shape.entry, `${path}[]`);
  return shape.kind === 'object' ? memberRows(shape.members, path) : [];
}

function memberRows(members: MemberRules, path: string): string[][] {
  return Object.entries(members).flatMap(([name, { shape, unit, requirement, description }]) => {
    const own = `${path}.${name}`;
    const row = [`\`${own}\``, describeShape(shape), unit ?? '', requirement, description, ''];
    return [row, ...innerRows(shape, own)];
  });
}

function crossRulesSection(rules: readonly CrossRule[]): string[] {
  if (rules.length === 0) return [];
  const rows = rules.map(({ id, severity, description, legalBasis }) => [
    `\`${id}\``,
    severity,
    description,
    legalBasis,
  ]);
  return ['## Rules across fields', table(['Rule', 'Gives', 'Asks', 'Legal basis'], rows)];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
