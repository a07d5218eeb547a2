import { spawnSync } from 'node:child_process';

interface StartOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** The exit status that it has to have. Default 0. */
  readonly status?: number;
}

/** Runs a program. Shows what it printed only when it ended in another way than it should. */
export function start(name: string, command: string, args: string[], options: StartOptions): void {
  const { status, stdout, stderr } = spawnSync(command, args, { ...options, encoding: 'utf8' });
  if (status === (options.status ?? 0)) return;
  throw new Error(`${name}\nended with ${status}:\n${stdout}${stderr}`);
}
