import type { Knex } from 'knex';

/** SQLSTATE of a volume without room, and of a standby, which takes no writes. */
const refusalStates: ReadonlySet<unknown> = new Set(['53100', '25006']);

/** As Node and the file system of the embedded database report a volume without room. */
const noRoom = /\bENOSPC\b|No space left on device/i;

/** Fills 256 pages, so that the database has to extend a file, and leaves nothing behind. */
const probeSql = `
  create temporary table dpp_room on commit drop as
    select repeat(md5(n::text), 60) as filler from generate_series(1, 1024) as n`;

/**
 * Notes that the database refuses writes, from the statements that fail. Looking for it costs nothing while all goes
 * well; once a write was refused, each look tries one until it succeeds.
 */
export class WriteRefusals {
  private refused = false;

  /**
   * @param base - Hears the statements of every lane.
   * @param db - Tries the writes.
   */
  constructor(
    base: Knex,
    private readonly db: Knex,
  ) {
    base.on('query-error', (error: unknown) => {
      if (isWriteRefusal(error)) this.refused = true;
    });
  }

  /** True when no write was refused, or writes succeed again. */
  async areOver(): Promise<boolean> {
    if (!this.refused) return true;
    try {
      await this.db.transaction((tx) => tx.raw(probeSql));
      this.refused = false;
    } catch (error) {
      if (!isWriteRefusal(error)) throw error;
    }
    return !this.refused;
  }
}

function isWriteRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return refusalStates.has('code' in error ? error.code : undefined) || noRoom.test(error.message);
}
