/** As a list writes its cursors, with something in them that it never wrote. */
const crafted = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');

const time = '2026-01-01T00:00:00.000Z';
const id = '6f0c1c1e-0c6e-4c7e-9a53-2f2f3a3b9d10';

/** Cursors that no list gave out, to be sent to any list. */
export const craftedCursors: readonly (readonly [what: string, cursor: string])[] = [
  ['no base64url', '%2B%2F%3D%3D'],
  ['no JSON', 'x'],
  ['no cursor at all', ''],
  ['an emoji', '%F0%9F%98%80'],
  ['a long text', 'A'.repeat(5000)],
  ...[
    null,
    true,
    'text',
    {},
    [],
    [null],
    ['a'],
    [[1]],
    [{ toString: 1 }],
    [1, 2],
    [0],
    [-1],
    [-(2 ** 31) - 1],
    [Number.MIN_SAFE_INTEGER],
    [-1e300],
    [2 ** 63],
    [1e300],
    [1.5],
    ['1'],
    [time],
    [time, id, 1],
    [time, '-'.repeat(36)],
    [time, 'f'.repeat(36)],
    [time, `${id}\u0000`],
    [time, 1],
    [1, id],
    ['', id],
    ['1', id],
    ['2026-01-01', id],
    ['0000-01-01T00:00:00.000Z', id],
    ['-271821-04-20T00:00:00.000Z', id],
    ['+275760-09-13T00:00:00.000Z', id],
    ['2026-02-31T00:00:00.000Z', id],
  ].map((position) => [JSON.stringify(position), crafted(position)] as const),
  ['a place behind junk that base64 passes over', `%2A${Buffer.from('[1]').toString('base64url')}`],
  ['a sequence number spelled otherwise', Buffer.from('[ 1.0 ]').toString('base64url')],
  ['a time and id spelled otherwise', Buffer.from(`["${time}" ,"${id}"]`).toString('base64url')],
];
