import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Config } from '../../config.js';
import type { Database } from '../db/database.js';
import { databaseBudgets } from './database-budgets.js';
import { memoryBudgets, redisBudgets } from './limiter-budgets.js';
import type { RequestBudgets } from './request-budgets.js';

const commandTimeoutMs = 500;

/**
 * Where requests are counted: in Redis if there is one, else in PostgreSQL, so that several instances
 * count together; on the embedded database there is one instance, and its memory will do.
 */
export function openBudgets(options: {
  config: Config;
  database: Database;
  logger: Logger;
}): RequestBudgets {
  const { config, database, logger } = options;
  if (config.redisUrl) return redisBudgets(openRedis(config.redisUrl, logger));
  return database.engine === 'postgresql' ? databaseBudgets(database.knex) : memoryBudgets();
}

/** Never waits long: where Redis is away, or hangs, the limiter counts in memory. */
export function openRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: commandTimeoutMs,
  });
  redis.on('error', (error: Error) => logger.warn({ err: error }, 'redis connection lost'));
  return redis;
}
