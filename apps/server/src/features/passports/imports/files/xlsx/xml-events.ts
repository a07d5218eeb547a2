import { SaxesParser } from 'saxes';
import { unreadable } from '../table-error.js';

/** Handlers of the elements of one document; names come without their prefix. */
export interface XmlHandlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/**
 * Reads XML from pieces. A document type is refused, so that there are no entities but the five of XML.
 *
 * @param part - Named in the refusal.
 * @returns Takes the next piece; without one it ends the document.
 */
export function xmlReader(part: string, handlers: XmlHandlers): (piece?: string) => void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const broken = () => unreadable(`The workbook is broken at ${part}.`);
  parser.on('error', () => {
    throw broken();
  });
  parser.on('doctype', () => {
    throw unreadable(`The workbook declares a document type at ${part}.`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    handlers.open?.(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => handlers.close?.(localName(name)));
  const text = (found: string) => handlers.text?.(found);
  parser.on('text', text);
  parser.on('cdata', text);
  return (piece) => {
    if (piece === undefined) parser.close();
    else parser.write(piece);
  };
}

/** Reads a whole part. */
export async function readXml(
  part: string,
  pieces: AsyncIterable<string>,
  handlers: XmlHandlers,
): Promise<void> {
  const read = xmlReader(part, handlers);
  for await (const piece of pieces) read(piece);
  read();
}

/** `x:row` and `row` are the same element. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
