import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Config } from '../../config.js';
import type { Database } from '../db/database.js';
import type { Metrics } from '../metrics.js';
import { OutageLog } from '../outage-log.js';
import { databaseBudgets } from './database-budgets.js';
import { memoryBudgets, redisBudgets } from './limiter-budgets.js';
import type { RequestBudgets } from './request-budgets.js';

const commandTimeoutMs = 500;

/** A connection is given up when its commands are not answered for this time, or when it is not established in it. */
const silenceMs = 2_000;

/**
 * Where requests are counted: in Redis if there is one, else in PostgreSQL, so that several instances
 * count together; on the embedded database there is one instance, and its memory will do.
 */
export function openBudgets(options: {
  config: Config;
  database: Database;
  logger: Logger;
  metrics: Pick<Metrics, 'countLocalBudget'>;
}): RequestBudgets {
  const { config, database, logger, metrics } = options;
  if (config.redisUrl) {
    const outages = redisOutages(logger);
    return redisBudgets(openRedis(config.redisUrl, outages), {
      failed: (error) => outages.failed(error),
      answered: () => outages.answered(),
      countedHere: () => metrics.countLocalBudget(),
    });
  }
  return database.engine === 'postgresql' ? databaseBudgets(database.lanes.door) : memoryBudgets();
}

function redisOutages(logger: Logger): OutageLog {
  const consequence = 'each instance counts requests for itself';
  return new OutageLog({ logger, dependency: 'redis', consequence });
}

/** Never waits long: where Redis is away, or hangs, the limiter counts in memory. */
export function openRedis(url: string, outages: Pick<OutageLog, 'failed'>): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: commandTimeoutMs,
    connectTimeout: silenceMs,
    socketTimeout: silenceMs,
    keepAlive: silenceMs,
  });
  redis.on('error', (error: Error) => outages.failed(error));
  return redis;
}
