import { characterTable } from '../character-set.js';
import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const noIndex: LinterRule = {
  code: 'INVALID_IMPORTER_INDEX',
  message: 'Expected one letter, digit, "-" or "_".',
};
const isIndex = characterTable('-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz');

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
  if (end - start === 1 && isIndex[text.charCodeAt(start)] === 1) return undefined;
  return refuse(noIndex, start, end);
}
