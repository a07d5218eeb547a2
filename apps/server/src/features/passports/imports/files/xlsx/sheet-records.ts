import { MAX_CELL_BYTES, MAX_COLUMNS } from '../../import-model.js';
import type { TableRecord } from '../open-table.js';
import { tooLarge, unreadable } from '../table-error.js';
import { formatNumber, type NumberKind } from './number-format.js';
import { unescapeText } from './shared-texts.js';
import { xmlReader } from './xml-events.js';

/** What the cells of a sheet refer to. */
export interface CellContext {
  readonly texts: readonly string[];
  readonly styles: readonly NumberKind[];
  readonly is1904: boolean;
}

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  formula: string;
}

/** The rows of a sheet that have a cell, as their XML comes. */
export async function* sheetRecords(
  part: string,
  pieces: AsyncIterable<string>,
  context: CellContext,
): AsyncGenerator<TableRecord> {
  const sheet = new SheetReader(part, context);
  for await (const piece of pieces) {
    sheet.read(piece);
    yield* sheet.takeRecords();
  }
  sheet.read();
  yield* sheet.takeRecords();
}

/** Collects the records of a sheet from its elements. */
class SheetReader {
  readonly read: (piece?: string) => void;
  private records: TableRecord[] = [];
  private line = 0;
  private cells: string[] = [];
  private cell: OpenCell | undefined;
  private nextColumn = 0;
  private into: 'value' | 'formula' | undefined;
  private hints = 0;

  constructor(
    part: string,
    private readonly context: CellContext,
  ) {
    this.read = xmlReader(part, {
      open: (name, attributes) => this.open(name, attributes),
      text: (text) => this.add(text),
      close: (name) => this.close(name),
    });
  }

  takeRecords(): readonly TableRecord[] {
    const taken = this.records;
    this.records = [];
    return taken;
  }

  private open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.line = positionOf(attributes.r) ?? this.line + 1;
      this.cells = [];
      this.nextColumn = 0;
    } else if (name === 'c') {
      const column = columnOf(attributes.r) ?? this.nextColumn;
      this.nextColumn = column + 1;
      const { t: type = 'n', s: style = '' } = attributes;
      this.cell = { column, type, style: Number(style), value: '', formula: '' };
    } else if (name === 'rPh') this.hints += 1;
    else if (name === 'v' || (name === 't' && this.hints === 0)) this.into = 'value';
    else if (name === 'f') this.into = 'formula';
  }

  private add(text: string): void {
    if (!this.cell || !this.into) return;
    this.cell[this.into] += text;
    if (this.cell[this.into].length <= MAX_CELL_BYTES) return;
    throw tooLarge(`A cell of line ${this.line} has more than ${MAX_CELL_BYTES} bytes.`);
  }

  private close(name: string): void {
    if (name === 'v' || name === 't' || name === 'f') this.into = undefined;
    else if (name === 'rPh') this.hints -= 1;
    else if (name === 'c') this.endCell();
    else if (name === 'row' && this.cells.some((cell) => (cell ?? '').trim() !== '')) {
      const cells = Array.from(this.cells, (cell: string | undefined) => cell ?? '');
      this.records.push({ line: this.line, cells });
    }
  }

  private endCell(): void {
    const { cell } = this;
    this.cell = undefined;
    if (!cell) return;
    const text = this.textOf(cell);
    if (text.trim() === '') return;
    if (cell.column >= MAX_COLUMNS) {
      throw tooLarge(`Line ${this.line} has a cell beyond column ${MAX_COLUMNS}.`);
    }
    this.cells[cell.column] = text;
  }

  /** The text of a cell as a person sees it. A formula stands for its result; one without a result for itself. */
  private textOf({ type, style, value, formula }: OpenCell): string {
    const { texts, styles, is1904 } = this.context;
    if (value === '') return formula === '' ? '' : `=${formula}`;
    switch (type) {
      case 's': {
        const text = /^\d+$/.test(value) ? texts[Number(value)] : undefined;
        if (text !== undefined) return text;
        throw unreadable(`Line ${this.line} of the sheet refers to a text that is not there.`);
      }
      case 'b':
        return value === '1' ? 'true' : 'false';
      case 'n':
        return formatNumber(value, styles[style] ?? 'plain', is1904);
      case 'd':
        return value.replace(/T00:00:00(?:\.0+)?Z?$/, '');
      default:
        return unescapeText(value);
    }
  }
}

function positionOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}

/** `A1` is column 0. */
function columnOf(reference: string | undefined): number | undefined {
  const [, letters] = /^([A-Z]{1,3})\d{1,7}$/.exec(reference ?? '') ?? [];
  if (letters === undefined) return undefined;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
