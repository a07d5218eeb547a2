import { createHash } from 'node:crypto';
import { epcKeys, eventContent, locationKeys, type EpcisEvent, type EpcRole } from '@dpp/epcis';

/** Where something happened, as a credential of UNTP may say it. */
export interface OriginLocation {
  readonly latitude: number;
  readonly longitude: number;
  readonly eudrPlotId?: string;
}

/** What a lineage shows of an event; every member is bounded. */
export interface EventSummary {
  readonly id: string;
  readonly eventType: string;
  readonly bizStep: string | null;
  readonly disposition: string | null;
  readonly eventTime: Date;
  /** As sent: the first 100, of at most 4096 characters together. */
  readonly epcs: readonly string[];
  /** How many there are. */
  readonly epcCount: number;
  readonly readPoint: string | null;
  readonly bizLocation: string | null;
  readonly originLocation: OriginLocation | null;
  /** Who signed for it; null for an event that came unsigned. */
  readonly issuerDid: string | null;
  /** Distinguished name in the certificate that the signature is proven by; null where a key of a workspace is. */
  readonly signer: string | null;
  readonly erroneous: boolean;
  readonly contentBytes: number;
}

/** An event as it is stored. */
export interface CapturedEvent extends EventSummary {
  readonly tenantId: string;
  /** The operator of the credential that captured it; null: of the whole workspace. */
  readonly operatorId: string | null;
  /** The place in the order in which the events of a workspace arrived. */
  readonly arrival: number;
  /** Equal for events that say the same, and for events that were made to have it: see `contentHash`. */
  readonly eventHash: string;
  /** Hex SHA-256 of what `eventHash` covers. Events are the same if both are equal. Null if it was never computed. */
  readonly contentHash: string | null;
  /** Its `eventID`, see {@link boundedKey}; null when it has none. */
  readonly eventUri: string | null;
  /** It says of another event with this hash or ID that it did not happen. */
  readonly declaresError: boolean;
  /** JSON text of the event, as an EPCIS document holds it. */
  readonly event: string;
  /** JSON text of the `@context` it came with; null for none but that of the standard. */
  readonly context: string | null;
  /** JSON text of the credential it came in; null for an event that came unsigned. */
  readonly credential: string | null;
  readonly capturedAt: Date;
}

/** The text of an event, and what stands around it in a document. */
export type EventText = Pick<CapturedEvent, 'id' | 'eventUri' | 'event' | 'context'>;

/** What a caller sent of an event that was there already: what the hashes do not cover may be another one's. */
export interface RepeatedEvent extends Pick<
  CapturedEvent,
  'eventUri' | 'event' | 'context' | 'credential' | 'signer'
> {
  readonly eventId: string;
}

/** An event in a lineage. */
export interface ShownEvent {
  readonly id: string;
  /** JSON text of an object with members; each is bounded. Its parents come behind them. */
  readonly text: string;
}

/** One thing of an event, and what it is in the lineage. */
export interface EventEpcLink {
  readonly eventId: string;
  readonly position: number;
  /** See {@link boundedKey}. */
  readonly epcKey: string;
  readonly role: EpcRole;
  readonly isClass: boolean;
  readonly eventTime: Date;
  readonly arrival: number;
  /** Later events descend from this one by it. */
  readonly provides: boolean;
  /** This event descends from the last one before it that provides it. */
  readonly consumes: boolean;
}

/** Longest URI of a thing or a place, and longest word, in characters. */
const maxUriLength = 2048;
/** Longest `@context` of a document or an event, as JSON text, in characters. */
export const maxContextLength = 8192;

/** Hex SHA-256 of what the hash of an event covers, see `CapturedEvent`. */
export function contentHashOf(event: EpcisEvent, context: unknown): string {
  return createHash('sha256').update(eventContent(event, { context })).digest('hex');
}

const shownEpcs = 100;
const shownEpcCharacters = 4096;
const longestKey = 256;

/**
 * A key of which an index takes any: itself, or the URI of its SHA-256 (RFC 6920) where it is long.
 */
export function boundedKey(key: string): string {
  if (key.length <= longestKey) return key;
  return `ni:///sha-256;${createHash('sha256').update(key).digest('hex')}`;
}

/** An event that uses a thing up has no next holder; one that makes it has no previous one. */
export function linksOf(
  event: EpcisEvent,
  of: { readonly id: string; readonly eventTime: Date; readonly arrival: number },
  inLineage: boolean,
): EventEpcLink[] {
  return epcKeys(event).map(({ key, role, isClass }, position) => ({
    eventId: of.id,
    position,
    epcKey: boundedKey(key),
    role,
    isClass,
    eventTime: of.eventTime,
    arrival: of.arrival,
    provides: inLineage && role !== 'input',
    consumes: inLineage && role !== 'output',
  }));
}

/** The things of an event, as they are shown. */
export function shownEpcsOf(event: EpcisEvent): { epcs: readonly string[]; epcCount: number } {
  const uris = [...new Set(epcKeys(event).map(({ uri }) => uri))];
  let characters = 0;
  const epcs = uris.slice(0, shownEpcs).filter((uri) => {
    characters += uri.length;
    return characters <= shownEpcCharacters;
  });
  return { epcs, epcCount: uris.length };
}

/** Why an event that is valid is not stored; undefined for one that is. */
export function refusalOf(event: EpcisEvent): string | undefined {
  const year = eventTimeOf(event).getUTCFullYear();
  // Databases know other years than the standard; lists know those of four digits.
  if (year < 1000 || year > 9999) return 'eventTime has to be in the years 1000 to 9999, in UTC.';
  const words = [event.type, textOf(event['bizStep']), textOf(event['disposition'])];
  const uris = epcKeys(event).map(({ uri }) => uri);
  const { readPoint = '', bizLocation = '' } = locationKeys(event);
  if ([...words, ...uris, readPoint, bizLocation].some((text) => text.length > maxUriLength)) {
    return `URIs of things and places and words have at most ${maxUriLength} characters.`;
  }
  return undefined;
}

/** The bare word, however a word of the vocabulary is written: it is stored and asked for in one spelling. */
export function bareWord(text: string): string {
  return text.replace(
    /^(?:urn:epcglobal:cbv:(?:bizstep|disp):|https?:\/\/(?:ns|ref)\.gs1\.org\/cbv\/(?:BizStep|Disp)-)/,
    '',
  );
}

/** The moment of an event, in whole milliseconds. */
export function eventTimeOf({ eventTime }: Pick<EpcisEvent, 'eventTime'>): Date {
  return new Date(eventTime);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
