/** The base64url alphabet of RFC 4648, 5, in which compressed Digital Links are written. */
export const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The six bits a character stands for; -1 for a character that is none of base64url. */
export function sixBitsOf(character: string): number {
  return base64url.indexOf(character);
}

/** True when a text is not empty and made of base64url alone. */
export function isBase64url(text: string): boolean {
  return /^[\w-]+$/.test(text);
}
