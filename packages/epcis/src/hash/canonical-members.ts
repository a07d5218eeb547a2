import {
  canonicalText,
  canonicalTime,
  contentText,
  contentTime,
  contentWord,
} from './canonical-value.js';
import { extensionContents, extensionTexts } from './extensions.js';
import { isObject, type JsonObject } from '../schema/check.js';
import { joinSorted } from './code-point-order.js';
import type { Namespaces } from './namespaces.js';
import { vocabularyUri, type VocabularyName } from '../vocabulary/vocabulary.js';

/** The two texts of a member. */
export interface MemberForm {
  /** For the hash: the name and the value, or nothing where the value is empty. */
  readonly write: (name: string, value: unknown, namespaces: Namespaces) => string;
  /** For the content: canonical JSON of the value, in which nothing of it is lost. */
  readonly content: (value: unknown, namespaces: Namespaces) => string;
}

/** Members in the order in which the algorithm takes them. */
export type MemberOrder = readonly (readonly [name: string, form: MemberForm])[];

export const text: MemberForm = {
  write: (name, value, namespaces) => pair(name, canonicalText(value, namespaces)),
  content: contentText,
};

export const time: MemberForm = {
  write: (name, value) => pair(name, typeof value === 'string' ? canonicalTime(value) : ''),
  content: contentTime,
};

export function word(vocabulary: VocabularyName): MemberForm {
  const uriOf = (value: unknown) => vocabularyUri(vocabulary, String(value));
  return {
    write: (name, value, namespaces) => pair(name, canonicalText(uriOf(value), namespaces)),
    content: (value, namespaces) => contentWord(uriOf(value), namespaces),
  };
}

/** Values one by one, each with the name, sorted. A value that is no list is a list of one. */
export function each(form: MemberForm): MemberForm {
  return {
    write: (name, value, namespaces) =>
      joinSorted(listOf(value).map((entry) => form.write(name, entry, namespaces))),
    // A set: any order that is always the same will do.
    content: (value, namespaces) => {
      const entries = listOf(value).map((entry) => form.content(entry, namespaces));
      return `[${entries.sort().join(',')}]`;
    },
  };
}

/** The name once, then the entries under a name of their own, sorted. */
export function list(entryName: string, form: MemberForm): MemberForm {
  const { write, content } = each(form);
  return {
    write: (name, value, namespaces) => behind(name, write(entryName, value, namespaces)),
    content,
  };
}

/** The name, then the members of an object, then its extensions. */
export function object(order: MemberOrder): MemberForm {
  const { write, content } = unnamed(order);
  return {
    write: (name, value, namespaces) => behind(name, write(name, value, namespaces)),
    content,
  };
}

/** As {@link object}, for entries that have no name of their own. */
export function unnamed(order: MemberOrder): MemberForm {
  const known = new Set(order.map(([name]) => name));
  return {
    write: (_name, value, namespaces) =>
      isObject(value)
        ? inOrder(order, value, namespaces) + joinSorted(extensionTexts(value, known, namespaces))
        : '',
    content: (value, namespaces) =>
      isObject(value)
        ? membersContent([
            ...contentsInOrder(order, value, namespaces),
            ...extensionContents(value, known, namespaces),
          ])
        : JSON.stringify(value),
  };
}

/** The members that an object has, in the order given. */
export function inOrder(order: MemberOrder, value: JsonObject, namespaces: Namespaces): string {
  let result = '';
  for (const [name, { write }] of order) {
    const member = value[name];
    if (member !== undefined && member !== null) result += write(name, member, namespaces);
  }
  return result;
}

/** The same for the content: a name and a value each. */
export function contentsInOrder(
  order: MemberOrder,
  value: JsonObject,
  namespaces: Namespaces,
): string[] {
  return order.flatMap(([name, { content }]) => {
    const member = value[name];
    if (member === undefined || member === null) return [];
    return [`["${name}",${content(member, namespaces)}]`];
  });
}

/** An object, as the content has it: no other object has this member. */
export function membersContent(members: readonly string[]): string {
  return `{"members":[${members.join(',')}]}`;
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
