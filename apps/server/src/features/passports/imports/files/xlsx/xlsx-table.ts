import type { OpenTable } from '../open-table.js';
import { openArchive } from './archive.js';
import { readCellStyles } from './cell-styles.js';
import { readSharedTexts } from './shared-texts.js';
import { sheetRecords } from './sheet-records.js';
import { readWorkbook } from './workbook.js';

/** Opens the first visible sheet of a workbook (Office Open XML, ECMA-376). */
export async function openXlsxTable(bytes: Buffer): Promise<OpenTable> {
  const archive = await openArchive(bytes);
  const { sheetPart, textsPart, stylesPart, is1904 } = await readWorkbook(archive);
  const texts = await readSharedTexts(archive, textsPart);
  const styles = await readCellStyles(archive, stylesPart);
  const pieces = archive.read(sheetPart);
  return {
    decimalComma: false,
    records: sheetRecords(sheetPart, pieces, { texts, styles, is1904 }),
  };
}
