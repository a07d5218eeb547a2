import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A volume that a test can fill. */
export interface SmallVolume {
  readonly folder: string;
  remove(): void;
}

/** Why none can be mounted here; undefined when one can. */
export function smallVolumeHindrance(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root mounts volumes';
  try {
    mountVolume(1).remove();
    return undefined;
  } catch {
    return 'no volume can be mounted';
  }
}

/** @param megabytes - Its size. */
export function mountVolume(megabytes: number): SmallVolume {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-volume-'));
  const size = `size=${megabytes}m,mode=777`;
  execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'ignore' });
  return {
    folder,
    remove() {
      spawnSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}
