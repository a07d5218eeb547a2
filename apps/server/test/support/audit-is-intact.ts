import type { ProcessStorage } from './process-storage.js';
import { runCommand } from './run-command.js';

/** True when `dpp audit verify` finds every chain of the log unbroken. On the embedded database no server may run. */
export async function auditIsIntact(storage: ProcessStorage): Promise<boolean> {
  const { results } = JSON.parse(await runCommand(storage, 'audit', 'verify', '--json')) as {
    results: { intact: boolean }[];
  };
  return results.length > 0 && results.every(({ intact }) => intact);
}
