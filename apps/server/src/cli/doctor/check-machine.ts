import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Knex } from 'knex';
import type { Config } from '../../config.js';
import type { Clock } from '../../platform/clock.js';
import { maxClockSkewMs } from '../../platform/timestamping/timestamp-authority.js';
import { failed, ok, warning, type Finding } from './finding.js';

const mebibyte = 1_048_576;

/** Free bytes below which the embedded database may soon refuse writes, or does now. */
const scarceBytes = 1024 * mebibyte;
const noBytes = 64 * mebibyte;

/** Whether the data directory can be written, and has room. */
export function checkDisk({ dataDirectory }: Config): Finding {
  const check = 'disk';
  const folder = existingParentOf(resolve(dataDirectory));
  const cure = 'Set DATA_DIR to a folder that this user may write, on a volume with room.';
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    // The code says no more than this.
    return failed(check, `${folder} (DATA_DIR) cannot be written by this user.`, cure);
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const message = `${Math.floor(free / mebibyte)} MiB are free where DATA_DIR lies.`;
  if (free < noBytes) return failed(check, message, cure);
  return free < scarceBytes ? warning(check, message, cure) : ok(check, message);
}

function existingParentOf(folder: string): string {
  return existsSync(folder) ? folder : existingParentOf(dirname(folder));
}

/** Clocks are compared to the second: what is shown as an HTTP date has no more. */
const toleratedMs = 2_000;

interface SeenClocks {
  /** Milliseconds by which each is ahead of this machine's clock; undefined where it was not seen. */
  readonly [name: string]: number | undefined;
}

/** This machine's clock, against those it was seen beside. */
export function checkClock(clocks: SeenClocks): Finding {
  const check = 'clock';
  const seen = Object.entries(clocks).flatMap(([name, aheadMs]) =>
    aheadMs === undefined ? [] : [{ name, aheadMs }],
  );
  const [worst] = seen.sort((one, other) => Math.abs(other.aheadMs) - Math.abs(one.aheadMs));
  if (!worst) return ok(check, 'No other clock was at hand to compare it with.');
  const apart = Math.abs(worst.aheadMs);
  if (apart <= toleratedMs) {
    return ok(check, `It agrees with that of ${seen.map(({ name }) => name).join(' and ')}.`);
  }
  const message = `${worst.name} is ${(apart / 1000).toFixed(1)} s ${worst.aheadMs > 0 ? 'ahead of' : 'behind'} this machine: sessions, seals and time-stamps carry wrong times.`;
  const cure = 'Let both machines keep time by NTP.';
  return apart > maxClockSkewMs ? failed(check, message, cure) : warning(check, message, cure);
}

/** By how many milliseconds the database's clock is ahead of this machine's. */
export async function readDatabaseClock(knex: Knex, clock: Clock): Promise<number> {
  const before = clock.now().getTime();
  const { rows } = await knex.raw<{ rows: [{ now: Date }] }>('select clock_timestamp() as now');
  const after = clock.now().getTime();
  return rows[0].now.getTime() - (before + after) / 2;
}
