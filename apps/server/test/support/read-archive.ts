import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

/** The files of a ZIP archive by name; rejects for one that is not well formed. */
export async function readArchive(bytes: Uint8Array): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(Buffer.from(bytes), { lazyEntries: true, strictFileNames: true }, (error, file) =>
      error ? reject(error) : resolve(file),
    );
  });
  const files = new Map<string, Buffer>();
  for (let left = zip.entryCount; left > 0; left--) {
    const next = once(zip, 'entry') as Promise<[Entry]>;
    zip.readEntry();
    const [entry] = await next;
    const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
      zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
    });
    files.set(entry.fileName, await buffer(stream));
  }
  return files;
}
