import type { ApplicationIdentifierEntry, Component } from '../dictionary/entry.js';
import type { BitReader } from './bit-reader.js';
import { bitsForLength } from './bit-widths.js';
import type { BitWriter } from './bit-writer.js';
import { readText, writeText } from './text-encoding.js';

/** A part of a data field as compression sees it: digits or text, of fixed length or up to a length. */
interface CompressedField {
  readonly isNumeric: boolean;
  readonly hasFixedLength: boolean;
  readonly maxLength: number;
}

/** Reads a data field; `undefined` when a text in it has no known encoding. */
export function readDataField(
  reader: BitReader,
  entry: ApplicationIdentifierEntry,
): string | undefined {
  let value = '';
  for (const { isNumeric, hasFixedLength, maxLength } of fieldsOf(entry)) {
    const lengthBits = hasFixedLength ? 0 : bitsForLength(maxLength);
    if (isNumeric) {
      value += reader.readDigits(hasFixedLength ? maxLength : reader.read(lengthBits));
      continue;
    }
    const text = readText(reader, lengthBits, maxLength);
    if (text === undefined) return undefined;
    value += text;
  }
  return value;
}

/** Writes the data field of an AI; it has to be a valid one. */
export function writeDataField(
  writer: BitWriter,
  entry: ApplicationIdentifierEntry,
  value: string,
): void {
  let start = 0;
  for (const { isNumeric, hasFixedLength, maxLength } of fieldsOf(entry)) {
    const part = value.slice(start, start + maxLength);
    const lengthBits = hasFixedLength ? 0 : bitsForLength(maxLength);
    start += part.length;
    if (isNumeric) {
      writer.write(part.length, lengthBits);
      writer.writeDigits(part);
    } else {
      writeText(writer, part, lengthBits);
    }
  }
}

/**
 * The table of formats of the standard (GS1 Digital Link 1.2, compression, table F), which follows
 * from the components of the Syntax Dictionary: neighbours of one kind are one field, but digits of
 * fixed length stay apart from digits that may be missing.
 */
function fieldsOf({ components }: ApplicationIdentifierEntry): CompressedField[] {
  const fields: CompressedField[] = [];
  for (const component of components) {
    const next = fieldOf(component);
    const last = fields.at(-1);
    if (last && isContinuedBy(last, next)) {
      const hasFixedLength = last.hasFixedLength && next.hasFixedLength;
      const maxLength = last.maxLength + next.maxLength;
      fields[fields.length - 1] = { isNumeric: last.isNumeric, hasFixedLength, maxLength };
    } else {
      fields.push(next);
    }
  }
  return fields;
}

function fieldOf({ type, minLength, maxLength, optional }: Component): CompressedField {
  return {
    isNumeric: type === 'N',
    hasFixedLength: minLength === maxLength && !optional,
    maxLength,
  };
}

function isContinuedBy(last: CompressedField, next: CompressedField): boolean {
  if (last.isNumeric !== next.isNumeric) return false;
  return !last.isNumeric || last.hasFixedLength === next.hasFixedLength;
}
