import { tooLarge } from '../table-error.js';
import type { Archive } from './archive.js';
import { readXml } from './xml-events.js';

/** The texts that a workbook stores once, in characters; they are held while it is read. */
const maxCharacters = 64 * 1024 * 1024;
const maxTexts = 2_000_000;

/** The texts that cells refer to by their position. Hints on how to pronounce them are left out. */
export async function readSharedTexts(archive: Archive, part: string): Promise<readonly string[]> {
  if (!archive.has(part)) return [];
  const texts: string[] = [];
  let text = '';
  let characters = 0;
  let isText = false;
  let hints = 0;
  await readXml(part, archive.read(part), {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') hints += 1;
      else if (name === 't') isText = hints === 0;
    },
    text(found) {
      if (isText) text += found;
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') hints -= 1;
      if (name !== 'si') return;
      characters += text.length;
      if (characters > maxCharacters || texts.length >= maxTexts) {
        throw tooLarge(`The texts of a workbook have at most ${maxCharacters} characters.`);
      }
      texts.push(unescapeText(text));
    },
  });
  return texts;
}

/** Control characters that XML cannot hold are written `_x000D_`; NUL is none that a cell may have. */
export function unescapeText(text: string): string {
  return text.replace(/_x(000[9AD])_/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
