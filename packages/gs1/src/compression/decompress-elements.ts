import type { AiElement } from '../syntax/ai-element.js';
import { findDataFieldProblems } from '../syntax/check-data-field.js';
import type { Dictionary } from '../dictionary/dictionary.js';
import type { ApplicationIdentifierEntry } from '../dictionary/entry.js';
import type { DigitalLinkParameter } from '../syntax/digital-link.js';
import { base64url } from '../characters/base64url.js';
import { BitReader } from './bit-reader.js';
import { readDataField } from './compressed-field.js';
import { optimisations, orderOfStandard, orderOfToolkit } from './optimisations.js';
import { readText } from './text-encoding.js';

/** What a compressed segment holds, in its order. */
export interface CompressedContent {
  readonly elements: AiElement<string>[];
  readonly parameters: DigitalLinkParameter[];
}

/** What stands before a parameter that is no AI. */
const parameterFlag = 0xf;
const parameterLengthBits = 7;
/** Fewer bits than this hold nothing: the last character is filled up, some writers fill up bytes. */
const maxPadding = 8;

/**
 * Reads the compressed segment of a Digital Link.
 *
 * @param segment - base64url.
 * @returns `undefined` when the bits are not those of a compressed link.
 */
export function decompressElements(
  segment: string,
  dictionary: Dictionary,
): CompressedContent | undefined {
  const content = readContent(segment, dictionary, orderOfToolkit);
  if (content && isPlausible(content, dictionary)) return content;
  // Values in the wrong order make an invalid check digit or date, if they can be read at all.
  const asListed = readContent(segment, dictionary, orderOfStandard);
  return asListed && isPlausible(asListed, dictionary) ? asListed : content;
}

function isPlausible({ elements }: CompressedContent, dictionary: Dictionary): boolean {
  return elements.every(({ applicationIdentifier, value }) => {
    const entry = dictionary.find(applicationIdentifier);
    return entry && !findDataFieldProblems(entry, value, 0, value.length);
  });
}

function readContent(
  segment: string,
  dictionary: Dictionary,
  disputed: ReadonlyMap<number, readonly string[]>,
): CompressedContent | undefined {
  const reader = new BitReader(segment);
  const content: CompressedContent = { elements: [], parameters: [] };
  while (reader.remaining > maxPadding) {
    const first = reader.read(4);
    const second = reader.read(4);
    let isRead: boolean;
    if (first === parameterFlag) {
      isRead = readParameter(reader, second, content);
    } else if (first <= 9 && second <= 9) {
      isRead = readElement(reader, readEntry(reader, `${first}${second}`, dictionary), content);
    } else {
      const code = first * 16 + second;
      const sequence = disputed.get(code) ?? optimisations().get(code);
      const read = (ai: string) => readElement(reader, dictionary.find(ai), content);
      isRead = sequence !== undefined && sequence.every(read);
    }
    if (!isRead || reader.isBroken) return undefined;
  }
  return reader.read(reader.remaining) === 0 ? content : undefined;
}

/** The entry of the AI that starts with two digits; its further digits follow. */
function readEntry(
  reader: BitReader,
  prefix: string,
  dictionary: Dictionary,
): ApplicationIdentifierEntry | undefined {
  let applicationIdentifier = prefix;
  for (let length = dictionary.lengthAt(prefix, 0); length > 2; length--) {
    const digit = reader.read(4);
    if (digit > 9) return undefined;
    applicationIdentifier += String(digit);
  }
  return dictionary.find(applicationIdentifier);
}

function readElement(
  reader: BitReader,
  entry: ApplicationIdentifierEntry | undefined,
  { elements }: CompressedContent,
): boolean {
  if (!entry) return false;
  const { applicationIdentifier } = entry;
  const isRepeated = elements.some(
    (other) => other.applicationIdentifier === applicationIdentifier,
  );
  const value = isRepeated ? undefined : readDataField(reader, entry);
  if (value === undefined) return false;
  elements.push({ applicationIdentifier, value });
  return true;
}

/** Four of the seven bits of the length of the name have been read. */
function readParameter(
  reader: BitReader,
  lengthStart: number,
  { parameters }: CompressedContent,
): boolean {
  const nameLength = lengthStart * 8 + reader.read(3);
  let name = '';
  for (let count = 0; count < nameLength && !reader.isBroken; count++) {
    name += base64url.charAt(reader.read(6));
  }
  const value = readText(reader, parameterLengthBits, 0);
  if (name === '' || value === undefined || value.includes('\0')) return false;
  parameters.push([name, value]);
  return true;
}
