import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { ApiError } from '../../../../../platform/http/api-error.js';
import { tooLarge, unreadable } from '../table-error.js';

/** What the parts of a workbook may hold together once they are inflated; the sizes in the archive may be wrong. */
const maxInflatedBytes = 256 * 1024 * 1024;
/** A workbook has a few dozen. */
const maxEntries = 2000;

/** The parts of a workbook, by name. */
export interface Archive {
  has(name: string): boolean;
  /**
   * The text of a part, piece by piece.
   *
   * @throws a 400 for a part that is missing, broken, or larger than what is left of the bound.
   */
  read(name: string): AsyncGenerator<string>;
}

/** Opens a ZIP archive. Only the parts that are read are inflated, and no more of them than the bound. */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  const file = await opened(bytes);
  const entries = await entriesOf(file);
  let inflated = 0;
  return {
    has: (name) => entries.has(name),
    async *read(name) {
      const entry = entries.get(name);
      if (!entry) throw unreadable(`The workbook has no part ${name}.`);
      const decoder = new TextDecoder('utf-8', { fatal: true });
      try {
        for await (const piece of await streamOf(file, entry)) {
          inflated += (piece as Buffer).length;
          if (inflated > maxInflatedBytes) {
            throw tooLarge(`A workbook holds at most ${maxInflatedBytes} bytes once inflated.`);
          }
          yield decoder.decode(piece as Buffer, { stream: true });
        }
        yield decoder.decode();
      } catch (error) {
        throw refusalOf(error, name);
      }
    },
  };
}

function opened(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, file) => {
      if (error) reject(unreadable('The file is no workbook (.xlsx), or it is cut short.'));
      else resolve(file);
    });
  });
}

function entriesOf(file: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    if (file.entryCount > maxEntries) {
      reject(tooLarge(`The workbook has more than ${maxEntries} parts.`));
      return;
    }
    file.on('entry', (entry: Entry) => {
      // Names are compared without regard to case, and begin at the root. @see ECMA-376, part 2, 6.2.2.3.
      entries.set(entry.fileName.toLowerCase(), entry);
      file.readEntry();
    });
    file.on('end', () => resolve(entries));
    file.on('error', (error: unknown) => reject(refusalOf(error, 'the list of parts')));
    file.readEntry();
  });
}

function streamOf(file: ZipFile, entry: Entry): Promise<NodeJS.ReadableStream> {
  return new Promise((resolve, reject) => {
    file.openReadStream(entry, (error, stream) => {
      if (error) reject(error);
      else resolve(stream);
    });
  });
}

/** A refusal stays; anything else that reading throws is a fault of the archive. */
function refusalOf(error: unknown, part: string): ApiError {
  return error instanceof ApiError ? error : unreadable(`The workbook is broken at ${part}.`);
}
