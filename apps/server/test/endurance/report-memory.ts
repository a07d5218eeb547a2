import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded into the process of a server before it: tells a test, on any message, what the process holds once all
 * garbage is collected, in bytes.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('message', () => {
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ heldBytes: heapUsed + external, residentBytes: rss });
});
// The channel alone keeps no server alive.
process.channel?.unref();
