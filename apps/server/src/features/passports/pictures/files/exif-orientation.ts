/** Exif 2.32, table 4. */
const orientationTag = 0x0112;
const shortType = 3;
const entryBytes = 12;

/**
 * The orientation that Exif data name, 1 to 8; 1 where they name none. Only the first directory is looked at, as
 * browsers do: places, times, owners and thumbnails stand in others.
 *
 * @param tiff - From the byte order mark on.
 */
export function readOrientation(tiff: Buffer): number {
  if (tiff.length < 8) return 1;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return 1;
  const end = Math.min(directory + 2 + short(directory) * entryBytes, tiff.length);
  for (let at = directory + 2; at + entryBytes <= end; at += entryBytes) {
    if (short(at) !== orientationTag) continue;
    const orientation = short(at + 2) === shortType ? short(at + 8) : 1;
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** Exif data that say nothing but an orientation: a header and one directory of one entry, big-endian. */
export function writeOrientation(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a000000080001011200030000000100000000' + '00000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
