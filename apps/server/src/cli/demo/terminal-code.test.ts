import { expect, it } from 'vitest';
import { encodeQrCode } from '@dpp/gs1/qr';
import { demoCodeLines, terminalCode } from './terminal-code.js';

const uri = 'http://192.168.1.20:3000/01/09506000143033';

/** The modules that a terminal shows, row by row; `#` is dark. */
function modulesOn(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const [, blocks = ''] = /^\p{Cc}\[30;107m(.*)\p{Cc}\[0m$/u.exec(line) ?? [];
    const row = (dark: string) => [...blocks].map((each) => (dark.includes(each) ? '#' : '.'));
    return [row('█▀').join(''), row('█▄').join('')];
  });
}

it('shows every module of the code, with its quiet zone', () => {
  const modules = encodeQrCode(uri, { errorCorrectionLevel: 'L' });
  const side = modules.sideModules();
  const shown = modulesOn(terminalCode(uri));
  const symbol = shown.slice(4, 4 + side).map((row) => row.slice(4, 4 + side));
  const expected = Array.from({ length: side }, (_row, row) =>
    Array.from({ length: side }, (_column, column) => (modules.isDark(column, row) ? '#' : '.')),
  );
  expect(symbol).toEqual(expected.map((row) => row.join('')));
  const around = [...shown.slice(0, 4), ...shown.slice(4 + side)];
  expect(around.join('')).not.toContain('#');
  expect(shown.every((row) => row.length === side + 8)).toBe(true);
  expect(shown.every((row) => row.startsWith('....') && row.endsWith('....'))).toBe(true);
});

it('fits into a terminal of eighty columns and forty lines', () => {
  const lines = demoCodeLines(uri, true);
  expect(lines.length).toBeLessThanOrEqual(26);
  expect(modulesOn(lines).every((row) => row.length <= 80)).toBe(true);
});

it('says how a phone reaches it where none does', () => {
  expect(demoCodeLines(uri, false).join('\n')).toContain('npm start -- --lan');
  expect(demoCodeLines(uri, true).join('\n')).not.toContain('--lan');
});
