import type { Knex } from 'knex';
import { baseUrlOf } from '../../composition.js';
import type { Config } from '../../config.js';
import type { Clock } from '../../platform/clock.js';
import { serverVersion } from '../../contract.js';
import type { SealAuthorityRow } from '../../platform/db/tables.js';
import type { OperatorEgress } from '../../platform/egress/operator-egress.js';
import { readCertificateEnd } from '../../platform/egress/served-certificate.js';
import { migrationNames } from '../../platform/db/schema/migrate.js';
import { readMigrationState } from '../../platform/db/schema/migration-state.js';
import { failed, ok, reasonOf, warning, type Finding } from './finding.js';

const check = 'base URL';
const timeoutMs = 5_000;
const maxBytes = 262_144;

interface BaseUrlChecks {
  readonly config: Config;
  readonly egress: OperatorEgress;
  /** Undefined where the database cannot be read. */
  readonly knex: Knex | undefined;
  readonly clock: Clock;
}

interface Health {
  readonly service?: unknown;
  readonly serverVersion?: unknown;
  /** Milliseconds by which the `Date` of the answer is ahead of this machine's clock. */
  readonly aheadMs?: number;
}

/** What answers at `BASE_URL`, and by how many milliseconds its clock is ahead. */
export async function checkBaseUrl(
  checks: BaseUrlChecks,
): Promise<{ readonly findings: readonly Finding[]; readonly aheadMs?: number }> {
  const baseUrl = baseUrlOf(checks.config);
  const health = await readHealth(checks, baseUrl);
  if (health instanceof Error) return { findings: [await judgeSilence(checks, baseUrl, health)] };
  const findings = [
    await judgeAnswer(checks, baseUrl, health),
    ...(await checkTls(checks, baseUrl)),
  ];
  const { aheadMs } = health;
  return aheadMs === undefined ? { findings } : { findings, aheadMs };
}

async function readHealth(
  { egress, clock }: BaseUrlChecks,
  baseUrl: string,
): Promise<Health | Error> {
  try {
    const { status, headers, body } = await egress.request(new URL(`${baseUrl}/health`), {
      ...{ timeoutMs, maxBytes },
    });
    if (status !== 200) return {};
    // An HTTP date was cut to the second, by half a one on average.
    const aheadMs = Date.parse(headers.date ?? '') + 500 - clock.now().getTime();
    const health = JSON.parse(body.toString('utf8')) as Health;
    return Number.isNaN(aheadMs) ? health : { ...health, aheadMs };
  } catch (error) {
    // A page of another program is no JSON: it is not this server then.
    return error instanceof SyntaxError ? {} : (error as Error);
  }
}

/** Before the first start nothing answers anywhere; a server that runs and is not reached by its links is a fault. */
async function judgeSilence(
  checks: BaseUrlChecks,
  baseUrl: string,
  error: Error,
): Promise<Finding> {
  const { config } = checks;
  const { host, port } = config;
  const listener = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  const reason = `Nothing answers at ${baseUrl} (${reasonOf(error).replace(/\.$/, '')})`;
  const own = config.baseUrl === undefined ? error : await readHealth(checks, listener);
  if (own instanceof Error) {
    const message = `${reason}. Printed codes lead there, and the server does not run.`;
    return warning(check, message, 'Start it, and run this again.');
  }
  const message = `${reason}, and the server runs at ${listener}: printed codes lead nowhere.`;
  const cure = `Mend BASE_URL, its name in the DNS, or the proxy that leads from it to ${listener}.`;
  return failed(check, message, cure);
}

async function judgeAnswer(
  { egress, knex }: BaseUrlChecks,
  baseUrl: string,
  health: Health,
): Promise<Finding> {
  const cure = 'Mend BASE_URL, or the proxy that leads from it to this server.';
  if (health.service !== 'dpp-server') {
    return failed(check, `Something else than this server answers at ${baseUrl}.`, cure);
  }
  if (knex && !(await servesSameAuthority({ egress, knex, baseUrl }))) {
    const message = `A server with another database answers at ${baseUrl}.`;
    return failed(check, message, `${cure} Both have to have one DATABASE_URL.`);
  }
  if (health.serverVersion !== serverVersion) {
    const message = `Release ${String(health.serverVersion)} answers at ${baseUrl}, and this is ${serverVersion}.`;
    return warning(check, message, 'Restart the servers that run the other release.');
  }
  return ok(check, `This server answers at ${baseUrl}.`);
}

/** A seal CA belongs to one database; one that has none yet may belong to any server. */
async function servesSameAuthority({
  egress,
  knex,
  baseUrl,
}: {
  egress: OperatorEgress;
  knex: Knex;
  baseUrl: string;
}): Promise<boolean> {
  if ((await readMigrationState(knex, migrationNames)).done.length === 0) return true;
  const authorities = await knex<SealAuthorityRow>('seal_authorities');
  if (authorities.length === 0) return true;
  const url = new URL(`${baseUrl}/.well-known/opendpp-seal-ca.pem`);
  const { status, body } = await egress.request(url, { timeoutMs, maxBytes });
  // Too many requests from here, or a proxy of its own mind: it says nothing of the database.
  if (status !== 200) return true;
  const served = body.toString('utf8');
  return authorities.some(({ certificate_pem: pem }) => served.includes(pem.trim()));
}

const noticeDays = 14;

async function checkTls({ clock }: BaseUrlChecks, baseUrl: string): Promise<Finding[]> {
  const url = new URL(baseUrl);
  if (url.protocol !== 'https:') return [];
  const end = await readCertificateEnd(url, timeoutMs);
  const daysLeft = (end.getTime() - clock.now().getTime()) / 86_400_000;
  const date = end.toISOString().slice(0, 10);
  const certificate = 'certificate of BASE_URL';
  return daysLeft < noticeDays
    ? [warning(certificate, `It ends on ${date}.`, 'Renew it at the proxy that BASE_URL leads to.')]
    : [ok(certificate, `It is valid until ${date}.`)];
}
