import type { Branded } from './branded.js';
import type { Gs1Problem } from '../error.js';
import { throwIfProblem } from './throw-if-problem.js';
import { findGtin14Problem, type Gtin14 } from './gtin.js';
import { lintCsum } from '../linters/csum.js';
import { lintPieceoftotal } from '../linters/pieceoftotal.js';

/**
 * An Individual Trade Item Piece: the GTIN of an item that comes in several pieces, the number of
 * this piece and how many there are; 18 digits.
 */
export type Itip = Branded<'ITIP'>;

/** The parts of an ITIP. */
export interface ParsedItip {
  /** 18 digits. */
  readonly itip: Itip;
  /** The trade item that the pieces make. */
  readonly gtin: Gtin14;
  /** 1 to `total`. */
  readonly piece: number;
  /** 1 to 99. */
  readonly total: number;
}

/** What an ITIP is made of. */
export interface ItipParts {
  /** 14 digits. */
  readonly gtin: string;
  /** 1 to `total`. */
  readonly piece: number;
  /** 1 to 99. */
  readonly total: number;
}

const gtinLength = 14;
const totalStart = 16;
const itipLength = 18;

/**
 * True when a value is an ITIP in the form of AI (8006).
 *
 * @example
 * isItip('095060001343520102'); // true
 */
export function isItip(value: string): value is Itip {
  return findItipProblem(value) === undefined;
}

/**
 * Checks an ITIP in the form of AI (8006) and splits it.
 *
 * @throws {@link Gs1Error} `TOO_SHORT` or `TOO_LONG` when not 18 characters, `NON_DIGIT`,
 * `CHECK_DIGIT_MISMATCH`, `ZERO_VALUE` for piece or total 00, `POSITION_EXCEEDS_TOTAL`.
 * @see GS1 General Specifications, "Identification of an individual trade item piece (ITIP): AI
 * (8006)".
 * @example
 * parseItip('095060001343520102').piece; // 1
 */
export function parseItip(value: string): ParsedItip {
  throwIfProblem(findItipProblem(value));
  return {
    itip: value as Itip,
    gtin: value.slice(0, gtinLength) as Gtin14,
    piece: Number(value.slice(gtinLength, totalStart)),
    total: Number(value.slice(totalStart)),
  };
}

/**
 * Makes an ITIP of a GTIN and the count of its pieces.
 *
 * @throws {@link Gs1Error} as {@link parseItip} does; `TOO_LONG` or `NON_DIGIT` also for a count
 * that is not a whole number from 0 to 99.
 * @example
 * createItip({ gtin: '09506000134352', piece: 1, total: 2 }); // '095060001343520102'
 */
export function createItip({ gtin, piece, total }: ItipParts): Itip {
  throwIfProblem(findGtin14Problem(gtin));
  const value = gtin + twoDigits(piece) + twoDigits(total);
  throwIfProblem(findItipProblem(value));
  return value as Itip;
}

function findItipProblem(value: string): Gs1Problem | undefined {
  if (value.length !== itipLength) {
    return {
      code: value.length < itipLength ? 'TOO_SHORT' : 'TOO_LONG',
      message: `An ITIP has ${itipLength} digits.`,
      start: Math.min(value.length, itipLength),
      end: value.length,
    };
  }
  return lintCsum(value, 0, gtinLength) ?? lintPieceoftotal(value, gtinLength, itipLength);
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
