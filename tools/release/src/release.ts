import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is built from: nothing else of the machine or of the moment goes into what is installed. */
export interface Release {
  /** The repository, without a slash at its end. */
  readonly root: string;
  /** Version of `@dpp/server`, as npm writes it. */
  readonly version: string;
  /** Time of every file, in seconds since 1970: `SOURCE_DATE_EPOCH`, else that of the newest commit. */
  readonly epoch: number;
}

/** Reads what the release of a checkout is. */
export function readRelease(root: string): Release {
  const manifest = readFileSync(join(root, 'apps/server/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return { root, version, epoch: Number(process.env.SOURCE_DATE_EPOCH ?? timeOfCommit(root)) };
}

function timeOfCommit(root: string): string {
  return execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }).trim();
}
