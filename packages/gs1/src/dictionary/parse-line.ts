import { lintCsum } from '../linters/csum.js';
import type { Linter } from '../linters/linter.js';
import { characterSetLinters, findLinter, type ComponentType } from '../linters/registry.js';
import type { ApplicationIdentifierEntry, Component } from './entry.js';

/** Linters by name, for a dictionary that names one this release does not have. */
export type LintersByName = Readonly<Record<string, Linter>>;

const componentPattern = /^(\[?)(.)(\.\.)?(\d+)/;

/**
 * Reads one line of a Syntax Dictionary file that `requireEntry` has nothing against, with single
 * blanks. A range of AIs becomes one entry per AI.
 */
export function parseLine(line: string, linters: LintersByName): ApplicationIdentifierEntry[] {
  const [body = '', ...titles] = line.split('# ');
  const [range = '', ...tokens] = body.trim().split(' ');
  const flags = /^[*?]/.test(tokens[0] ?? '') ? tokens.shift() : '';
  const components: Component[] = [];
  const mandatoryAssociations: string[][][] = [];
  const invalidPairs: string[] = [];
  let qualifierSequences: string[][] | undefined;
  for (const token of tokens) {
    const [key, value = ''] = token.split('=');
    if (key === 'dlpkey') {
      qualifierSequences = value.split('|').map((sequence) => sequence.split(',').filter(Boolean));
    } else if (key === 'req') {
      mandatoryAssociations.push(value.split(',').map((group) => group.split('+')));
    } else if (key === 'ex') {
      invalidPairs.push(...value.split(','));
    } else {
      components.push(readComponent(token, linters));
    }
  }
  return expandRange(range).map((applicationIdentifier) => {
    return {
      applicationIdentifier,
      title: titles.join('# '),
      components,
      minLength: sum(components.map((one) => (one.optional ? 0 : one.minLength))),
      maxLength: sum(components.map((one) => one.maxLength)),
      separatorRequired: !flags?.includes('*'),
      isDigitalLinkAttribute: flags?.includes('?') === true,
      mandatoryAssociations,
      invalidPairs,
      qualifierSequences,
    };
  });
}

/** The AIs that an entry starts with: `01`, or a range, `3100-3105`. */
export function rangeOf(line: string): string {
  return line.slice(0, line.indexOf(' '));
}

/** The AIs from the first to the last, both included: `3100-3105`, or a single AI. */
export function expandRange(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, offset) =>
    String(Number(first) + offset).padStart(first.length, '0'),
  );
}

function readComponent(token: string, linters: LintersByName): Component {
  const [, open, type, dots, digits] = componentPattern.exec(token) ?? [];
  const maxLength = Number(digits);
  const linterNames = token.split(',').slice(1);
  const named = linterNames.map((name) => linterOf(name, linters) as Linter);
  return {
    type: type as ComponentType,
    minLength: dots ? 1 : maxLength,
    maxLength,
    optional: open === '[',
    linterNames,
    // A check digit is only right among digits: they need not be looked at twice.
    linters: named[0] === lintCsum ? named : [characterSetLinters[type as ComponentType], ...named],
  };
}

/** The linter of a name: one of those given, or of this release. */
export function linterOf(name: string, linters: LintersByName): Linter | undefined {
  return Object.hasOwn(linters, name) ? linters[name] : findLinter(name);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
