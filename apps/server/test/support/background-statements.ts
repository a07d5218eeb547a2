/**
 * Statements that the server sends on its own time, between requests: counts of readings, budgets, sweeps. A test
 * of what a request reads leaves them out; on a busy machine they arrive in the middle of it.
 */
const background =
  /passport_accesses|access_counts|request_records|request_budgets|sweeps|^(?:begin|commit|set local)/i;

/** Those statements that a request asked for, begin and end of transactions left out. */
export function requestStatements(statements: readonly string[]): string[] {
  return statements.filter((sql) => !background.test(sql));
}
