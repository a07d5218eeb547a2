import { unreadable } from '../table-error.js';
import type { Archive } from './archive.js';
import { readXml } from './xml-events.js';

/** The parts of a workbook that a table is made of. */
export interface Workbook {
  /** The first sheet that is not hidden. */
  readonly sheetPart: string;
  readonly textsPart: string;
  readonly stylesPart: string;
  readonly is1904: boolean;
}

interface Relationship {
  readonly type: string;
  readonly target: string;
}

/** Finds the parts by their relationships: their names are free. @see ECMA-376, part 2, 6.5. */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const office = await relationshipsOf(archive, '');
  const workbook = [...office.values()].find(({ type }) => type.endsWith('/officeDocument'));
  const part = workbook?.target ?? 'xl/workbook.xml';
  if (!archive.has(part)) throw unreadable('The file is an archive, but no workbook (.xlsx).');
  const sheets: { id: string; isHidden: boolean }[] = [];
  let is1904 = false;
  await readXml(part, archive.read(part), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const isHidden = (attributes.state ?? 'visible') !== 'visible';
      sheets.push({ id: attributes['r:id'] ?? idIn(attributes), isHidden });
    },
  });
  const related = await relationshipsOf(archive, part);
  const ofType = (type: string) =>
    [...related.values()].find((one) => one.type.endsWith(`/${type}`))?.target ?? '';
  const sheet = sheets.find(({ isHidden }) => !isHidden);
  const found = sheet && related.get(sheet.id);
  if (!found?.type.endsWith('/worksheet')) {
    throw unreadable('The workbook has no sheet that can be seen.');
  }
  return {
    sheetPart: found.target,
    textsPart: ofType('sharedStrings'),
    stylesPart: ofType('styles'),
    is1904,
  };
}

/** The namespace of relationships may have any prefix. */
function idIn(attributes: Readonly<Record<string, string>>): string {
  const name = Object.keys(attributes).find((key) => key.endsWith(':id'));
  return name === undefined ? '' : (attributes[name] ?? '');
}

/** Relationships of a part by id, with targets as names of parts. */
async function relationshipsOf(
  archive: Archive,
  part: string,
): Promise<ReadonlyMap<string, Relationship>> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const list = `${folder}_rels/${part.slice(folder.length)}.rels`;
  const found = new Map<string, Relationship>();
  if (!archive.has(list)) return found;
  await readXml(list, archive.read(list), {
    open(name, { Id = '', Type = '', Target = '', TargetMode = 'Internal' }) {
      if (name !== 'Relationship' || TargetMode !== 'Internal') return;
      found.set(Id, { type: Type, target: resolved(folder, Target) });
    },
  });
  return found;
}

/** A target is a path beside its part, or begins at the root. It names a part, never a file. */
function resolved(folder: string, target: string): string {
  const steps = (target.startsWith('/') ? target : folder + target).split('/');
  const path: string[] = [];
  for (const step of steps) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/').toLowerCase();
}
