import {
  epcisContext,
  validateDocument,
  validateEvent,
  type EpcisEvent,
  type EpcisProblem,
} from '@dpp/epcis';

type Members = Readonly<Record<string, unknown>>;

/** What an entry of a file says: an event, or a credential about one. */
export type SentEvent =
  | { readonly pointer: string; readonly event: unknown; readonly context: unknown }
  | { readonly pointer: string; readonly credential: Members };

/** The most problems of an event that are reported. */
const reportedProblems = 5;

/**
 * The events of an entry of a file, which is an event, a credential, or a document of either kind.
 *
 * @param pointer - JSON pointer to the entry; empty where it is alone on its line.
 * @returns What is wrong with a document around its events.
 */
export function eventsOfEntry(entry: unknown, pointer: string): readonly SentEvent[] | string {
  if (!isMembers(entry)) return [{ pointer, event: entry, context: epcisContext }];
  if ('credentialSubject' in entry) return [{ pointer, credential: entry }];
  const { type } = entry;
  if (type !== 'EPCISDocument' && type !== 'EPCISQueryDocument') {
    return [{ pointer, event: entry, context: epcisContext }];
  }
  const path = eventListPaths[type];
  const eventList = path.reduce<unknown>(memberOf, entry);
  const problem = Array.isArray(eventList)
    ? problemAround(withMember(entry, path, []))
    : problemAround(entry);
  if (problem !== undefined || !Array.isArray(eventList)) return `${pointer}${problem ?? ''}`;
  return eventList.map((event: unknown, index) => ({
    pointer: `${pointer}/${path.join('/')}/${index}`,
    event,
    context: entry['@context'],
  }));
}

const eventListPaths = {
  EPCISDocument: ['epcisBody', 'eventList'],
  EPCISQueryDocument: ['epcisBody', 'queryResults', 'resultsBody', 'eventList'],
} as const;

/** The fault for which a document's events are left out; undefined if there is none. */
export function problemAround(document: unknown): string | undefined {
  const { problems } = validateDocument(document);
  return problems.length === 0 ? undefined : sentenceOf(problems);
}

/** An event of the right form, or its fault. */
export function readEvent(event: unknown): EpcisEvent | string {
  const { valid, problems } = validateEvent(event);
  return valid ? (event as EpcisEvent) : sentenceOf(problems);
}

function sentenceOf(problems: readonly EpcisProblem[]): string {
  const reported = problems.slice(0, reportedProblems).map(({ pointer, message }) => {
    return pointer === '' ? message : `${pointer}: ${message}`;
  });
  const more = problems.length - reported.length;
  return [...reported, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function memberOf(value: unknown, name: string): unknown {
  return isMembers(value) ? value[name] : undefined;
}

function withMember(value: Members, path: readonly string[], member: unknown): Members {
  const [name = '', ...rest] = path;
  const below = value[name];
  const changed = rest.length > 0 && isMembers(below) ? withMember(below, rest, member) : member;
  return { ...value, [name]: changed };
}
