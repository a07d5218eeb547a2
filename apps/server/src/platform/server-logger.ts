import { pino, type DestinationStream, type Level, type LevelWithSilent, type Logger } from 'pino';
import { isDatabaseAway } from './db/connections/database-outage.js';
import { OutageLog } from './outage-log.js';

const outageLogs = new WeakMap<Logger, OutageLog>();

/**
 * The log of a server. While the database is away each request, probe and background step fails with the same error:
 * the first line of an outage is written and the last one, which counts those between. From level `debug` on all are.
 */
export function createServerLogger(level: LevelWithSilent, destination: DestinationStream): Logger {
  const outages = new OutageLog({
    logger: pino({ level }, destination),
    dependency: 'database',
    consequence: 'what needs it is answered 503',
  });
  const logger = pino(
    {
      level,
      hooks: {
        logMethod(args, method) {
          const error = errorIn(args);
          if (isDatabaseAway(error) && !this.isLevelEnabled('debug' satisfies Level)) {
            outages.failed(error);
          } else method.apply(this, args);
        },
      },
    },
    destination,
  );
  outageLogs.set(logger, outages);
  return logger;
}

/** Where the outages of the database are written; undefined for a logger that writes each failure. */
export function databaseOutageLog(logger: Logger): OutageLog | undefined {
  return outageLogs.get(logger);
}

/** What a line reports, or the cause of it. */
function errorIn([fields]: readonly unknown[]): unknown {
  const error = typeof fields === 'object' && fields && 'err' in fields ? fields.err : undefined;
  return error instanceof Error && isDatabaseAway(error.cause) ? error.cause : error;
}
