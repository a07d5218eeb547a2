import type { ProductCategory } from '../product-category.js';
import type { DescribedMembers, DescribedShape } from '../prose/describe-category.js';
import { describedRules } from '../prose/described-rules.js';
import type { Requirement } from '../rules/shape.js';

/** One column of a template. */
export interface CsvColumn {
  /** What stands in the header: `materialComposition[0].percentage`. */
  readonly path: string;
  /** `required` where a complete document has a value here, or one that may stand in for it. */
  readonly requirement: Requirement;
  readonly description: string;
  /** Unit of measure, where the value has one. */
  readonly unit?: string;
}

/** An empty table to fill in. */
export interface CsvTemplate {
  readonly columns: readonly CsvColumn[];
  /** The header row, ended by CRLF. */
  readonly text: string;
}

/** A mixture is rarely of one part alone; other lists have one entry to begin with. */
const PARTS_OF_A_WHOLE = 3;

/**
 * The columns of a category's rules, `category` first: a column for each value, at any depth, that a
 * rule describes. Lists have columns for one entry, compositions for three; to add more, repeat the
 * columns with the next number.
 *
 * @example
 * csvTemplate('textiles').columns[1].path; // 'originCountry'
 */
export function csvTemplate(category: ProductCategory): CsvTemplate {
  const description = 'Product category';
  const columns: CsvColumn[] = [
    { path: 'category', requirement: 'required', description },
    ...memberColumns(describedRules[category].fields, '', true),
  ];
  // A path has no comma, quote or line end, so that no cell needs quoting.
  return { columns, text: `${columns.map(({ path }) => path).join(',')}\r\n` };
}

function memberColumns(
  members: DescribedMembers,
  prefix: string,
  isRequired: boolean,
): CsvColumn[] {
  return Object.entries(members).flatMap(([name, rule]) => {
    const requirement =
      rule.requirement === 'required' && !isRequired ? 'optional' : rule.requirement;
    return shapeColumns(rule.shape, { ...rule, requirement, path: `${prefix}${name}` });
  });
}

function shapeColumns(shape: DescribedShape, column: CsvColumn): CsvColumn[] {
  const { path, requirement } = column;
  const isRequired = requirement === 'required';
  switch (shape.kind) {
    case 'either':
      return shapeColumns(simplestOf(shape.alternatives), column);
    case 'object':
      return memberColumns(shape.members, `${path}.`, isRequired);
    case 'list': {
      const count = shape.sumsTo100 === undefined ? 1 : PARTS_OF_A_WHOLE;
      return Array.from({ length: count }, (_, index) => {
        const isNeeded = isRequired && shape.nonEmpty && index === 0;
        const inner: CsvColumn = {
          ...column,
          path: `${path}[${index}]`,
          requirement: isNeeded || !isRequired ? requirement : 'optional',
        };
        return shapeColumns(shape.entry, inner);
      }).flat();
    }
    case 'text':
    case 'choice':
    case 'number':
    case 'boolean':
      return [cellColumn(column)];
  }
}

/** One column rather than several, where the rule leaves the choice. */
function simplestOf(alternatives: readonly DescribedShape[]): DescribedShape {
  const scalar = alternatives.find(({ kind }) => kind !== 'object' && kind !== 'list');
  return scalar ?? alternatives[0] ?? { kind: 'text' };
}

function cellColumn({ path, requirement, description, unit }: CsvColumn): CsvColumn {
  return { path, requirement, description, ...(unit !== undefined && { unit }) };
}
