import { base64url } from '../characters/base64url.js';
import type { LinterRefusal } from './linter.js';
import { lintSingleCharacter, type SingleCharacter } from './single-character.js';

const importerIndex: SingleCharacter = {
  allowed: base64url,
  rule: {
    code: 'INVALID_IMPORTER_INDEX',
    message: 'Expected one letter, digit, "-" or "_".',
  },
};

/**
 * `importeridx`: the importer index of a facility or machine identifier, one letter, digit, `-` or
 * `_`.
 *
 * @see GS1 General Specifications, "European Regulation 2018/574, traceability of tobacco
 * products".
 */
export function lintImporteridx(
  text: string,
  start: number,
  end: number,
): LinterRefusal | undefined {
  return lintSingleCharacter(text, start, end, importerIndex);
}
