import { canonicalText, canonicalTime } from './canonical-value.js';
import { extensionTexts } from './extensions.js';
import { isObject, type JsonObject } from '../schema/check.js';
import { joinSorted } from './code-point-order.js';
import type { Namespaces } from './namespaces.js';
import { vocabularyUri, type VocabularyName } from '../vocabulary/vocabulary.js';

/** Writes a member of an event, or nothing where its value is empty. */
export type Writer = (name: string, value: unknown, namespaces: Namespaces) => string;

/** Members in the order in which the algorithm takes them. */
export type MemberOrder = readonly (readonly [name: string, write: Writer])[];

export const text: Writer = (name, value, namespaces) =>
  pair(name, canonicalText(value, namespaces));

export const time: Writer = (name, value) =>
  pair(name, typeof value === 'string' ? canonicalTime(value) : '');

export function word(vocabulary: VocabularyName): Writer {
  return (name, value, namespaces) =>
    pair(name, canonicalText(vocabularyUri(vocabulary, String(value)), namespaces));
}

/** Values one by one, each with the name, sorted. A value that is no list is a list of one. */
export function each(write: Writer): Writer {
  return (name, value, namespaces) =>
    joinSorted(listOf(value).map((entry) => write(name, entry, namespaces)));
}

/** The name once, then the entries under a name of their own, sorted. */
export function list(entryName: string, write: Writer): Writer {
  const writeEach = each(write);
  return (name, value, namespaces) => behind(name, writeEach(entryName, value, namespaces));
}

/** The name, then the members of an object, then its extensions. */
export function object(order: MemberOrder): Writer {
  const write = members(order);
  return (name, value, namespaces) =>
    isObject(value) ? behind(name, write(value, namespaces)) : '';
}

/** As {@link object}, for entries that have no name of their own. */
export function unnamed(order: MemberOrder): Writer {
  const write = members(order);
  return (_name, value, namespaces) => (isObject(value) ? write(value, namespaces) : '');
}

function members(order: MemberOrder) {
  const known = new Set(order.map(([name]) => name));
  return (value: JsonObject, namespaces: Namespaces): string =>
    inOrder(order, value, namespaces) + joinSorted(extensionTexts(value, known, namespaces));
}

/** The members that an object has, in the order given. */
export function inOrder(order: MemberOrder, value: JsonObject, namespaces: Namespaces): string {
  let result = '';
  for (const [name, write] of order) {
    const member = value[name];
    if (member !== undefined && member !== null) result += write(name, member, namespaces);
  }
  return result;
}

function pair(name: string, value: string): string {
  return value === '' ? '' : `${name}=${value}`;
}

function behind(name: string, content: string): string {
  return content === '' ? '' : name + content;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
