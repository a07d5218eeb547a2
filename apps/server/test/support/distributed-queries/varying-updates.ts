import { parseSync } from 'libpg-query';
import { distributedTables } from '../../../src/platform/db/wall/distributed-tables.js';

type Node = Readonly<Record<string, unknown>>;

/** Types whose texts are read by settings of the session, such as its time zone. */
const readBySettings = new Set(['timestamptz', 'timestamp', 'date']);

const distributed = new Set(distributedTables.map(({ table }) => table));

/**
 * Distributed tables that an update gives a value cast from a column by settings of the session: "STABLE functions used in
 * UPDATE queries cannot be called with column references". The parser must be loaded.
 */
export function varyingUpdates(sql: string): string[] {
  return nodesOf(parseSync(sql), 'UpdateStmt').flatMap(({ relation, targetList }) => {
    const table = String((relation as Node)['relname']);
    const casts = nodesOf(targetList, 'TypeCast').filter(
      ({ arg, typeName }) => nodesOf(arg, 'ColumnRef').length > 0 && isReadBySettings(typeName),
    );
    return distributed.has(table) && casts.length > 0 ? [table] : [];
  });
}

function isReadBySettings(typeName: unknown): boolean {
  return nodesOf(typeName, 'String').some(({ sval }) => readBySettings.has(String(sval)));
}

/** Nodes of a kind, in any depth. */
function nodesOf(part: unknown, kind: string): Node[] {
  if (Array.isArray(part)) return part.flatMap((each) => nodesOf(each, kind));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => [
    ...(name === kind ? [value as Node] : []),
    ...nodesOf(value, kind),
  ]);
}
