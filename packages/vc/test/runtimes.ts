import { expect } from 'vitest';
import { nodeRuntime } from '../src/runtime/node-runtime.js';
import { portableRuntime } from '../src/runtime/portable-runtime.js';
import type { VcRuntime } from '../src/runtime/vc-runtime.js';
import { webRuntime } from '../src/runtime/web-runtime.js';

/** Every runtime of this package, for `describe.each`. */
export const runtimes = [
  ['portable', portableRuntime],
  ['web', webRuntime],
  ['node', nodeRuntime],
] as const;

/** Asks on every runtime, and gives the answer or throws the error on which they have to agree. */
export async function onEveryRuntime<Answer>(
  ask: (runtime: VcRuntime) => Promise<Answer>,
): Promise<Answer> {
  const [portable, ...others] = await Promise.allSettled(
    runtimes.map(([, runtime]) => ask(runtime)),
  );
  for (const other of others) expect(comparable(other)).toEqual(comparable(portable!));
  if (portable!.status === 'rejected') throw portable!.reason;
  return portable!.value;
}

/** Each runtime has its own cause of an error. */
function comparable(result: PromiseSettledResult<unknown>): unknown {
  if (result.status === 'fulfilled') return result.value;
  const { code, message } = result.reason as { code?: unknown; message: string };
  return { code, message };
}
