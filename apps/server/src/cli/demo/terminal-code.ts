import { encodeQrCode } from '@dpp/gs1/qr';

/** Light modules around a code, without which readers do not find it (ISO/IEC 18004, 6.3.8). */
const quietZoneModules = 4;

/** Black on white, whichever colours the terminal has. */
const blackOnWhite = '\u001b[30;107m';
const plain = '\u001b[0m';

/** A character shows two modules, one above the other. */
const blocks = { both: '█', upper: '▀', lower: '▄', none: ' ' } as const;

/** The lines of a QR code for a terminal. */
export function terminalCode(uri: string): string[] {
  const modules = encodeQrCode(uri, { errorCorrectionLevel: 'L' });
  const side = modules.sideModules();
  const from = -quietZoneModules;
  const to = side + quietZoneModules;
  const isDark = (column: number, row: number) =>
    Math.min(column, row) >= 0 && Math.max(column, row) < side && modules.isDark(column, row);
  const lines: string[] = [];
  for (let row = from; row < to; row += 2) {
    let line = '';
    for (let column = from; column < to; column++) {
      line += blockOf(isDark(column, row), isDark(column, row + 1));
    }
    lines.push(blackOnWhite + line + plain);
  }
  return lines;
}

function blockOf(isUpperDark: boolean, isLowerDark: boolean): string {
  if (isUpperDark) return isLowerDark ? blocks.both : blocks.upper;
  return isLowerDark ? blocks.lower : blocks.none;
}

/** A code of a sample, and what a phone needs to open it. */
export function demoCodeLines(uri: string, isReachedByPhones: boolean): string[] {
  const caption = isReachedByPhones
    ? `A sample passport, for a phone in this network: ${uri}`
    : `A sample passport, on this machine alone: ${uri} (for a phone: npm start -- --lan)`;
  return ['', ...terminalCode(uri), '', caption, ''];
}
