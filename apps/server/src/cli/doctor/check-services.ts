import { randomBytes } from 'node:crypto';
import { createTimestampVerifier } from '@dpp/merkle-seal/timestamp/node';
import type { Config } from '../../config.js';
import { pingRedis } from '../../platform/budgets/ping-redis.js';
import type { Clock } from '../../platform/clock.js';
import { checkMailServer } from '../../platform/egress/mail-server-check.js';
import type { OperatorEgress } from '../../platform/egress/operator-egress.js';
import { requestStamp } from '../../platform/timestamping/timestamp-authority.js';
import { failed, ok, reasonOf, warning, type Finding } from './finding.js';

/** How long each service may take to answer. */
const timeoutMs = 5_000;

/** What the services of the configuration answer, and the clocks that were seen at it. */
export interface ServiceChecks {
  readonly config: Config;
  readonly clock: Clock;
  readonly egress: OperatorEgress;
}

/** The finding, and by how many milliseconds the authority's clock is ahead of this machine's. */
export async function checkTimestampAuthority({
  config,
  clock,
  egress,
}: ServiceChecks): Promise<{ readonly finding: Finding; readonly aheadMs?: number }> {
  const check = 'time-stamp authority';
  const { url, caPem, timeoutMs } = config.timestamping;
  if (url === undefined || caPem === undefined) {
    return { finding: ok(check, 'None is configured (TSA_URL): seals carry no time-stamp.') };
  }
  const pems = [caPem];
  const verifyTimestamp = createTimestampVerifier({ trustAnchors: pems, certificates: pems });
  const merkleRoot = randomBytes(32).toString('hex');
  try {
    const { genTime } = await requestStamp({
      ...{ egress, url, timeoutMs, clock, verifyTimestamp, merkleRoot },
    });
    const aheadMs = genTime.getTime() - clock.now().getTime();
    return { finding: ok(check, 'It gives time-stamps that verify.'), aheadMs };
  } catch (error) {
    const message = `${reasonOf(error)} Seals are made without a time-stamp.`;
    const cure =
      'Mend TSA_URL; TSA_CA_PEM holds the root of its tokens; TSA_TIMEOUT_MS is the time it has.';
    return { finding: failed(check, message, cure) };
  }
}

export async function checkMail({ config }: ServiceChecks): Promise<Finding> {
  const check = 'mail';
  const { url } = config.smtp;
  if (url === undefined) {
    return ok(check, 'No mail server is configured (SMTP_URL): links are handed over instead.');
  }
  try {
    await checkMailServer(url, timeoutMs);
    return ok(check, 'The mail server takes mail of this login.');
  } catch (error) {
    const message = `${reasonOf(error)}: invitations and links for passwords are not sent.`;
    return failed(check, message, 'Mend host, port, user and password in SMTP_URL.');
  }
}

export async function checkRedis({ config }: ServiceChecks): Promise<Finding[]> {
  const check = 'redis';
  if (config.redisUrl === undefined) return [];
  try {
    await pingRedis(config.redisUrl, timeoutMs);
    return [ok(check, 'It answers.')];
  } catch (error) {
    const message = `${reasonOf(error)}: each instance counts requests for itself.`;
    return [failed(check, message, 'Mend REDIS_URL, or leave it out: PostgreSQL counts then.')];
  }
}

/** Which proxies are believed, against how the server is reached. */
export function checkProxy({ trustProxy, baseUrl, host }: Config): Finding {
  const check = 'proxy';
  if (trustProxy === true) {
    const message =
      'Every address is believed to be a proxy: each client chooses the address it is counted under.';
    return warning(
      check,
      message,
      'Set TRUST_PROXY to the number of your proxies, or to their addresses.',
    );
  }
  if ((trustProxy === false || trustProxy === 0) && baseUrl?.startsWith('https:')) {
    const message = `BASE_URL is https and this server speaks http at ${host}: a proxy stands between, and all clients share its address and its budgets.`;
    return warning(
      check,
      message,
      'Set TRUST_PROXY to the number of your proxies (1), or to their addresses.',
    );
  }
  return ok(
    check,
    trustProxy === false
      ? 'None is believed, and none is needed.'
      : 'TRUST_PROXY names who is believed.',
  );
}
