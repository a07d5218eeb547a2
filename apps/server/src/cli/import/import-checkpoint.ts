import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { z } from 'zod';
import { CliError, UsageError } from '../command/command-context.js';

/** How far an import of a file came. */
export interface ImportState {
  readonly rows: number;
  readonly inserted: number;
  readonly updated: number;
  readonly alreadyThere: number;
  readonly failed: number;
  /** How much of the error report belongs to these rows. */
  readonly reportBytes: number;
  /** Rows with an advisory. */
  readonly warned: number;
  /** How much of the report of advisories belongs to these rows. */
  readonly warningBytes: number;
}

const noRows: ImportState = {
  rows: 0,
  inserted: 0,
  updated: 0,
  alreadyThere: 0,
  failed: 0,
  reportBytes: 0,
  warned: 0,
  warningBytes: 0,
};

const count = z.int().min(0);
const checkpointSchema = z.object({
  identity: z.string(),
  rows: count,
  inserted: count,
  updated: count,
  alreadyThere: count,
  failed: count,
  reportBytes: count,
  // A checkpoint of an earlier version has neither.
  warned: count.default(0),
  warningBytes: count.default(0),
});

/** What an import must have in common with the one it goes on with: every byte and every choice. */
export async function identityOf(path: string, choices: object): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(choices));
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) hash.update(piece);
  return hash.digest('hex');
}

/** A file beside the imported one that says how far the import came. */
export class ImportCheckpoint {
  private readonly path: string;

  constructor(
    file: string,
    private readonly identity: string,
  ) {
    this.path = `${file}.checkpoint`;
  }

  /** Where to go on. @throws {@link CliError} when that is not what was asked for, or not this import. */
  load(isResumed: boolean): ImportState {
    if (!existsSync(this.path)) return noRows;
    const found = this.read();
    if (!isResumed) {
      throw new UsageError(
        `An import of this file stopped after ${found.rows} rows. Go on with --resume, or remove ${this.path} to begin anew.`,
      );
    }
    if (found.identity === this.identity) return found;
    throw new UsageError(
      `${this.path} is of another file, workspace or choice of options. Remove it to begin anew: what is there already is left alone.`,
    );
  }

  /** A kill while it is written leaves the former one. */
  save(state: ImportState): void {
    writeFileSync(`${this.path}.new`, `${JSON.stringify({ identity: this.identity, ...state })}\n`);
    renameSync(`${this.path}.new`, this.path);
  }

  remove(): void {
    rmSync(this.path, { force: true });
  }

  private read(): z.infer<typeof checkpointSchema> {
    try {
      return checkpointSchema.parse(JSON.parse(readFileSync(this.path, 'utf8')));
    } catch (cause) {
      throw new CliError(`${this.path} is no checkpoint. Remove it to begin anew.`, { cause });
    }
  }
}
