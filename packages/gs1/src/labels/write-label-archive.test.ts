import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 as zlibCrc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWithZxing } from '../../test/support/qr-readers.js';
import { readZip } from '../../test/support/read-zip.js';
import {
  writeLabelArchive,
  type Label,
  type LabelArchiveOptions,
  type LabelManifest,
  type SkippedLabel,
} from './write-label-archive.js';

const label = (id: string, changes: Partial<Label> = {}): Label => ({
  id,
  uri: `https://id.example.org/01/09506000134352/21/${encodeURIComponent(id)}`,
  ...changes,
});

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}

const archiveOf = (labels: Iterable<Label | SkippedLabel>, options?: LabelArchiveOptions) =>
  collect(writeLabelArchive(labels, options));

async function manifestOf(archive: Uint8Array): Promise<LabelManifest> {
  const entry = (await readZip(archive)).find(({ name }) => name === 'manifest.json');
  return JSON.parse(entry!.content.toString()) as LabelManifest;
}

describe('writeLabelArchive', () => {
  it('writes one image per label that says what the label says, and the manifest last', async () => {
    const labels = ['A1', 'B2', 'C3'].map((id) => label(id));
    const entries = await readZip(await archiveOf(labels));
    expect(entries.map(({ name }) => name)).toEqual([
      'A1.png',
      'B2.png',
      'C3.png',
      'manifest.json',
    ]);
    for (const [i, { uri }] of labels.entries()) {
      const [read] = await readWithZxing(entries[i]!.content);
      expect(read?.text).toBe(uri);
    }
  });

  it('names each label in the manifest, with its file or the reason it has none', async () => {
    const archive = await archiveOf([
      label('A1', { name: 'first' }),
      { id: 'gone', reason: 'NOT_FOUND' },
      label('empty', { uri: '' }),
      label('umlaut', { uri: 'https://id.example.org/ü' }),
      label('long', { uri: 'x'.repeat(3000) }),
      label('B2'),
    ]);
    expect(await manifestOf(archive)).toEqual({
      included: [
        { id: 'A1', file: 'first.png', uri: label('A1').uri },
        { id: 'B2', file: 'B2.png', uri: label('B2').uri },
      ],
      skipped: [
        { id: 'gone', reason: 'NOT_FOUND' },
        { id: 'empty', reason: 'TOO_SHORT' },
        { id: 'umlaut', reason: 'INVALID_CHARACTER' },
        { id: 'long', reason: 'TOO_LONG' },
      ],
    });
  });

  it('skips a symbol the images have no room for', async () => {
    const archive = await archiveOf([label('big', { uri: 'x'.repeat(1000) })], { sizePx: 128 });
    expect((await manifestOf(archive)).skipped).toEqual([{ id: 'big', reason: 'NO_ROOM' }]);
  });

  it('keeps names apart that become the same once they are safe', async () => {
    const entries = await readZip(await archiveOf(['a/b', 'a?b', 'A_B'].map((id) => label(id))));
    expect(entries.map(({ name }) => name)).toEqual([
      'a_b.png',
      'a_b-2.png',
      'A_B-3.png',
      'manifest.json',
    ]);
  });

  it('writes an archive with nothing but a manifest when there are no labels', async () => {
    const archive = await archiveOf([]);
    expect(await manifestOf(archive)).toEqual({ included: [], skipped: [] });
    expect(await readZip(archive)).toHaveLength(1);
  });

  it('draws SVG with the lines below the symbol when asked to', async () => {
    const labels = [label('A1', { hri: ['(01) 09506000134352'] })];
    const [image] = await readZip(await archiveOf(labels, { format: 'svg', sizePx: 300 }));
    expect(image?.name).toBe('A1.svg');
    expect(image?.content.toString()).toContain('>(01) 09506000134352</text>');
  });

  it('stores files as they are, dated 1980, with size and checksum before each', async () => {
    const archive = await archiveOf([label('A1')]);
    const [image] = await readZip(archive);
    const { entry, content } = image!;
    expect(entry.compressionMethod).toBe(0);
    // MS-DOS: years since 1980, months from 1, days from 1.
    expect([entry.lastModFileDate, entry.lastModFileTime]).toEqual([(1 << 5) | 1, 0]);
    expect(entry.crc32).toBe(zlibCrc32(content));
    const header = new DataView(archive.buffer, archive.byteOffset);
    expect(header.getUint16(6, true) & 0x0008).toBe(0);
    expect(header.getUint32(14, true)).toBe(entry.crc32);
    expect(header.getUint32(22, true)).toBe(content.length);
  });

  it('is read alike by a second library', async () => {
    const archive = await archiveOf(['A1', 'B2'].map((id) => label(id)));
    const files = unzipSync(archive);
    for (const { name, content } of await readZip(archive)) {
      expect(Buffer.from(files[name]!).equals(content)).toBe(true);
    }
  });

  it.runIf(hasUnzip())('passes the integrity test of Info-ZIP', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'labels-'));
    try {
      const path = join(folder, 'labels.zip');
      writeFileSync(path, await archiveOf(['A1', 'B2'].map((id) => label(id))));
      expect(execFileSync('unzip', ['-tq', path]).toString()).toContain('No errors detected');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('gives the same bytes for the same labels', async () => {
    const labels = ['A1', 'B2'].map((id) => label(id));
    expect(await archiveOf(labels)).toEqual(await archiveOf(labels));
  });

  it('asks for no label before the one before it was taken', async () => {
    const asked: string[] = [];
    function* labels() {
      for (const id of ['A1', 'B2', 'C3']) {
        asked.push(id);
        yield label(id);
      }
    }
    const archive = writeLabelArchive(labels());
    expect(asked).toEqual([]);
    await archive.next();
    expect(asked).toEqual(['A1']);
    await archive.next();
    expect(asked).toEqual(['A1', 'B2']);
  });

  it('stops asking, and lets the source clean up, when the reader leaves', async () => {
    let isClosed = false;
    async function* labels() {
      try {
        for (let i = 0; ; i++) yield await Promise.resolve(label(String(i)));
      } finally {
        isClosed = true;
      }
    }
    for await (const chunk of writeLabelArchive(labels())) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    expect(isClosed).toBe(true);
  });

  it('passes on what goes wrong in the source', async () => {
    function* labels() {
      yield label('A1');
      throw new Error('the database went away');
    }
    await expect(archiveOf(labels())).rejects.toThrow('the database went away');
  });

  it.each([127, 2049, 300.5, Number.NaN])(
    'refuses %d pixels before it asks for a label',
    (sizePx) => {
      expect(() => writeLabelArchive([], { sizePx })).toThrow(RangeError);
    },
  );
});

function hasUnzip(): boolean {
  try {
    execFileSync('unzip', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    // Not on every machine; two other readers have looked at the archive then.
    return false;
  }
}
