import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { contentsInOrder, inOrder, membersContent } from './canonical-members.js';
import { joinSorted } from './code-point-order.js';
import type { EpcisEvent } from '../event.js';
import { extensionContents, extensionTexts } from './extensions.js';
import type { JsonObject } from '../schema/check.js';
import { Namespaces } from './namespaces.js';
import { eventOrder, sortedMembers, unhashedMembers } from './property-order.js';

/** Options of {@link eventHash}, {@link eventPreHash} and {@link eventContent}. */
export interface HashOptions {
  /**
   * The `@context` of the document that holds the event, which defines the prefixes of extensions. That of the
   * event itself is read in any case; nothing is fetched. Default none.
   */
  readonly context?: unknown;
}

/**
 * The identifier of an event, computed from its content alone: equal for two spellings of the same event, with any
 * order of members, the form of EPCs and the time zone of its times.
 *
 * `eventID`, `recordTime`, `errorDeclaration` and comments are not covered. A hash is no signature, and it is not
 * injective: the algorithm joins names and values without a separator, so that events with other content can be made
 * that have the same hash. Compare {@link eventContent} before one is taken for another.
 *
 * @param event - A valid event.
 * @returns `ni:///sha-256;`, 64 lower-case hex digits, `?ver=CBV2.0` (RFC 6920).
 * @throws {@link EpcisError} `TOO_DEEP` if extensions have more than 64 levels.
 * @see Core Business Vocabulary 2.0, EPCIS Event Hash ID.
 */
export function eventHash(event: EpcisEvent, options?: HashOptions): string {
  const digest = sha256(utf8ToBytes(eventPreHash(event, options)));
  return `ni:///sha-256;${bytesToHex(digest)}?ver=CBV2.0`;
}

/**
 * The text that {@link eventHash} hashes: to see why two events differ.
 *
 * @throws {@link EpcisError} as {@link eventHash}.
 */
export function eventPreHash(event: EpcisEvent, { context }: HashOptions = {}): string {
  const members: JsonObject = { ...event };
  const namespaces = new Namespaces([context, event['@context']]);
  const tail = sortedMembers.map((member) => inOrder([member], members, namespaces));
  const type = namespaces.expand(event.type);
  return (
    `eventType=${type}${inOrder(eventOrder, members, namespaces)}` +
    joinSorted([...tail, ...extensionTexts(members, knownMembers, namespaces)])
  );
}

/**
 * Canonical JSON (RFC 8785) of what {@link eventHash} covers: two events are the same if their hashes and these
 * texts are equal.
 *
 * Equal for spellings that say the same: the order of members and of lists of the standard, an EPC as a URN or as a
 * Digital Link of any domain, words of the vocabulary, the offset of a time beside `eventTimeZoneOffset`, prefixes of
 * names. Different for events that say more or less, although the hash may be the same: a lot beside a serial number,
 * fractions of milliseconds, spaces around a text, a number and its text in an extension. The form may change between
 * major versions.
 *
 * @param event - A valid event.
 * @throws {@link EpcisError} as {@link eventHash}.
 */
export function eventContent(event: EpcisEvent, { context }: HashOptions = {}): string {
  const members: JsonObject = { ...event };
  const namespaces = new Namespaces([context, event['@context']]);
  return membersContent([
    `["type",${JSON.stringify(namespaces.expand(event.type))}]`,
    ...contentsInOrder(eventOrder, members, namespaces),
    ...contentsInOrder(sortedMembers, members, namespaces),
    ...extensionContents(members, knownMembers, namespaces),
  ]);
}

const knownMembers: ReadonlySet<string> = new Set([
  ...[...eventOrder, ...sortedMembers].map(([name]) => name),
  ...unhashedMembers,
]);
