import type { Config } from '../../config.js';
import { isDatabaseOutage } from '../../platform/db/connections/database-outage.js';

/** SQLSTATEs of a database that refuses this login or connection, and what to do about each. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [/^28/, 'mend its user and password, or what pg_hba.conf of the server says of them'],
  [/^3D000/, 'create that database, or name another one'],
  [/^53300/, 'raise max_connections of the server, or lower DATABASE_POOL_SIZE'],
];

/** Errors of the operating system before a database answered. */
const socketCures: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there: start PostgreSQL, or mend the host and the port',
  ENOTFOUND: 'no such host is known: mend the host',
  EAI_AGAIN: 'the name server does not answer: mend the host, or the name server',
};

const silentCure = 'start the database, or mend the host, the port and what lies between';

interface DatabaseProblem {
  readonly reason: string;
  readonly cure: string;
}

/** Undefined for errors that do not say that the database is away or refuses the login of `DATABASE_URL`. */
export function databaseProblemOf(error: unknown): DatabaseProblem | undefined {
  if (!isDatabaseOutage(error)) return undefined;
  // Node reports a host with several addresses, none of which answered, as one error of many.
  const { message, code = '' } = (
    error instanceof AggregateError ? error.errors[0] : error
  ) as NodeJS.ErrnoException;
  const [, refusalCure] = refusals.find(([state]) => state.test(code)) ?? [];
  return {
    reason: (message || code).replaceAll(/\s+/g, ' '),
    cure: refusalCure ?? socketCures[code] ?? silentCure,
  };
}

/** Why the server cannot listen; names the variable to change and the cure. */
export function explainListenError(error: unknown, { host, port }: Config): string | undefined {
  const { code = '' } = error as NodeJS.ErrnoException;
  return listenProblems[code]?.(host, port);
}

const notOurs = (host: string) =>
  `HOST: ${host} is no address of this machine: set one of its own, 127.0.0.1 for this machine alone or 0.0.0.0 for all`;

const listenProblems: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `PORT: ${host}:${port} is in use by another program: end that one, or set another PORT`,
  EACCES: (_host, port) =>
    `PORT: this user may not listen on port ${port}: set a PORT from 1024 on, and let a proxy listen on ${port}`,
  EADDRNOTAVAIL: notOurs,
  ENOTFOUND: notOurs,
  EAI_AGAIN: notOurs,
};
