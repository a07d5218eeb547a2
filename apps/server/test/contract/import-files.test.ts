import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvOf, postTable, tableTypes, type WireImport, type WireRow } from '../support/imports.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { archiveOf, workbookOf, type WorkbookCell } from '../support/workbook.js';
import { createWorkspace } from '../support/workspace.js';

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ key } = await createWorkspace(app));
});
afterAll(() => app.close());

const xlsx = { type: tableTypes.xlsx };

interface Options {
  readonly type?: string;
  readonly query?: string;
}

/** The cells of the rows as they were stored; the import is removed again. */
async function cellsOf(body: string | Uint8Array, options: Options = {}) {
  const made = await postTable(app, key, body, options);
  expect(made.status, made.text).toBe(201);
  const { id } = (made.body as unknown as { import: WireImport }).import;
  const reply = await app.request(`/api/v1/imports/${id}/rows?limit=200`, { key });
  await app.request(`/api/v1/imports/${id}`, { method: 'DELETE', key });
  return (reply.body as unknown as { rows: WireRow[] }).rows.map(({ cells }) => cells);
}
async function refusalOf(body: string | Uint8Array, options: Options = {}) {
  const { status, body: reply } = await postTable(app, key, body, options);
  expect(await app.db('imports').count({ count: '*' })).toMatchObject([{ count: 0 }]);
  expect(await app.db('import_rows').count({ count: '*' })).toMatchObject([{ count: 0 }]);
  return [status, reply.code];
}

describe('CSV', () => {
  const utf16 = (text: string, bigEndian: boolean) => {
    const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
    return bigEndian ? bytes.swap16() : bytes;
  };

  it.each([
    ['commas', 'productId,size\nä-1,"M, L"', tableTypes.csv],
    ['semicolons', 'productId;size\nä-1;M, L', tableTypes.csv],
    ['tabs', 'productId\tsize\nä-1\tM, L', tableTypes.tsv],
    ['a byte order mark', '\ufeffproductId,size\r\nä-1,"M, L"\r\n', tableTypes.csv],
    ['UTF-16 LE', utf16('productId\tsize\r\nä-1\tM, L', false), tableTypes.tsv],
    ['UTF-16 BE', utf16('productId,size\r\nä-1,"M, L"', true), tableTypes.csv],
    ['parameters of the type', 'productId,size\nä-1,"M, L"', 'Text/CSV; charset=utf-8'],
  ])('is read with %s', async (_what, body, type) => {
    expect(await cellsOf(body, { type })).toEqual([['ä-1', 'M, L']]);
  });

  it('keeps zeros, blanks, quotes and line ends of a cell; blank rows do not count', async () => {
    const table = 'productId,size,model\n,,\n00012," a ""b"" ","x\r\ny"\n   ,,\n1,,\n';
    expect(await cellsOf(table)).toEqual([
      ['00012', ' a "b" ', 'x\r\ny'],
      ['1', '', ''],
    ]);
  });

  // Clause: POST /api/v1/imports 400
  it.each([
    ['nothing', ''],
    ['blank rows', '\n \n'],
    ['latin-1', Buffer.from('productId\n\xe4', 'latin1')],
    ['UTF-8 that is cut within a letter', Buffer.from('productId\nä').subarray(0, -1)],
    ['a quote that never ends', 'productId\n"A'],
    ['text after a quote', 'productId\n"A"b'],
    ['more cells than columns', 'productId\n1,2'],
    ['a NUL character', 'productId\n1\0'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3])],
    ['a workbook', workbookOf([['productId'], ['1']])],
  ])('of %s is refused as unreadable', async (_what, body) => {
    expect(await refusalOf(body)).toEqual([400, 'IMPORT_UNREADABLE']);
  });

  it.each([
    ['501 columns', `${Array.from({ length: 501 }, (_, at) => `c${at}`).join(',')}\n1`],
    ['50,001 rows', `productId\n${'1\n'.repeat(50_001)}`],
    ['a cell of more bytes than fit', `productId\n${'ä'.repeat(33_000)}`],
    ['a row of more bytes than fit', `${'a,'.repeat(19)}a\n${`${'x'.repeat(60_000)},`.repeat(19)}`],
    ['a million characters in a row', `productId,size\n"${'x'.repeat(1_000_001)}",1`],
  ])('of %s is refused as too large', async (_what, body) => {
    expect(await refusalOf(body)).toEqual([400, 'IMPORT_TOO_LARGE']);
  });

  it('of a hundred columns with one name uses the first', async () => {
    const header = Array(100).fill('productId').join(',');
    const { body } = await postTable(app, key, `${header}\n${Array(100).fill('1').join(',')}`);
    const { id, columns } = (body as unknown as { import: WireImport }).import;
    expect(columns.filter(({ target }) => target !== null)).toHaveLength(1);
    await app.request(`/api/v1/imports/${id}`, { method: 'DELETE', key });
  });
});

