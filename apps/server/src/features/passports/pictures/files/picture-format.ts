import type { PictureMediaType } from '../picture-model.js';

/** What a file of a picture holds, without what else its camera and its editor wrote into it. */
export interface ReadPicture {
  /** Width and height of the pixels as they are stored. */
  readonly width: number;
  readonly height: number;
  /** How browsers turn and mirror the pixels, 1 to 8 (Exif 2.32, tag 0112); 1 leaves them as they are. */
  readonly orientation: number;
  readonly isAnimated: boolean;
  /** The parts of the file that are kept, in its order. No pixel is decoded, and none changes. */
  readonly kept: readonly Uint8Array[];
}

export interface PictureFormat {
  readonly mediaType: PictureMediaType;
  readonly isOne: (bytes: Buffer) => boolean;
  /** Undefined where the file is not a whole one. Reads beyond its end throw a RangeError. */
  readonly read: (bytes: Buffer) => ReadPicture | undefined;
}

/** The four letters by which PNG and WebP name their chunks. */
export function nameAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}
