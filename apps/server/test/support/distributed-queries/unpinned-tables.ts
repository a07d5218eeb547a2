import { loadModule, parseSync } from 'libpg-query';
import { distributedTables } from '../../../src/platform/db/wall/distributed-tables.js';

/**
 * Which rows of distributed tables a statement may touch on more than one machine, by the syntax tree that
 * PostgreSQL's own parser makes of it.
 */

await loadModule();

type Node = Readonly<Record<string, unknown>>;

/** One mention of a table; `table` is undefined for what a query or a function makes. */
interface Mention {
  readonly name: string;
  readonly table: string | undefined;
}

/** The column of one mention has one value, if there is no `from`, or the value of the column of another one. */
interface Equality {
  readonly to: string;
  readonly from?: string;
}

const columnOf = new Map(
  distributedTables.map(({ table, distributedBy }) => [table, distributedBy]),
);

/**
 * @returns The names of the distributed tables in a statement for which the query they stand in names no one
 * value of the column they are distributed by: directly, or by way of another table that is joined on it.
 * @throws what the parser throws for what is no SQL.
 */
export function unpinnedTables(sql: string): string[] {
  const { stmts = [] } = parseSync(sql) as unknown as { stmts?: readonly { stmt: Node }[] };
  return stmts.flatMap(({ stmt }) => unpinnedIn(stmt));
}

/** True when a statement takes locks by selecting. */
export function locksRows(sql: string): boolean {
  return JSON.stringify(parseSync(sql)).includes('"LockingClause"');
}

const queries = new Set(['SelectStmt', 'UpdateStmt', 'DeleteStmt', 'InsertStmt']);

/** Unpinned tables in any part of a tree: each query in it is checked by itself. */
function unpinnedIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(unpinnedIn);
  if (!isNode(part)) return [];
  return Object.entries(part).flatMap(([kind, value]) => {
    // The two sides of a union stand in their query by these names.
    const isQuery = queries.has(kind) || kind === 'larg' || kind === 'rarg';
    return isQuery && isNode(value) && ('op' in value || !('larg' in part))
      ? unpinnedOf(value)
      : unpinnedIn(value);
  });
}

function unpinnedOf(query: Node): string[] {
  const mentions: Mention[] = [];
  const equalities: Equality[] = [];
  const target = isNode(query['relation']) ? mentionOf(query['relation']) : undefined;
  const from = [query['fromClause'], query['usingClause']].flat().filter(isNode);
  if (target && !('cols' in query)) mentions.push(target);
  for (const item of from) mentions.push(...mentionsIn(item));
  for (const item of from) equalities.push(...joinEqualities(item, mentions));
  equalities.push(...equalitiesIn(query['whereClause'], mentions));
  const pinned = pinnedBy(equalities);
  const own = mentions.filter(({ table, name }) => table !== undefined && !pinned.has(name));
  const inserted = target && 'cols' in query && !insertsPinned(query, target) ? [target] : [];
  return [...[...own, ...inserted].flatMap(({ table }) => table ?? []), ...unpinnedIn(query)];
}

function mentionOf(rangeVar: Node): Mention {
  const relation = String(rangeVar['relname']);
  const table = columnOf.has(relation) ? relation : undefined;
  return { name: aliasOf(rangeVar) ?? relation, table };
}

function mentionsIn(item: Node): Mention[] {
  if (isNode(item['RangeVar'])) return [mentionOf(item['RangeVar'])];
  if (isNode(item['JoinExpr'])) {
    const { larg, rarg } = item['JoinExpr'];
    return [larg, rarg].filter(isNode).flatMap(mentionsIn);
  }
  const made = Object.values(item).find(isNode);
  return [{ name: (made && aliasOf(made)) ?? '', table: undefined }];
}

function aliasOf({ alias }: Node): string | undefined {
  return isNode(alias) ? String(alias['aliasname']) : undefined;
}

