import { readMetadataRows } from '@dpp/espr-validate/csv';
import { canonicalJson, type JsonValue } from '@dpp/merkle-seal';

/** Reads a table back while it is written, row by row. */
export class CsvReadBack {
  private readonly unread: string[];
  private readonly rows: ReturnType<typeof readMetadataRows>;

  constructor(header: string, otherColumns: readonly string[]) {
    this.unread = [header];
    this.rows = readMetadataRows(this.pieces(), { otherColumns });
  }

  /** @returns The paths with values that the row gives differently or not at all, positions left out. */
  async faultsOf(line: string, metadata: JsonValue): Promise<string[]> {
    this.unread.push(line);
    const row = await this.rows.next();
    if (row.done === true) throw new Error('A row was written that cannot be read.');
    return [...differences(metadata, row.value.metadata as JsonValue, '')];
  }

  /** The reader asks for a piece only when a row is asked of it. */
  private *pieces(): Generator<string> {
    for (let piece = this.unread.shift(); piece !== undefined; piece = this.unread.shift()) {
      yield piece;
    }
  }
}

function* differences(
  one: JsonValue,
  other: JsonValue | undefined,
  path: string,
): Generator<string> {
  if (other !== undefined && canonicalJson(one) === canonicalJson(other)) return;
  const isBranch = typeof one === 'object' && one !== null && typeof other === 'object';
  if (!isBranch || Array.isArray(one) !== Array.isArray(other) || other === null) {
    yield path;
    return;
  }
  const theirs = new Map(Object.entries(other));
  const found = Object.entries(one).flatMap(([name, value]) => [
    ...differences(value, theirs.get(name), inside(path, Array.isArray(one) ? undefined : name)),
  ]);
  yield* found.length > 0 ? new Set(found) : [path];
}

function inside(path: string, name: string | undefined): string {
  if (name === undefined) return `${path}[]`;
  return path === '' ? name : `${path}.${name}`;
}
