/**
 * SQLSTATE classes and codes that say the server is away, starting, stopping or out of room, takes no
 * connection to this database or by this login, or has become a standby that takes no writes; or that a
 * statement (57014), a wait for a lock (55P03) or an idle transaction (25P03) took longer than it may; or
 * that it was chosen to give way to another one (40001, 40P01), and may be tried again.
 */
const outageStates = /^(?:08|25006|25P03|28|3D|40001|40P01|53|55000|55P03|57014|57P0)/;

const socketErrors: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);

/**
 * pg reports a connection that ended under a query, or none to be had, without any code; Knex writes
 * the statement before it.
 */
const driverMessages =
  /(?:^| - )(?:Connection terminated(?: unexpectedly| due to connection timeout)?|timeout exceeded when trying to connect|Cannot use a pool after calling end on the pool|Client has encountered a connection error and is not queryable)$/;

/** Whether a query failed because the database is gone or busy, and not because of what it asks. */
export function isDatabaseOutage(error: unknown): boolean {
  // Node reports a host with several addresses, none of which answered, as one error of many.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseOutage);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const fromSocket = 'syscall' in error && socketErrors.has(code);
  const fromServer = 'severity' in error && outageStates.test(code);
  return fromSocket || fromServer || driverMessages.test(error.message);
}
