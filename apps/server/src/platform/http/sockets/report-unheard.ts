import type { Logger } from 'pino';
import type { Metrics } from '../../metrics.js';
import type { HttpServer } from './http-server.js';

const logEveryMs = 10_000;

/**
 * Counts what the request log never sees: connections beyond the ceiling, and what cannot be read as a
 * request. It says so now and then, because a line for each would be a flood of its own.
 */
export function reportUnheard(server: HttpServer, metrics: Metrics, logger: Logger): void {
  const sayDropped = nowAndThen((dropped) => {
    const ceiling = server.maxConnections;
    logger.warn({ dropped, ceiling }, 'connections dropped: there is no room for more');
  });
  server.on('drop', () => {
    metrics.countDroppedConnection();
    sayDropped();
  });
  const sayUnreadable = nowAndThen((unreadable) =>
    logger.warn({ unreadable }, 'answered what cannot be read as a request'),
  );
  server.onUnreadable(({ status, code }) => {
    metrics.countRefusal({ operation: 'none', status, reason: code });
    sayUnreadable();
  });
}

/** Says how often something happened since it was last said: at the first time, then at most every ten seconds. */
function nowAndThen(say: (times: number) => void): () => void {
  let [unsaid, saidAt] = [0, -Infinity];
  return () => {
    unsaid++;
    const now = performance.now();
    if (now - saidAt < logEveryMs) return;
    say(unsaid);
    [unsaid, saidAt] = [0, now];
  };
}
