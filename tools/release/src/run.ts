import { spawnSync, type SpawnSyncOptions } from 'node:child_process';

/**
 * Runs a program to its end.
 *
 * @returns What it printed on its standard output.
 * @throws an Error with everything that it printed when it ends with another status than 0.
 */
export function run(
  command: string,
  args: readonly string[],
  options: SpawnSyncOptions = {},
): string {
  const ended = spawnSync(command, args, { ...options, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (ended.status === 0) return ended.stdout;
  const why = ended.error?.message ?? `ended with ${ended.status}`;
  throw new Error(`${command} ${args.join(' ')} ${why}:\n${ended.stdout}${ended.stderr}`);
}
