import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded into the process of a server before it: tells a test for how long its event loop stood still.
 * `reset` begins anew, `read` answers the longest pause since then, in milliseconds.
 */
const delays = monitorEventLoopDelay({ resolution: 10 });
delays.enable();

process.on('message', (message) => {
  if (message === 'reset') delays.reset();
  process.send?.(message === 'read' ? delays.max / 1e6 : message);
});
// The channel alone keeps no server alive.
process.channel?.unref();
