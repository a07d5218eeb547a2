import { Redis } from 'ioredis';

/** @throws when Redis does not answer in time, or refuses the login. */
export async function pingRedis(url: string, timeoutMs: number): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
  });
  let failure: Error | undefined;
  redis.on('error', (error: Error) => (failure = error));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    // The driver says of the connection that it is closed; the event before says why.
    throw failure ?? error;
  } finally {
    redis.disconnect();
  }
}
