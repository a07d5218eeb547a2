import type { Archive } from './archive.js';
import { numberKindOf, type NumberKind } from './number-format.js';
import { readXml } from './xml-events.js';

/** A workbook has at most 64,000. */
const maxStyles = 65_536;

/** What the style of a cell makes of its number, by the number of the style. */
export async function readCellStyles(
  archive: Archive,
  part: string,
): Promise<readonly NumberKind[]> {
  if (!archive.has(part)) return [];
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let isOfCells = false;
  await readXml(part, archive.read(part), {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'cellXfs') isOfCells = true;
      else if (name === 'numFmt') codes.set(Number(numFmtId), formatCode.slice(0, 255));
      else if (name === 'xf' && isOfCells && ids.length < maxStyles) ids.push(Number(numFmtId));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return ids.map((id) => numberKindOf(id, codes.get(id)));
}
