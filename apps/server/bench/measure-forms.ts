import { once } from 'node:events';
import { callsAtOnce } from './bench-database.js';

const roundMs = 700;

/**
 * Measures for the process that started this one, until it leaves: each message names a form, and is
 * answered with how often that form was called in a second.
 *
 * @param world - What it is told about first.
 * @param atOnce - Calls at once. Default: as many as a pool has connections.
 */
export async function measureForms(
  forms: Readonly<Record<string, () => Promise<unknown>>>,
  world: unknown = 'ready',
  { atOnce = callsAtOnce }: { readonly atOnce?: number } = {},
): Promise<void> {
  process.on('message', (name: string) => {
    const form = forms[name];
    if (!form) throw new Error(`There is no form ${name}.`);
    void callsPerSecond(form, atOnce).then((rate) => process.send?.(rate));
  });
  process.send?.(world);
  await once(process, 'disconnect');
}

async function callsPerSecond(call: () => Promise<unknown>, atOnce: number): Promise<number> {
  const startedAt = performance.now();
  let calls = 0;
  while (performance.now() - startedAt < roundMs) {
    await Promise.all(Array.from({ length: atOnce }, call));
    calls += atOnce;
  }
  return (calls / (performance.now() - startedAt)) * 1000;
}