describe('a workbook', () => {
  const table = (...cells: readonly WorkbookCell[]) => {
    const header = cells.map((_cell, index) => `c${index}`);
    return [header, cells];
  };

  it('is read by its first visible sheet: texts as they are, numbers with all digits', async () => {
    const rows = table(
      '00012',
      9506000134352,
      0.1 + 0.2,
      true,
      { inline: 'in line' },
      ' ä <&> ',
      1e21,
    );
    expect(await cellsOf(workbookOf(rows), xlsx)).toEqual([
      ['00012', '9506000134352', '0.3', 'true', 'in line', ' ä <&> ', '1000000000000000000000'],
    ]);
  });

  it.each([
    ['0%', 0.07, '7'],
    ['0.00%', 0.125, '12.5'],
    ['00000000000000', 9506000134352, '09506000134352'],
    ['yyyy-mm-dd', 46_000, '2025-12-09'],
    ['dd/mm/yyyy', 1, '1900-01-01'],
    ['d. mmmm yyyy', 59, '1900-02-28'],
    ['[$-407]d. mmm yy', 61, '1900-03-01'],
    ['yyyy-mm-dd hh:mm', 46_000.5, '2025-12-09T12:00:00'],
    ['hh:mm', 0.75, '18:00:00'],
    ['mmm yy', 46_000, '2025-12-09'],
    ['#,##0.00', 1234.5, '1234.5'],
    ['0.00 "days"', 12, '12'],
    ['@', 7, '7'],
    ['yyyy-mm-dd', -1, '-1'],
  ])('writes a number of the format %s, %d, as %s', async (format, number, text) => {
    const body = workbookOf(table({ number, style: 1 }, 'x'), { formats: [format] });
    expect(await cellsOf(body, xlsx)).toEqual([[text, 'x']]);
  });

  it('counts days from 1904 where it says so', async () => {
    const rows = table({ number: 0, style: 1 });
    const body = workbookOf(rows, { formats: ['yyyy-mm-dd'], date1904: true });
    expect(await cellsOf(body, xlsx)).toEqual([['1904-01-01']]);
  });

  it('takes the result of a formula, and the formula where there is none', async () => {
    const rows = table({ formula: 'A1&"x"', result: 'result' }, { formula: 'NOW()' });
    expect(await cellsOf(workbookOf(rows), xlsx)).toEqual([['result', '=NOW()']]);
  });

  it('reads rich texts without their phonetic hints, and line ends', async () => {
    const rich =
      '<si><r><t>one</t></r><r><t xml:space="preserve"> two</t></r><rPh sb="0" eb="1"><t>hint</t></rPh></si>';
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const sst = `<sst xmlns="${main}"><si><t>c0</t></si>${rich}<si><t>a_x000A_b</t></si></sst>`;
    const rows = [['c0'], [{ xml: '<c t="s"><v>1</v></c>' }], [{ xml: '<c t="s"><v>2</v></c>' }]];
    const body = workbookOf(rows, { parts: { 'xl/sharedStrings.xml': sst } });
    expect(await cellsOf(body, xlsx)).toEqual([['one two'], ['a\nb']]);
  });

  it('puts cells where they say, and leaves out blank rows', async () => {
    const sparse = [{ xml: '<c r="C4" t="str"><v>third</v></c>' }];
    const rows = [['a', 'b', 'c'], [], [''], sparse];
    expect(await cellsOf(workbookOf(rows), xlsx)).toEqual([['', '', 'third']]);
  });

  const whole = workbookOf(table('1', '2'));
  const withPart = (name: string, content: string) =>
    workbookOf(table('1', '2'), { parts: { [name]: content } });
  const sheet = 'xl/worksheets/sheet1.xml';
  it.each([
    ['a cut archive', whole.subarray(0, -30)],
    ['half an archive', whole.subarray(0, whole.length / 2)],
    ['bytes that are none', Buffer.from('no archive, but long enough to look for its end')],
    ['an archive without a workbook', archiveOf({ 'a.txt': 'a' })],
    ['an old or encrypted workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
    ['a sheet that breaks off', withPart(sheet, '<worksheet><sheetData><row><c><v>1')],
    ['a sheet that is no XML', withPart(sheet, 'a,b\n1,2')],
    ['a sheet that is not UTF-8', withPart(sheet, '\0\0')],
    ['a text that is not there', workbookOf([['c'], [{ xml: '<c t="s"><v>99</v></c>' }]])],
    ['no sheet', withPart('xl/workbook.xml', '<workbook/>')],
    [
      'entities of its own',
      workbookOf([['c'], [{ xml: '<c t="str"><v>&a;</v></c>' }]], {
        prolog: '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]>',
      }),
    ],
    [
      'an entity that names a file',
      workbookOf([['c'], [{ xml: '<c t="str"><v>&a;</v></c>' }]], {
        prolog: '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
      }),
    ],
  ])('of %s is refused as unreadable', async (_what, body) => {
    expect(await refusalOf(body, xlsx)).toEqual([400, 'IMPORT_UNREADABLE']);
  });

  const spaces = ' '.repeat(260 * 1024 * 1024);
  const bombs: readonly (readonly [string, () => Buffer])[] = [
    ['a sheet of 260 MB', () => withPart(sheet, `<worksheet>${spaces}</worksheet>`)],
    ['texts of 260 MB', () => withPart('xl/sharedStrings.xml', `<sst>${spaces}</sst>`)],
    [
      'one text in many cells',
      () => {
        const cells = `<c t="s"><v>0</v></c>`.repeat(15);
        const rows = `<row>${cells}</row>`.repeat(200);
        const long = 'x'.repeat(60_000);
        return workbookOf([Array(15).fill('c')], {
          parts: {
            'xl/sharedStrings.xml': `<sst><si><t>${long}</t></si></sst>`,
            [sheet]: `<worksheet><sheetData><row>${'<c t="str"><v>a</v></c>'.repeat(15)}</row>${rows}</sheetData></worksheet>`,
          },
        });
      },
    ],
    ['a cell far to the right', () => workbookOf([['c'], [{ xml: '<c r="XFD2"><v>1</v></c>' }]])],
    ['a long cell', () => workbookOf([['c'], ['x'.repeat(70_000)]])],
    ['too many rows', () => workbookOf([['c'], ...Array.from({ length: 50_001 }, () => [1])])],
    [
      'too many parts',
      () => archiveOf(Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`p${at}`, 'x']))),
    ],
  ];
  it.each(bombs)('of %s is refused as too large', async (_what, make) => {
    const body = make();
    expect(body.length).toBeLessThan(20 * 1024 * 1024);
    expect(await refusalOf(body, xlsx)).toEqual([400, 'IMPORT_TOO_LARGE']);
  });

  it('is not believed what it says of its sizes', async () => {
    const parts = { [sheet]: `<worksheet>${spaces}</worksheet>`, 'xl/workbook.xml': '<a/>' };
    const lying = archiveOf(parts, { claimed: 100 });
    const [status] = await refusalOf(lying, xlsx);
    expect(status).toBe(400);
  });
});

describe('POST /api/v1/imports refuses', () => {
  it('another media type, a compressed body, and a body beyond its bound', async () => {
    const json = await app.request('/api/v1/imports', { method: 'POST', key, json: {} });
    expect(json.status).toBe(415);
    const compressed = await app.request('/api/v1/imports', {
      method: 'POST',
      key,
      body: 'productId\n1',
      headers: { 'Content-Type': 'text/csv', 'Content-Encoding': 'gzip' },
    });
    expect(compressed.status).toBe(415);
    const large = await postTable(app, key, 'x'.repeat(20 * 1024 * 1024 + 1));
    expect([large.status, large.body.code]).toEqual([413, 'FST_ERR_CTP_BODY_TOO_LARGE']);
  });

  // Clause: POST /api/v1/imports 403
  it('a credential without the permission, before it reads the file', async () => {
    const { createKey } = await createWorkspace(app);
    const auditor = await createKey({ permissions: ['passport:read'] });
    const { status } = await postTable(app, auditor, csvOf([['productId'], ['1']]));
    expect(status).toBe(403);
  });

  it('a category that does not exist', async () => {
    const { status } = await postTable(app, key, 'productId\n1', { query: '?category=boats' });
    expect(status).toBe(400);
  });
});
