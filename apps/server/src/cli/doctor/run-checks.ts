import type { Logger } from 'pino';
import type { Config } from '../../config.js';
import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/db/database.js';
import { createOperatorEgress } from '../../platform/egress/operator-egress.js';
import { checkBaseUrl } from './check-base-url.js';
import { checkCertificates } from './check-certificates.js';
import { checkClock, checkDisk, readDatabaseClock } from './check-machine.js';
import { checkMigrations, checkRole, checkWall } from './check-schema.js';
import { checkMail, checkProxy, checkRedis, checkTimestampAuthority } from './check-services.js';
import { checkVault } from './check-vault.js';
import { failed, reasonOf, skipped, type Finding } from './finding.js';
import { openForChecks } from './open-for-checks.js';

interface Examined {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Looks at everything a server stands on, and changes nothing. */
export async function runChecks(examined: Examined): Promise<Finding[]> {
  const { config, logger } = examined;
  const { findings, database, isNew } = await openForChecks(config, logger);
  try {
    const stored = await checkStored(examined, { database, isNew });
    return [...findings, ...stored, ...(await checkSurroundings(examined, database))];
  } finally {
    await database?.close();
  }
}

/** One after the other: the embedded database runs one statement at a time. */
async function checkStored(
  { config }: Examined,
  { database, isNew }: { database: Database | undefined; isNew: true | undefined },
): Promise<Finding[]> {
  const names = ['role', 'migrations', 'wall between tenants', 'vault'];
  if (isNew) return [];
  if (!database) return names.map((name) => skipped(name, 'The database has to answer first.'));
  const { knex, engine } = database;
  return [
    // The embedded database has one login, and nobody else reaches it.
    ...(engine === 'postgresql' ? [await guarded('role', () => checkRole(knex))] : []),
    await guarded('migrations', () => checkMigrations(knex)),
    await guarded('wall between tenants', () => checkWall(knex)),
    await guarded('vault', () => checkVault(knex, config)),
  ];
}

async function checkSurroundings(
  { config, clock }: Examined,
  database: Database | undefined,
): Promise<Finding[]> {
  const knex = database?.knex;
  const egress = createOperatorEgress();
  const services = { config, clock, egress };
  const now = clock.now();
  const databaseAheadMs = knex && (await readDatabaseClock(knex, clock));
  const [baseUrl, authority, mail, redis] = await Promise.all([
    checkBaseUrl({ config, egress, knex, clock }),
    checkTimestampAuthority(services),
    checkMail(services),
    checkRedis(services),
  ]);
  egress.close();
  const clocks = {
    'the database': databaseAheadMs,
    'the time-stamp authority': authority.aheadMs,
    'the server at BASE_URL': baseUrl.aheadMs,
  };
  return [
    checkProxy(config),
    ...baseUrl.findings,
    ...[authority.finding, mail, ...redis],
    ...[checkClock(clocks), checkDisk(config)],
    ...(await checkCertificates({ config, now, knex })),
  ];
}

/** A check that fails by itself is a finding, and leaves the others their turn. */
async function guarded(check: string, run: () => Promise<Finding>): Promise<Finding> {
  try {
    return await run();
  } catch (error) {
    const message = `It could not be looked at: ${reasonOf(error)}`;
    return failed(check, message, 'Mend DATABASE_URL, or the database behind it.');
  }
}
