import { CliError } from '../command/command-context.js';
import { maxEntryLength } from './json-array-splitter.js';

/** Where a document has its events, by the names of the members that lead there. */
const eventListPaths: readonly string[] = [
  JSON.stringify(['epcisBody', 'eventList']),
  JSON.stringify(['epcisBody', 'queryResults', 'resultsBody', 'eventList']),
];

/** Where the events of a document begin. */
interface EventListPlace {
  /** Place of the bracket, in UTF-16 code units from the start of the document. */
  readonly offset: number;
  /** From 1. */
  readonly line: number;
  /** JSON pointer to the list. */
  readonly pointer: string;
}

interface Container {
  readonly isObject: boolean;
  /** Name of the member that is read now. */
  name: string;
  isNameNext: boolean;
}

/**
 * Finds the events in the text of an EPCIS document, from pieces that end anywhere. It holds what stands around them,
 * and nothing of them. It looks at brackets, quotes and names alone: the reader of the text reports invalid JSON.
 */
export class EventListFinder {
  place: EventListPlace | undefined;
  /** The document with a list of events that is empty. */
  around = '';
  private readonly open: Container[] = [];
  /** Containers that were open where the events begin; undefined where they are not read now. */
  private depthOfList: number | undefined;
  private offset = 0;
  private line = 1;
  private isText = false;
  private isEscaped = false;
  /** The raw text of a name that is read now. */
  private name: string | undefined;

  /** @throws {@link CliError} when too much stands around the events. */
  push(piece: string): void {
    let from = 0;
    for (let index = 0; index < piece.length; index += 1) {
      const character = piece.charAt(index);
      if (character === '\n') this.line += 1;
      const wasInList = this.depthOfList !== undefined;
      this.read(character, this.offset + index);
      const isInList = this.depthOfList !== undefined;
      if (isInList && !wasInList) this.keep(piece.slice(from, index + 1));
      if (wasInList && !isInList) from = index;
    }
    if (this.depthOfList === undefined) this.keep(piece.slice(from));
    this.offset += piece.length;
  }

  private read(character: string, offset: number): void {
    if (this.isText) this.readText(character);
    else if (character === '"') this.beginText();
    else if (character === '{' || character === '[') this.enter(character === '{', offset);
    else if (character === '}' || character === ']') this.leave();
    else this.separate(character);
  }

  private beginText(): void {
    this.isText = true;
    if (this.depthOfList === undefined && this.open.at(-1)?.isNameNext) this.name = '';
  }

  private readText(character: string): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (character === '\\') this.isEscaped = true;
    else if (character === '"') return this.endText();
    if (this.name !== undefined) this.name += character;
  }

  private endText(): void {
    this.isText = false;
    const container = this.open.at(-1);
    if (this.name !== undefined && container) container.name = unescaped(this.name);
    this.name = undefined;
  }

  private enter(isObject: boolean, offset: number): void {
    if (!isObject && this.depthOfList === undefined && !this.place) this.lookAt(offset);
    this.open.push({ isObject, name: '', isNameNext: isObject });
  }

  private lookAt(offset: number): void {
    if (!this.open.every((container) => container.isObject)) return;
    const path = this.open.map(({ name }) => name);
    if (!eventListPaths.includes(JSON.stringify(path))) return;
    this.place = { offset, line: this.line, pointer: `/${path.join('/')}` };
    this.depthOfList = this.open.length;
  }

  private leave(): void {
    this.open.pop();
    if (this.open.length === this.depthOfList) this.depthOfList = undefined;
  }

  private separate(character: string): void {
    const container = this.open.at(-1);
    if (!container?.isObject) return;
    if (character === ':') container.isNameNext = false;
    else if (character === ',') container.isNameNext = true;
  }

  private keep(part: string): void {
    this.around += part;
    if (this.around.length <= maxEntryLength) return;
    throw new CliError(`Around its events a document has at most ${maxEntryLength} characters.`);
  }
}

function unescaped(raw: string): string {
  try {
    return JSON.parse(`"${raw}"`) as string;
  } catch {
    // The text is no JSON; the reader of the whole document reports it better.
    return raw;
  }
}
