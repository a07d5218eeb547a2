/** Pictures of an enrichment that are fetched, at most; the first ones. */
export const maxPictures = 10;

export const maxPictureBytes = 2 * 1024 * 1024;

/** Width times height, as the file's header says: what a browser has to find room for. */
export const maxPicturePixels = 16_000_000;

export type PictureMediaType = 'image/jpeg' | 'image/png' | 'image/webp';

/** What the header of a picture file says; width and height in pixels, as it is shown. */
export interface PictureHeader {
  readonly mediaType: PictureMediaType;
  readonly width: number;
  readonly height: number;
}

/** A picture file without what does not belong to the picture, kept for one workspace. */
export interface PictureFile extends PictureHeader {
  /** 64 lower-case hex digits, of the content. */
  readonly sha256: string;
  readonly content: Uint8Array;
}

/** A picture of a passport that is here, without its bytes. */
export interface ShownPicture {
  /** From 1, in the order of the enrichment. */
  readonly number: number;
  readonly caption: string | undefined;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}

/** Why a picture is not shown, in words for the sender of its address. */
export const pictureRefusals = {
  ADDRESS_REFUSED: 'its address is not one of the public web',
  UNREACHABLE: 'its server did not send it, however often it was asked',
  NOT_SENT: 'its server answered with something else than the file; redirects are not followed',
  TOO_LARGE: 'it is larger than 2 MiB',
  NOT_A_PICTURE: 'it is no JPEG, PNG or WebP file',
  DAMAGED: 'it is not a whole file',
  ANIMATED: 'it is animated; pictures of products stand still',
  TOO_MANY_PIXELS: 'it has more than 16 megapixels',
  WORKSPACE_FULL: 'the workspace holds as many bytes of pictures as it may',
} as const;

export type PictureRefusal = keyof typeof pictureRefusals;

/** From one attempt to the next, while its server may just be away; none follows the last. */
const pausesMs = [60_000, 10 * 60_000, 60 * 60_000, 6 * 60 * 60_000] as const;

/** @param attempts - How many were made, from 1. Undefined: it is given up. */
export function nextAttemptAt(attempts: number, at: Date): Date | undefined {
  const pauseMs = pausesMs[attempts - 1];
  return pauseMs === undefined ? undefined : new Date(at.getTime() + pauseMs);
}
