import { characterEnd } from '../characters/character-set.js';
import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const tooShort: LinterRule = {
  code: 'TOO_SHORT',
  message: 'A GS1 Company Prefix has at least four digits.',
};
const notDigits: LinterRule = {
  code: 'INVALID_COMPANY_PREFIX',
  message: 'The first four characters of a GS1 Company Prefix are digits.',
};

/** The shortest prefix GS1 allocates. Longer ones cannot be told from the reference that follows. */
const minPrefixLength = 4;

/**
 * `gcppos1`: the component starts with a GS1 Company Prefix. GS1 alone knows if the prefix is allocated; that its
 * first four characters are digits is checked here.
 *
 * @see GS1 General Specifications, "GS1 Company Prefix".
 */
export function lintGcppos1(text: string, start: number, end: number): LinterRefusal | undefined {
  if (end - start < minPrefixLength) return refuse(tooShort, start, end);
  for (let index = start; index < start + minPrefixLength; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x30 || code > 0x39) return refuse(notDigits, index, characterEnd(text, index));
  }
  return undefined;
}
