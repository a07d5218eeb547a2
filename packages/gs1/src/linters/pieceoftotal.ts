import { lintCsetnumeric } from './csetnumeric.js';
import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const unequalHalves: LinterRule = {
  code: 'TOO_SHORT',
  message: 'Piece and total have the same number of digits.',
};
const zeroPiece: LinterRule = { code: 'ZERO_VALUE', message: 'Pieces are counted from 1.' };
const zeroTotal: LinterRule = { code: 'ZERO_VALUE', message: 'There is at least one piece.' };
const beyondTotal: LinterRule = {
  code: 'POSITION_EXCEEDS_TOTAL',
  message: 'The piece number is beyond the total.',
};
const zeros = /^0+$/;

/**
 * `pieceoftotal`: the number of a piece, then how many pieces there are, in as many digits. Neither
 * is 0, and the piece is not beyond the total.
 *
 * @see GS1 General Specifications, "Identification of an individual trade item piece (ITIP): AI
 * (8006)".
 */
export function lintPieceoftotal(
  text: string,
  start: number,
  end: number,
): LinterRefusal | undefined {
  if (end === start || (end - start) % 2 !== 0) return refuse(unequalHalves, start, end);
  const refusal = lintCsetnumeric(text, start, end);
  if (refusal) return refusal;
  const totalStart = (start + end) / 2;
  const piece = text.slice(start, totalStart);
  const total = text.slice(totalStart, end);
  if (zeros.test(piece)) return refuse(zeroPiece, start, totalStart);
  if (zeros.test(total)) return refuse(zeroTotal, totalStart, end);
  return piece > total ? refuse(beyondTotal, start, end) : undefined;
}
