/** The base64url alphabet of RFC 4648, 5, in which compressed Digital Links are written. */
export const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const rankPlusOne = new Uint8Array(128);
for (let rank = 0; rank < base64url.length; rank++) {
  rankPlusOne[base64url.charCodeAt(rank)] = rank + 1;
}

/** The six bits a character stands for; -1 for a character that is none of base64url. */
export function sixBitsOf(code: number): number {
  return (rankPlusOne[code] ?? 0) - 1;
}

/** Whether a text is not empty and made of base64url alone. */
export function isBase64url(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (sixBitsOf(text.charCodeAt(index)) === -1) return false;
  }
  return text !== '';
}
