import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

/** An entry of an archive as yauzl reads it, which checks sizes and, here, CRCs. */
export interface ReadEntry {
  readonly name: string;
  readonly content: Buffer;
  readonly entry: Entry;
}

/** Reads a whole archive; rejects for one that is not well formed. */
export async function readZip(bytes: Uint8Array): Promise<ReadEntry[]> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(Buffer.from(bytes), { lazyEntries: true, strictFileNames: true }, (error, file) =>
      error ? reject(error) : resolve(file),
    );
  });
  const entries: ReadEntry[] = [];
  for (let left = zip.entryCount; left > 0; left--) {
    const next = once(zip, 'entry') as Promise<[Entry]>;
    zip.readEntry();
    const [entry] = await next;
    const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
      zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
    });
    entries.push({ name: entry.fileName, content: await buffer(stream), entry });
  }
  return entries;
}
