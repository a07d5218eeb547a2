/**
 * SQLSTATE classes and codes of an outage: the server is away, starting, stopping, out of room or failed by its
 * operating system; it takes no connection to this database or by this login; it has become a standby that takes no
 * writes. Also of what may be tried again: a statement (57014), a wait for a lock (55P03) or an idle transaction
 * (25P03) that took longer than its timeout, a deadlock or serialization failure (40001, 40P01), and prepared
 * statements of another session behind a pooler (26000, 42P05).
 */
const outageStates =
  /^(?:08|25006|25P03|26000|28|3D|40001|40P01|42P05|53|55000|55P03|57014|57P0|58)/;

const socketErrors: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'EAI_FAIL',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETRESET',
  'ENETUNREACH',
  'ENOTCONN',
  'ENOTFOUND',
]);

/**
 * pg reports a connection that ended under a query, or none to be had, without any code; Knex writes
 * the statement before it.
 */
const driverMessages =
  /(?:^| - )(?:timeout expired|Connection terminated(?: unexpectedly| due to connection timeout)?|timeout exceeded when trying to connect|Cannot use a pool after calling end on the pool|Client has encountered a connection error and is not queryable)$/;

/** True when a query failed because the database is gone or busy, and not because of the query. */
export function isDatabaseOutage(error: unknown): boolean {
  // Node reports a host with several addresses, none of which answered, as one error of many.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseOutage);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const fromSocket = 'syscall' in error && socketErrors.has(code);
  const fromServer = 'severity' in error && outageStates.test(code);
  return fromSocket || fromServer || driverMessages.test(error.message);
}

/** SQLSTATEs of one statement or transaction that gives way or takes too long, while others are answered. */
const contentionStates = /^(?:25P03|26000|40001|40P01|42P05|55P03|57014)$/;

/** True when it failed because the database is gone, starting, full or a standby: as everything else does meanwhile. */
export function isDatabaseAway(error: unknown): boolean {
  if (!isDatabaseOutage(error)) return false;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return !contentionStates.test(code);
}
