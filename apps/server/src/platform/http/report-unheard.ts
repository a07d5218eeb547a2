import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.js';

const logEveryMs = 10_000;

/** Counts connections beyond the ceiling, and says so now and then: a line for each would be a flood of its own. */
export function reportDropped(server: Server, metrics: Metrics, logger: Logger): void {
  let [unsaid, saidAt] = [0, -Infinity];
  server.on('drop', () => {
    metrics.countDroppedConnection();
    unsaid++;
    const now = performance.now();
    if (now - saidAt < logEveryMs) return;
    const ceiling = server.maxConnections;
    logger.warn({ dropped: unsaid, ceiling }, 'connections dropped: there is no room for more');
    [unsaid, saidAt] = [0, now];
  });
}
