import { CliError } from '../command/command-context.js';

/** The text of one entry of a list. */
export interface ListEntry {
  /** Where it begins, from 1. */
  readonly line: number;
  readonly text: string;
}

/** As many as a row of a table may have. What is larger does not fit into a request either. */
export const maxEntryLength = 1_000_000;

/**
 * Cuts a JSON list into its entries, from pieces of text that end anywhere. It looks at brackets and quotes alone:
 * the reader of an entry reports invalid JSON.
 */
export class JsonArraySplitter {
  private state: 'before' | 'between' | 'inside' | 'after' = 'before';
  private line: number;
  private firstLine = 1;
  private depth = 0;
  private isText = false;
  private isEscaped = false;
  private text = '';

  /** @param within - Where in a document the list begins; what stands behind it is left alone. Default: it is all there is. */
  constructor(private readonly within?: { readonly line: number }) {
    this.line = within?.line ?? 1;
  }

  /** Nothing more is to come. */
  get isAtEnd(): boolean {
    return this.state === 'after';
  }

  /** The entries that end within this piece. @throws {@link CliError} for what is no list. */
  *push(piece: string): Generator<ListEntry> {
    let from = 0;
    for (let index = 0; index < piece.length; index += 1) {
      if (this.within && this.isAtEnd) return;
      const character = piece.charAt(index);
      if (character === '\n') this.line += 1;
      if (this.state === 'inside') {
        if (!this.endsEntry(character)) continue;
        yield this.take(piece.slice(from, index));
        this.state = character === ',' ? 'between' : 'after';
      } else if (!/\s/.test(character)) {
        from = index;
        this.begin(character);
      }
    }
    if (this.state === 'inside') this.keep(piece.slice(from));
  }

  /** @throws {@link CliError} for a list that never ends. */
  end(): void {
    if (this.state === 'after') return;
    throw new CliError(
      this.state === 'before'
        ? 'The file must hold a JSON list.'
        : `The list never ends; what begins on line ${this.firstLine} is the last of it.`,
    );
  }

  private begin(character: string): void {
    if (this.state === 'between' && character !== ',' && character !== ']') {
      this.state = 'inside';
      this.firstLine = this.line;
      this.depth = 0;
      this.endsEntry(character);
    } else if (this.state === 'before' && character === '[') this.state = 'between';
    else if (this.state === 'between' && character === ']') this.state = 'after';
    else throw new CliError(`Line ${this.line}: this is no JSON list.`);
  }

  private endsEntry(character: string): boolean {
    if (this.isText) {
      if (this.isEscaped) this.isEscaped = false;
      else if (character === '\\') this.isEscaped = true;
      else if (character === '"') this.isText = false;
      return false;
    }
    if (character === '"') this.isText = true;
    else if (character === '{' || character === '[') this.depth += 1;
    else if (this.depth === 0) return character === ',' || character === ']';
    else if (character === '}' || character === ']') this.depth -= 1;
    return false;
  }

  private keep(part: string): void {
    this.text += part;
    if (this.text.length <= maxEntryLength) return;
    const limit = `${maxEntryLength} characters`;
    throw new CliError(`What begins on line ${this.firstLine} has over ${limit}.`);
  }

  private take(rest: string): ListEntry {
    this.keep(rest);
    const entry = { line: this.firstLine, text: this.text };
    this.text = '';
    return entry;
  }
}
