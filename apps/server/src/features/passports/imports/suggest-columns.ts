import { PRODUCT_CATEGORIES, type ProductCategory } from '@dpp/espr-validate';
import { csvTemplate, nearestName } from '@dpp/espr-validate/csv';
import { mapInSlices } from '../../../platform/event-loop/loop-share.js';
import { canReadRows } from './check/read-import-row.js';
import { OTHER_COLUMNS, type ImportColumn } from './import-model.js';

/**
 * Chooses what each column holds by its heading: a path into the metadata, or a similar one, which is marked as guessed. Of columns with the same heading the first is taken; what is like no path is not used.
 */
export async function suggestColumns(
  tenantId: string,
  names: readonly string[],
  category: ProductCategory | null,
): Promise<readonly ImportColumn[]> {
  const known = knownPaths(category);
  const fields = new Set([...known].map(fieldOf));
  const taken = new Set<string>();
  const isPath = (name: string) =>
    pathShape.test(name) && (fieldOf(name) !== name || fields.has(name));
  const exact = names.map((name) => {
    const target = isPath(name) && !taken.has(name) ? name : null;
    if (target !== null) taken.add(target);
    return target;
  });
  // Names are compared letter by letter, which takes a while for hundreds.
  const columns = await mapInSlices(tenantId, names, (name, index): ImportColumn => {
    const sure = exact[index] ?? null;
    if (sure !== null || name === '' || taken.has(name)) {
      return { name, target: sure, guessed: false };
    }
    const near = nearestName(
      name,
      [...known].filter((path) => !taken.has(path)),
    );
    if (near !== undefined) taken.add(near);
    return { name, target: near ?? null, guessed: near !== undefined };
  });
  return withoutConflicts(tenantId, columns);
}

/** Paths may exclude each other, such as `a` and `a.b`: those that come first stay. */
async function withoutConflicts(
  tenantId: string,
  columns: readonly ImportColumn[],
): Promise<readonly ImportColumn[]> {
  if (canReadRows(columns)) return columns;
  const kept: ImportColumn[] = [];
  await mapInSlices(tenantId, columns, (column) => {
    const isFitting = canReadRows([...kept, column]);
    kept.push(isFitting ? column : { ...column, target: null, guessed: false });
  });
  return kept;
}

/** Other headings with dots are sentences. */
const pathShape = /^[a-z]\w*(?:\.[a-z]\w*|\[\d{1,3}\])*$/i;

function fieldOf(path: string): string {
  return path.split(/[.[]/, 1)[0] ?? path;
}

/** One entry for each category, and one for all together. */
const cache = new Map<ProductCategory | null, ReadonlySet<string>>();

function knownPaths(category: ProductCategory | null): ReadonlySet<string> {
  const cached = cache.get(category);
  if (cached) return cached;
  const categories = category === null ? PRODUCT_CATEGORIES : [category];
  const paths = categories.flatMap((one) => csvTemplate(one).columns.map(({ path }) => path));
  const known = new Set([...OTHER_COLUMNS, ...paths]);
  cache.set(category, known);
  return known;
}
