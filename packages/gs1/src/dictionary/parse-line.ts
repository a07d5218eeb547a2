import type { Gs1ErrorCode } from '../error.js';
import { Gs1Error } from '../error.js';
import type { Linter } from '../linters/linter.js';
import { characterSetLinters, findLinter } from '../linters/registry.js';
import type { ApplicationIdentifierEntry, Component, ComponentType } from './entry.js';

/** Linters by name, for a dictionary that names one this release does not have. */
export type LintersByName = Readonly<Record<string, Linter>>;

const invalid: Gs1ErrorCode = 'INVALID_DICTIONARY';

/** AIs or an AI range, flags, specification and attributes, title. */
const entryPattern = /^(\d{2,4})(?:-(\d{2,4}))?(?:\s+([*?]+))?\s+([^#]*?)\s*(?:#\s*(.*?)\s*)?$/;
const componentPattern = /^(\[?)([NXYZ])(\.\.)?([1-9]\d*)(\]?)((?:,\w+)*)$/;
const attributePattern = /^(req|ex|dlpkey)(?:=([\dn,+|]+))?$/;

/**
 * Reads one line of a Syntax Dictionary file, a range of AIs as one entry per AI.
 *
 * @throws {@link Gs1Error} `INVALID_DICTIONARY` for what is no entry, or names a linter nobody gave.
 */
export function parseLine(line: string, linters: LintersByName): ApplicationIdentifierEntry[] {
  const match = entryPattern.exec(line);
  if (!match) throw new Gs1Error(invalid, 'Expected AIs, a specification and a title.');
  const [, first = '', last = first, flags = '', body = '', title = ''] = match;
  const tokens = body.split(/\s+/);
  const attributes = tokens.filter((token) => attributePattern.test(token));
  const specification = tokens.filter((token) => !attributePattern.test(token));
  const components = specification.map((token) => readComponent(token, linters));
  const shared = {
    title,
    components,
    minLength: sum(components.map((one) => (one.optional ? 0 : one.minLength))),
    maxLength: sum(components.map((one) => one.maxLength)),
    separatorRequired: !flags.includes('*'),
    isDigitalLinkAttribute: flags.includes('?'),
    ...readAttributes(attributes),
  };
  return expandRange(first, last).map((applicationIdentifier) => {
    return { applicationIdentifier, ...shared };
  });
}

/** The AIs from the first to the last, both included; `last` is `first` for a single one. */
export function expandRange(first: string, last: string): string[] {
  const count = Number(last) - Number(first) + 1;
  if (first.length !== last.length || !(count >= 1)) {
    throw new Gs1Error(invalid, 'A range of AIs goes up and keeps its length.');
  }
  return Array.from({ length: count }, (_, offset) =>
    String(Number(first) + offset).padStart(first.length, '0'),
  );
}

function readComponent(token: string, linters: LintersByName): Component {
  const match = componentPattern.exec(token);
  const [, open, type, dots, digits, close, names = ''] = match ?? [];
  if (!match || (open === '') !== (close === '')) {
    throw new Gs1Error(invalid, 'A component is a type, a length and linters.');
  }
  const maxLength = Number(digits);
  const linterNames = names.split(',').slice(1);
  const characterSet = characterSetLinters[type as ComponentType];
  return {
    type: type as ComponentType,
    minLength: dots === undefined ? maxLength : 1,
    maxLength,
    optional: open === '[',
    linterNames,
    linters: [characterSet, ...linterNames.map((name) => linterOf(name, linters))],
  };
}

function linterOf(name: string, linters: LintersByName): Linter {
  const linter = Object.hasOwn(linters, name) ? linters[name] : findLinter(name);
  if (!linter) throw new Gs1Error(invalid, `There is no linter named ${name}.`);
  return linter;
}

function readAttributes(tokens: readonly string[]) {
  const mandatoryAssociations: string[][][] = [];
  const invalidPairs: string[] = [];
  let qualifierSequences: string[][] | undefined;
  for (const token of tokens) {
    const [, key, value = ''] = attributePattern.exec(token) ?? [];
    if (key === 'dlpkey') {
      qualifierSequences = value.split('|').map((sequence) => sequence.split(',').filter(Boolean));
    } else if (key === 'req') {
      mandatoryAssociations.push(value.split(',').map((group) => group.split('+')));
    } else {
      invalidPairs.push(...value.split(','));
    }
  }
  return { mandatoryAssociations, invalidPairs, qualifierSequences };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
