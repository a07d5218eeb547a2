import { MerkleSealError } from '../error.js';

/** One tag-length-value of DER; the arrays are views into the bytes read. */
export interface DerElement {
  /** The identifier byte: class, constructed bit and tag number. */
  readonly tag: number;
  readonly content: Uint8Array;
  /** Header and content. */
  readonly encoded: Uint8Array;
}

/** Identifier bytes of the types that keys, names, certificates and time-stamps use. */
export const DerTag = {
  BOOLEAN: 0x01,
  INTEGER: 0x02,
  BIT_STRING: 0x03,
  OCTET_STRING: 0x04,
  NULL: 0x05,
  OID: 0x06,
  UTF8_STRING: 0x0c,
  PRINTABLE_STRING: 0x13,
  IA5_STRING: 0x16,
  UTC_TIME: 0x17,
  GENERALIZED_TIME: 0x18,
  SEQUENCE: 0x30,
  SET: 0x31,
} as const;

/**
 * Reads bytes that are exactly one DER element.
 *
 * @throws {@link MerkleSealError} `INVALID_DER` on trailing or missing bytes, indefinite or over-long
 *   lengths, and tag numbers above 30.
 * @see ITU-T X.690, clauses 8.1 and 10.1.
 */
export function readDer(bytes: Uint8Array): DerElement {
  const element = readElement(bytes, 0);
  if (element.encoded.length !== bytes.length) throw invalidDer('bytes after the element');
  return element;
}

/** Reads the elements that fill a constructed element's content; throws as {@link readDer} does. */
export function readDerElements(content: Uint8Array): DerElement[] {
  const elements: DerElement[] = [];
  for (let offset = 0; offset < content.length;) {
    const element = readElement(content, offset);
    elements.push(element);
    offset += element.encoded.length;
  }
  return elements;
}

/** Asserts that an element is there and carries this tag; returns its content, else `INVALID_DER`. */
export function contentOf(element: DerElement | undefined, tag: number): Uint8Array {
  if (element?.tag !== tag) throw invalidDer('an element of another type than expected');
  return element.content;
}

/** The content of a BIT STRING that holds whole bytes: signatures and keys do. */
export function bytesOfBitString(element: DerElement | undefined): Uint8Array {
  const content = contentOf(element, DerTag.BIT_STRING);
  if (content[0] !== 0) throw invalidDer('a bit string that is not whole bytes');
  return content.subarray(1);
}

/** Makes the error that every DER reader here raises. */
export function invalidDer(what: string, options?: ErrorOptions): MerkleSealError {
  return new MerkleSealError('INVALID_DER', `Not valid DER: ${what}.`, options);
}

function readElement(bytes: Uint8Array, offset: number): DerElement {
  const tag = bytes[offset];
  const first = bytes[offset + 1];
  if (tag === undefined || first === undefined) throw invalidDer('a truncated header');
  if ((tag & 0x1f) === 0x1f) throw invalidDer('a tag number above 30');
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  const start = offset + 2 + lengthBytes;
  const length = lengthBytes === 0 ? first : readLength(bytes.subarray(offset + 2, start));
  const end = start + length;
  if (first === 0x80 || end > bytes.length) throw invalidDer('a length past the end');
  return { tag, content: bytes.subarray(start, end), encoded: bytes.subarray(offset, end) };
}

function readLength(bytes: Uint8Array): number {
  if (bytes.length > 4) throw invalidDer('a length of more than four bytes');
  const length = bytes.reduce((total, byte) => total * 256 + byte, 0);
  if (bytes[0] === 0 || length < 0x80) throw invalidDer('a length longer than it needs to be');
  return length;
}
