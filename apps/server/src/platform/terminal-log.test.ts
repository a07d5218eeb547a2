import { pino } from 'pino';
import { expect, it } from 'vitest';
import { terminalLog } from './terminal-log.js';

function written(log: (logger: pino.Logger) => void): string {
  let text = '';
  log(
    pino(
      { level: 'debug' },
      terminalLog((line) => void (text += line)),
    ),
  );
  // Colours are not what is asserted.
  return text.replaceAll(/\p{Cc}\[\d+m/gu, '');
}

it('writes time, level, message and the other fields in one line', () => {
  const line = written((logger) =>
    logger.info({ requestId: 'r-1', status: 200, path: '/01/09506000143033' }, 'request'),
  );
  expect(line).toMatch(
    /^\d\d:\d\d:\d\d info {2}request requestId=r-1 status=200 path=\/01\/09506000143033\n$/,
  );
});

it.each([
  ['debug', /debug more/],
  ['warn', /warn {2}more/],
  ['error', /error more/],
] as const)('names the level %s', (level, expected) => {
  expect(written((logger) => logger[level]('more'))).toMatch(expected);
});

it('writes the stack of an error below its line', () => {
  const text = written((logger) => logger.error({ err: new TypeError('broken') }, 'failed'));
  expect(text).toMatch(/error failed\nTypeError: broken\n +at /);
});

it('cuts a value that would fill the screen', () => {
  const text = written((logger) => logger.info({ heads: 'x'.repeat(500) }, 'audit heads'));
  expect(text.length).toBeLessThan(200);
  expect(text).toContain('…');
});

it('lets nothing of a client move the cursor', () => {
  const evil = '\u001b[2J\u009b2J\r\u0007';
  const text = written((logger) => logger.warn({ path: evil, err: new Error(evil) }, evil));
  expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
});
