import { Gs1Error } from '../error.js';
import type { Component } from './entry.js';
import { expandRange, linterOf, parseLine, rangeOf, type LintersByName } from './parse-line.js';

/** AIs or an AI range, flags, specification and attributes, title. */
const entryPattern = /^(\d{2,4})(?:-(\d{2,4}))?(?: [*?]+)? ([^#]*?)(?: ?# ?(.*))?$/;
const componentPattern = /^(\[?)[NXYZ](?:\.\.)?[1-9]\d*(\]?)((?:,\w+)*)$/;
const attributePattern = /^(?:(?:req|ex)=[\dn,+]+|dlpkey(?:=[\d,|]+)?)$/;

/**
 * Refuses a line that is no entry of a Syntax Dictionary, so that its mistakes are told when it is
 * loaded and not when it is used.
 *
 * @param line - With single blanks, and none at its ends.
 * @throws {@link Gs1Error} `INVALID_DICTIONARY` for what is no entry, or names a linter that was not given.
 */
export function requireEntry(line: string, linters: LintersByName): void {
  const match = entryPattern.exec(line);
  if (!match) throw refusal('Expected AIs, a specification and a title.');
  const [, first = '', last = first, body = ''] = match;
  if (first.length !== last.length || first > last) {
    throw refusal('A range of AIs goes up and keeps its length.');
  }
  for (const token of body.split(' ')) {
    if (!attributePattern.test(token)) requireComponent(token, linters);
  }
  requireOrder(parseLine(line, linters)[0]?.components ?? []);
}

/** The length of an AI follows from its first two digits, or element strings could not be read. */
export function requireDistinct(lines: readonly string[]): void {
  const lengths = new Map<string, number>();
  const seen = new Set<string>();
  for (const applicationIdentifier of lines.flatMap((line) => expandRange(rangeOf(line)))) {
    const { length } = applicationIdentifier;
    const prefix = applicationIdentifier.slice(0, 2);
    if (seen.has(applicationIdentifier) || (lengths.get(prefix) ?? length) !== length) {
      const message = 'AIs that start with the same two digits have one length and stand once.';
      throw new Gs1Error('INVALID_DICTIONARY', message, { applicationIdentifier });
    }
    seen.add(applicationIdentifier);
    lengths.set(prefix, length);
  }
}

function requireComponent(token: string, linters: LintersByName): void {
  const match = componentPattern.exec(token);
  const [, open, close, names = ''] = match ?? [];
  if (!match || (open === '') !== (close === '')) {
    throw refusal('A component is a type, a length and linters.');
  }
  for (const name of names.split(',').slice(1)) {
    if (!linterOf(name, linters)) throw refusal(`There is no linter named ${name}.`);
  }
}

/** A data field is cut into components from the left, which only works when what varies comes last. */
function requireOrder(components: readonly Component[]): void {
  if (components.length === 0) throw refusal('An entry has at least one component.');
  for (const [index, component] of components.entries()) {
    const next = components[index + 1];
    if (!next) continue;
    if (component.minLength !== component.maxLength) {
      throw refusal('Only the last component may vary in length.');
    }
    if (component.optional && !next.optional) {
      throw refusal('After an optional component all are optional.');
    }
  }
}

function refusal(message: string): Gs1Error {
  return new Gs1Error('INVALID_DICTIONARY', message);
}
