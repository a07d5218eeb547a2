import { characterEnd, characterTable } from '../characters/character-set.js';
import { base64url } from '../characters/base64url.js';
import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const outsideCset64: LinterRule = {
  code: 'INVALID_CHARACTER',
  message: 'Expected a character of base64url.',
};
const wrongPadding: LinterRule = {
  code: 'INVALID_PADDING',
  message: 'Padding is one or two "=" that make the length a multiple of three.',
};
const isCset64 = characterTable(base64url);
const equalsSign = 0x3d;

/**
 * `cset64`: every character is one of base64url; one or two `=` may end it where the length is then
 * a multiple of three. The type Z of the Syntax Dictionary.
 *
 * @see GS1 General Specifications, "GS1 AI encodable character set 64 (file-safe / URI-safe
 * base64)".
 */
export function lintCset64(text: string, start: number, end: number): LinterRefusal | undefined {
  let dataEnd = end;
  while (dataEnd > start && text.charCodeAt(dataEnd - 1) === equalsSign) dataEnd--;
  const padding = end - dataEnd;
  if (padding > 2 || (padding > 0 && (end - start) % 3 !== 0)) {
    return refuse(wrongPadding, dataEnd, end);
  }
  for (let index = start; index < dataEnd; index++) {
    if (isCset64[text.charCodeAt(index)] !== 1)
      return refuse(outsideCset64, index, characterEnd(text, index));
  }
  return undefined;
}
