import { jpegFile } from './files/jpeg-file.js';
import type { PictureFormat, ReadPicture } from './files/picture-format.js';
import { pngFile } from './files/png-file.js';
import { webpFile } from './files/webp-file.js';
import { maxPicturePixels, type PictureHeader, type PictureRefusal } from './picture-model.js';

/** A picture file without what does not belong to the picture, or why it is not shown. */
type TrimmedPicture =
  (PictureHeader & { readonly content: Uint8Array }) | { readonly refusal: PictureRefusal };

const formats: readonly PictureFormat[] = [jpegFile, pngFile, webpFile];

/**
 * Tells a picture by its content, never by its server or its name, and keeps of the file what shows the picture: its
 * pixels as they are, transparency, colours, orientation. Time, place, device and author of the picture, notes,
 * thumbnails and bytes behind its end are left out. No pixel is decoded.
 */
export function trimPicture(file: Uint8Array): TrimmedPicture {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const format = formats.find(({ isOne }) => isOne(bytes));
  if (!format) return { refusal: 'NOT_A_PICTURE' };
  const picture = readAs(format, bytes);
  if (!picture || picture.width < 1 || picture.height < 1) return { refusal: 'DAMAGED' };
  if (picture.width * picture.height > maxPicturePixels) return { refusal: 'TOO_MANY_PIXELS' };
  if (picture.isAnimated) return { refusal: 'ANIMATED' };
  const content = Buffer.concat(picture.kept);
  return { mediaType: format.mediaType, ...shownSize(picture), content };
}

function readAs({ read }: PictureFormat, bytes: Buffer): ReadPicture | undefined {
  try {
    return read(bytes);
  } catch (error) {
    // The file ends before it is whole.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** From 5 on, orientations lay a picture on its side (Exif 2.32, tag 0112). */
function shownSize({ width, height, orientation }: ReadPicture) {
  return orientation < 5 ? { width, height } : { width: height, height: width };
}
