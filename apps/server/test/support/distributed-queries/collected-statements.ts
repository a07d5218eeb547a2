import type { Knex } from 'knex';
import { crossTenantStatements } from './cross-tenant-statements.js';
import { locksRows, unpinnedTables } from './unpinned-tables.js';
import { varyingUpdates } from './varying-updates.js';

/** What tells a query of a test from one of the server. */
const ofTest = { issuedBy: 'test' };

interface IssuedQuery {
  readonly sql: string;
  readonly queryContext?: { readonly issuedBy?: string };
}

/** Every statement that is issued on a database from here on, each text once; those of tests left out. */
export function collectStatements(db: Knex): ReadonlySet<string> {
  const statements = new Set<string>();
  db.on('query', ({ sql, queryContext }: IssuedQuery) => {
    if (queryContext?.issuedBy !== ofTest.issuedBy) statements.add(sql);
  });
  return statements;
}

/** The same database for a test's own queries: they may read any rows. */
export function forTests<Handle extends Knex>(db: Handle): Handle {
  return new Proxy(db, {
    apply: (target, _, args: Parameters<Knex>) => target(...args).queryContext(ofTest),
    get(target, name) {
      if (name === 'raw') return (...args: Parameters<Knex['raw']>) => asked(target.raw(...args));
      if (name !== 'transaction') return Reflect.get(target, name) as unknown;
      return (work: (tx: Knex.Transaction) => Promise<unknown>, config?: Knex.TransactionConfig) =>
        target.transaction((tx) => work(forTests(tx)), config);
    },
  });
}

function asked(raw: Knex.Raw): Knex.Raw {
  return (raw as unknown as Knex.QueryBuilder).queryContext(ofTest) as unknown as Knex.Raw;
}

/**
 * @throws for each statement that may touch rows on several machines, and that the list of those does not
 * name; for one that takes locks there; and for an update that the distributed engine refuses.
 */
export function requireDistributable(statements: Iterable<string>): void {
  const refused = [...statements].flatMap((sql) => {
    if (!mentionsDistributed.test(sql)) return [];
    const varying = varyingUpdates(sql);
    if (varying.length > 0) return [`${varying.join(', ')} by a cast of a column: ${sql}`];
    const tables = unpinnedTables(sql);
    if (tables.length === 0) return [];
    const isListed = crossTenantStatements.some(({ statement }) => statement.test(sql));
    if (isListed && !locksRows(sql)) return [];
    return [`${tables.join(', ')} without an equality: ${sql}`];
  });
  if (refused.length > 0) throw new Error(`Not one workspace's:\n${refused.join('\n')}`);
}

/** Everything else, such as the beginning of a transaction, needs no parser. */
const mentionsDistributed = /\b(?:select|insert|update|delete)\b/i;