/** What an outer join is joined on says something of the side that may be missing, and of that alone. */
function joinEqualities(item: Node, mentions: readonly Mention[]): Equality[] {
  const join = item['JoinExpr'];
  if (!isNode(join)) return [];
  const { larg, rarg, quals, jointype } = join;
  const sides = [larg, rarg].filter(isNode);
  const inner = sides.flatMap((side) => joinEqualities(side, mentions));
  const own = equalitiesIn(quals, mentions);
  if (jointype === 'JOIN_INNER') return [...inner, ...own];
  const optional = jointype === 'JOIN_LEFT' && isNode(rarg) ? mentionsIn(rarg) : [];
  const names = optional.map(({ name }) => name);
  return [...inner, ...own.filter(({ to }) => names.includes(to))];
}

/** Equalities of conditions that all have to hold. */
function equalitiesIn(condition: unknown, mentions: readonly Mention[]): Equality[] {
  if (!isNode(condition)) return [];
  const all = condition['BoolExpr'];
  if (isNode(all) && all['boolop'] === 'AND_EXPR' && Array.isArray(all['args'])) {
    return all['args'].flatMap((part) => equalitiesIn(part, mentions));
  }
  const comparison = condition['A_Expr'];
  if (!isNode(comparison) || comparison['kind'] !== 'AEXPR_OP') return [];
  if (!JSON.stringify(comparison['name']).includes('"="')) return [];
  const { lexpr, rexpr } = comparison;
  const [left, right] = [mentionWith(lexpr, mentions), mentionWith(rexpr, mentions)];
  if (left && right)
    return [
      { to: left, from: right },
      { to: right, from: left },
    ];
  if (left && isValue(rexpr)) return [{ to: left }];
  return right && isValue(lexpr) ? [{ to: right }] : [];
}

/** A value that is known before any row is read. */
function isValue(expression: unknown): boolean {
  if (!isNode(expression)) return false;
  if (isNode(expression['TypeCast'])) return isValue(expression['TypeCast']['arg']);
  return 'ParamRef' in expression || 'A_Const' in expression;
}

/** The mention that has an expression as its distribution column. */
function mentionWith(expression: unknown, mentions: readonly Mention[]): string | undefined {
  const reference = isNode(expression) ? expression['ColumnRef'] : undefined;
  if (!isNode(reference) || !Array.isArray(reference['fields'])) return undefined;
  const names = reference['fields'].map((field: Node) =>
    isNode(field['String']) ? String(field['String']['sval']) : '*',
  );
  const [column, table] = [...names].reverse();
  const [mention, ...others] = mentions.filter(
    (known) => (table === undefined || known.name === table) && isDistributedBy(known, column),
  );
  return others.length === 0 ? mention?.name : undefined;
}

function isDistributedBy({ table }: Mention, column: string | undefined): boolean {
  return table !== undefined && columnOf.get(table) === column;
}

function pinnedBy(equalities: readonly Equality[]): ReadonlySet<string> {
  const pinned = new Set<string>();
  for (let size = -1; size < pinned.size;) {
    size = pinned.size;
    for (const { to, from } of equalities) {
      if (from === undefined || pinned.has(from)) pinned.add(to);
    }
  }
  return pinned;
}

/**
 * Each row says which machine it belongs to. Rows of a select stay there only if they take the column from a
 * distributed table, and call nothing that differs each time: the distributed engine copies all others by way of
 * the coordinator, which a table with row level security refuses ("COPY FROM not supported").
 */
function insertsPinned(insert: Node, { table = '' }: Mention): boolean {
  if (!columnOf.has(table)) return true;
  const columns = insert['cols'] as readonly { ResTarget: { name: string } }[];
  const at = columns.findIndex(({ ResTarget: { name } }) => name === columnOf.get(table));
  const source = (insert['selectStmt'] as { SelectStmt: Node } | undefined)?.SelectStmt;
  if (at < 0 || !source) return false;
  const lists = source['valuesLists'];
  if (Array.isArray(lists)) {
    return lists.every(({ List }: { List: { items: unknown[] } }) => isValue(List.items[at]));
  }
  const targets = source['targetList'] as readonly { ResTarget: { val: unknown } }[];
  const from = [source['fromClause']].flat().filter(isNode).flatMap(mentionsIn);
  return mentionWith(targets[at]?.ResTarget.val, from) !== undefined && !isVolatile(source);
}

const volatileFunctions = /"sval":"(?:gen_random_uuid|random|clock_timestamp|nextval)"/;

function isVolatile(query: Node): boolean {
  return volatileFunctions.test(JSON.stringify(query));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
