import type { RegistryMapping, RegistryResultMember } from '@dpp/espr-validate/registry';
import { SaxesParser } from 'saxes';
import { MAX_PROOF_BYTES, MAX_RESULT_ROWS, type RawRow } from './result-row-model.js';
import { tooManyRows, unreadable } from './results-error.js';

/** Deepest element: root, list, result, field. Anything deeper is no file of results. */
const maxDepth = 8;

/**
 * Results as XML: elements that the mapping names, at any place, with an element for each member. A document type is refused,
 * so that there are no entities but the five of XML. Attributes and other elements are not read.
 */
export function readXmlResults(
  text: string,
  { entry, names }: RegistryMapping['result'],
): (RawRow | undefined)[] {
  const reader = new ResultReader(entry, names);
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', () => {
    throw unreadable('The file is no well-formed XML.');
  });
  parser.on('doctype', () => {
    throw unreadable('The file declares a document type, which is not taken.');
  });
  parser.on('opentag', ({ name }) => reader.open(localName(name)));
  parser.on('closetag', () => reader.close());
  parser.on('text', (found) => reader.text(found));
  parser.on('cdata', (found) => reader.text(found));
  parser.write(text).close();
  return reader.rows;
}

class ResultReader {
  readonly rows: (RawRow | undefined)[] = [];
  private depth = 0;
  /** Depth of the open result; 0 outside of one. */
  private entryDepth = 0;
  private isBroken = false;
  private values = new Map<RegistryResultMember, string>();
  private member: RegistryResultMember | undefined;
  private readonly memberOf: ReadonlyMap<string, RegistryResultMember>;

  constructor(
    private readonly entry: string,
    names: RegistryMapping['result']['names'],
  ) {
    const members = Object.entries(names) as [RegistryResultMember, string][];
    this.memberOf = new Map(members.map(([member, name]) => [name, member]));
  }

  open(name: string): void {
    this.depth += 1;
    if (this.depth > maxDepth) throw unreadable(`Elements are nested more than ${maxDepth} deep.`);
    if (this.entryDepth === 0) {
      if (name === this.entry) this.begin();
      return;
    }
    if (this.depth > this.entryDepth + 1) {
      // A field of a result holds text alone.
      if (this.member !== undefined) this.isBroken = true;
      return;
    }
    this.member = this.memberOf.get(name);
    if (this.member === undefined) return;
    if (this.values.has(this.member)) this.isBroken = true;
    this.values.set(this.member, '');
  }

  text(found: string): void {
    if (this.member === undefined || this.depth !== this.entryDepth + 1) return;
    const before = this.values.get(this.member) ?? '';
    // What is longer than any member is cut, and refused by its length.
    if (before.length <= MAX_PROOF_BYTES) this.values.set(this.member, before + found);
  }

  close(): void {
    if (this.entryDepth > 0 && this.depth === this.entryDepth) this.end();
    else if (this.depth === this.entryDepth + 1) this.member = undefined;
    this.depth -= 1;
  }

  private begin(): void {
    if (this.rows.length === MAX_RESULT_ROWS) throw tooManyRows();
    this.entryDepth = this.depth;
    this.values = new Map();
    this.isBroken = false;
  }

  private end(): void {
    this.rows.push(this.isBroken ? undefined : Object.fromEntries(this.values));
    this.entryDepth = 0;
  }
}

/** `x:result` and `result` are the same element. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
