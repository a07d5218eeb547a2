import { deflateRawSync, crc32 } from 'node:zlib';

/** A cell: text, number with a style, boolean, formula with its result, or XML of its own. */
export type WorkbookCell =
  | string
  | number
  | boolean
  | { readonly number: number; readonly style: number }
  | { readonly formula: string; readonly result?: string }
  | { readonly inline: string }
  | { readonly xml: string };

export interface WorkbookOptions {
  /** Number formats of styles 1, 2, …; style 0 is General. */
  readonly formats?: readonly string[];
  readonly date1904?: boolean;
  /** Parts in place of those that are made. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Before the root of the sheet. */
  readonly prolog?: string;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Writes a workbook (Office Open XML) with one sheet, its texts shared as spreadsheets store them. */
export function workbookOf(
  rows: readonly (readonly (WorkbookCell | undefined)[])[],
  options: WorkbookOptions = {},
): Buffer {
  const texts = new Map<string, number>();
  const sheet = rows.map((cells, row) => {
    const xml = cells.map((cell, column) => cellXml(cell, { row, column, texts })).join('');
    return `<row r="${row + 1}">${xml}</row>`;
  });
  return archiveOf({
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${options.date1904 ? ' date1904="1"' : ''}/><sheets><sheet name="Hidden" sheetId="1" state="hidden" r:id="rId9"/><sheet name="Products" sheetId="2" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'sharedStrings', '/xl/sharedStrings.xml'],
      ['rId3', 'styles', 'styles.xml'],
    ]),
    'xl/styles.xml': stylesXml(options.formats ?? []),
    'xl/sharedStrings.xml': `${declaration}<sst xmlns="${main}">${[...texts.keys()].join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `${declaration}${options.prolog ?? ''}<worksheet xmlns="${main}"><sheetData>${sheet.join('')}</sheetData></worksheet>`,
    ...options.parts,
  });
}

function relationships(of: readonly (readonly [string, string, string])[]): string {
  const list = of.map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packageNamespace}">${list.join('')}</Relationships>`;
}

function stylesXml(formats: readonly string[]): string {
  const codes = formats.map(
    (code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(code)}"/>`,
  );
  const styles = formats.map((_code, index) => `<xf numFmtId="${164 + index}"/>`);
  return `${declaration}<styleSheet xmlns="${main}"><numFmts>${codes.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`;
}

interface CellPlace {
  readonly row: number;
  readonly column: number;
  readonly texts: Map<string, number>;
}

function cellXml(cell: WorkbookCell | undefined, { row, column, texts }: CellPlace): string {
  if (cell === undefined) return '';
  const at = `r="${letters(column)}${row + 1}"`;
  if (typeof cell === 'string') {
    const text = `<si><t xml:space="preserve">${escaped(cell)}</t></si>`;
    const position = texts.get(text) ?? texts.size;
    texts.set(text, position);
    return `<c ${at} t="s"><v>${position}</v></c>`;
  }
  if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c ${at} t="b"><v>${cell ? 1 : 0}</v></c>`;
  if ('xml' in cell) return cell.xml;
  if ('inline' in cell) {
    return `<c ${at} t="inlineStr"><is><t>${escaped(cell.inline)}</t></is></c>`;
  }
  if ('formula' in cell) {
    const result = cell.result === undefined ? '' : `<v>${escaped(cell.result)}</v>`;
    return `<c ${at} t="str"><f>${escaped(cell.formula)}</f>${result}</c>`;
  }
  return `<c ${at} s="${cell.style}"><v>${cell.number}</v></c>`;
}

function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A ZIP archive. @param claimed - The inflated size that it claims of each file; default: the true one. */
export function archiveOf(
  files: Readonly<Record<string, string | Buffer>>,
  { claimed }: { readonly claimed?: number } = {},
): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimed ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, tail, Buffer.from(name)]),
    );
    bodies.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, central, end]);
}
