import type { ApplicationIdentifierEntry, Component } from '../dictionary/entry.js';
import type { Gs1Problem } from '../error.js';
import type { LinterRefusal } from '../linters/linter.js';

/**
 * Checks a data field: its length, then component by component, left to right. A component that breaks
 * one rule is not checked for further ones; the components after it are.
 *
 * @param text - Any text that holds the data field from `start` to `end`.
 * @returns The problems by position, with spans in `text`; `undefined` when there are none.
 * @see GS1 General Specifications, "Application Identifier definitions".
 */
export function findDataFieldProblems(
  entry: ApplicationIdentifierEntry,
  text: string,
  start: number,
  end: number,
): Gs1Problem[] | undefined {
  const { components } = entry;
  if (end - start > entry.maxLength) return [tooLong(entry, start, end)];
  if (end - start < entry.minLength) return [tooShort(entry, end)];
  let problems: Gs1Problem[] | undefined;
  let at = start;
  for (let index = 0; index < components.length; index++) {
    const component = components[index] as Component;
    if (at === end && component.optional) break;
    const limit = at + component.maxLength;
    const stop = limit < end ? limit : end;
    const refusal = findComponentRefusal(component, text, at, stop);
    if (refusal) {
      const { applicationIdentifier } = entry;
      (problems ??= []).push({ ...refusal, applicationIdentifier });
    }
    at = stop;
  }
  return problems;
}

function tooLong(entry: ApplicationIdentifierEntry, start: number, end: number): Gs1Problem {
  const { applicationIdentifier, maxLength } = entry;
  const message = `The data field has at most ${maxLength} characters.`;
  return { code: 'TOO_LONG', message, start: start + maxLength, end, applicationIdentifier };
}

function tooShort(entry: ApplicationIdentifierEntry, end: number): Gs1Problem {
  const { applicationIdentifier, minLength } = entry;
  const message = `The data field has at least ${minLength} characters.`;
  return { code: 'TOO_SHORT', message, start: end, end, applicationIdentifier };
}

function findComponentRefusal(
  { minLength, linters }: Component,
  text: string,
  start: number,
  end: number,
): LinterRefusal | undefined {
  if (end - start < minLength) {
    const message = `This part of the data field has ${minLength} characters.`;
    return { code: 'TOO_SHORT', message, start: end, end };
  }
  for (let index = 0; index < linters.length; index++) {
    const refusal = linters[index]?.(text, start, end);
    if (refusal) return refusal;
  }
  return undefined;
}
