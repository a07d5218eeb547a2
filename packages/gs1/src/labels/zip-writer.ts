import { crc32 } from '../qr/crc32.js';

/** One file of an archive, as the directory at its end lists it. */
interface ZipEntry {
  readonly name: Uint8Array;
  readonly crc: number;
  readonly size: number;
  /** Bytes of the archive before it. */
  readonly offset: number;
}

/** 1 January 1980, midnight: the earliest a ZIP can say, the same in every archive. */
const dosTime = 0;
const dosDate = (1 << 5) | 1;
const version20 = 20;
const utf8Names = 0x0800;
/** What the 16 bits of the directory can count. */
const maxEntries = 0xffff;
const maxArchiveBytes = 0xffffffff;

/**
 * Writes a ZIP archive piece by piece, its files stored as they are: images are compressed already.
 * Sizes and checksums stand before each file, so that readers of streams can follow, too.
 *
 * @see ISO/IEC 21320-1; .ZIP File Format Specification 6.3.10, 4.3.
 */
export class ZipWriter {
  private readonly entries: ZipEntry[] = [];
  private offset = 0;

  /** @returns The bytes to write next. @throws RangeError beyond 65,535 files or 4 GiB. */
  file(fileName: string, content: Uint8Array): Uint8Array {
    const name = new TextEncoder().encode(fileName);
    const entry = { name, crc: crc32(content), size: content.length, offset: this.offset };
    const bytes = new Uint8Array(30 + name.length + content.length);
    if (this.entries.length >= maxEntries || this.offset + bytes.length > maxArchiveBytes) {
      throw new RangeError('An archive holds at most 65,535 files and 4 GiB.');
    }
    const view = new DataView(bytes.buffer);
    view.setUint32(0, 0x04034b50, true);
    writeDescription(view, 4, entry);
    bytes.set(name, 30);
    bytes.set(content, 30 + name.length);
    this.entries.push(entry);
    this.offset += bytes.length;
    return bytes;
  }

  /** @returns The last bytes: the directory of everything written. */
  end(): Uint8Array {
    const size = this.entries.reduce((sum, { name }) => sum + 46 + name.length, 0);
    const bytes = new Uint8Array(size + 22);
    const view = new DataView(bytes.buffer);
    let at = 0;
    for (const entry of this.entries) {
      view.setUint32(at, 0x02014b50, true);
      view.setUint16(at + 4, version20, true);
      writeDescription(view, at + 6, entry);
      view.setUint32(at + 42, entry.offset, true);
      bytes.set(entry.name, at + 46);
      at += 46 + entry.name.length;
    }
    view.setUint32(at, 0x06054b50, true);
    view.setUint16(at + 8, this.entries.length, true);
    view.setUint16(at + 10, this.entries.length, true);
    view.setUint32(at + 12, size, true);
    view.setUint32(at + 16, this.offset, true);
    return bytes;
  }
}

/** What the header of a file and its line in the directory have in common; method 0 is "stored". */
function writeDescription(view: DataView, at: number, { name, crc, size }: ZipEntry): void {
  view.setUint16(at, version20, true);
  view.setUint16(at + 2, utf8Names, true);
  view.setUint16(at + 6, dosTime, true);
  view.setUint16(at + 8, dosDate, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, size, true);
  view.setUint32(at + 18, size, true);
  view.setUint16(at + 22, name.length, true);
}
