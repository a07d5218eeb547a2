import { validateEvent, type EpcisEvent, type EventAction } from '@dpp/epcis';
import { bareWord, type OriginLocation } from '../event-model.js';

/** The types of events that a credential is about. */
export const UNTP_EVENT_TYPES = [
  'ObjectEvent',
  'AggregationEvent',
  'TransformationEvent',
  'AssociationEvent',
] as const;

export const EVENT_ACTIONS = ['ADD', 'OBSERVE', 'DELETE'] as const satisfies EventAction[];

/** What the subject of a credential says happened. */
interface UntpEvent {
  /** As an EPCIS document has it: without what is no word of the vocabulary and no URI. */
  readonly event: EpcisEvent;
  readonly originLocation: OriginLocation | null;
  /** As the subject writes them, but for words of the vocabulary, which stand bare. */
  readonly words: {
    readonly bizStep: string | null;
    readonly disposition: string | null;
    readonly readPoint: string | null;
    readonly bizLocation: string | null;
  };
}

type Members = Readonly<Record<string, unknown>>;

/** What makes it up where the subject does not say it. */
interface UntpEventDefaults {
  /** For a subject without `eventTime`: the credential's `validFrom`, or the time of arrival. */
  readonly eventTime: string;
  /** URI for an event that only uses up or only makes something. */
  readonly transformationID: string;
}

/** @returns What is wrong with the subject, in one sentence that names its member. */
export function readUntpEvent(subject: Members, defaults: UntpEventDefaults): UntpEvent | string {
  const type = UNTP_EVENT_TYPES.find((name) => name === subject['eventType']);
  if (!type) return `eventType: one of ${UNTP_EVENT_TYPES.join(', ')}.`;
  const { action } = subject;
  const misuse = misuseOfAction(type, action);
  if (misuse !== undefined) return misuse;
  const words = readWords(subject);
  if (typeof words === 'string') return words;
  const originLocation = readOrigin(subject['originLocation']);
  if (typeof originLocation === 'string') return originLocation;
  const time = subject['eventTime'] ?? defaults.eventTime;
  if (typeof time !== 'string') return 'eventTime: a date and time with a time zone.';
  const things = readThings(subject);
  if (typeof things === 'string') return things;
  const event = fitting({
    type,
    eventTime: time,
    eventTimeZoneOffset: offsetOf(time),
    ...(typeof subject['id'] === 'string' && { eventID: subject['id'] }),
    ...(type !== 'TransformationEvent' && { action: action ?? 'OBSERVE' }),
    ...membersOf(words),
    ...thingsOf(type, things, defaults),
  });
  if (typeof event === 'string') return event;
  return { event, originLocation, words };
}

/** What may stay out of the event: the credential says it, in words that EPCIS does not have. */
const optional: ReadonlySet<string> = new Set([
  'eventID',
  'bizStep',
  'disposition',
  'readPoint',
  'bizLocation',
]);

function fitting(event: Members): EpcisEvent | string {
  const { problems } = validateEvent(event);
  const unfit = new Set(problems.map(({ pointer }) => pointer.split('/')[1] ?? ''));
  const fit = Object.fromEntries(
    Object.entries(event).filter(([name]) => !unfit.has(name) || !optional.has(name)),
  );
  const [problem] = validateEvent(fit).problems;
  return problem
    ? `${nameOfMember(problem.pointer)}: ${problem.message}`
    : (fit as unknown as EpcisEvent);
}

function misuseOfAction(type: string, action: unknown): string | undefined {
  if (action === undefined) return undefined;
  if (type === 'TransformationEvent') return 'action: a TransformationEvent has none.';
  if (EVENT_ACTIONS.some((name) => name === action)) return undefined;
  return `action: one of ${EVENT_ACTIONS.join(', ')}.`;
}

/** In bytes of UTF-8: an index takes no longer ones. */
const longestWord = 2048;

function readWords(subject: Members): UntpEvent['words'] | string {
  const words: Record<string, string | null> = {};
  for (const name of ['bizStep', 'disposition', 'readPoint', 'bizLocation']) {
    const value = subject[name];
    const text = typeof value === 'object' && value !== null ? (value as Members)['id'] : value;
    if (
      text !== undefined &&
      text !== null &&
      (typeof text !== 'string' || Buffer.byteLength(text) > longestWord)
    ) {
      return `${name}: a text of at most ${longestWord} bytes, or an object with one as its id.`;
    }
    words[name] = typeof text === 'string' ? bareWord(text) : null;
  }
  return words as unknown as UntpEvent['words'];
}

function readOrigin(value: unknown): OriginLocation | null | string {
  if (value === undefined || value === null) return null;
  const { latitude, longitude, eudrPlotId } = value as Members;
  const isPlace = isWithin(latitude, 90) && isWithin(longitude, 180);
  const isPlot =
    eudrPlotId === undefined || (typeof eudrPlotId === 'string' && eudrPlotId.length <= 256);
  if (!isPlace || !isPlot) {
    return 'originLocation: latitude of -90 to 90, longitude of -180 to 180, eudrPlotId of at most 256 characters.';
  }
  return { latitude, longitude, ...(eudrPlotId !== undefined && { eudrPlotId }) };
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most;
}

const lists = ['epcList', 'childEpcs', 'inputEpcList', 'outputEpcList'] as const;

type Things = { readonly [List in (typeof lists)[number]]?: readonly string[] } & {
  readonly parentEpc?: string;
};

/** A thing is written as its URI, or as an object with the URI as its `id`. An empty list names nothing. */
function readThings(subject: Members): Things | string {
  const things: Record<string, unknown> = {};
  for (const name of lists) {
    const value = subject[name];
    if (value === undefined || value === null) continue;
    if (!Array.isArray(value)) return `${name}: a list of URIs.`;
    const uris = value.map(uriOf);
    const wrong = uris.indexOf(undefined);
    if (wrong >= 0) return `${name}[${wrong}]: a URI, or an object with one as its id.`;
    if (uris.length > 0) things[name] = [...new Set(uris)];
  }
  const { parentEpc } = subject;
  if (parentEpc === undefined || parentEpc === null) return things;
  const uri = uriOf(parentEpc);
  return uri === undefined
    ? 'parentEpc: a URI, or an object with one as its id.'
    : { ...things, parentEpc: uri };
}

function uriOf(value: unknown): string | undefined {
  const uri = typeof value === 'object' && value !== null ? (value as Members)['id'] : value;
  return typeof uri === 'string' ? uri : undefined;
}

function thingsOf(type: string, things: Things, { transformationID }: UntpEventDefaults): Members {
  const { epcList, childEpcs, inputEpcList, outputEpcList, parentEpc } = things;
  if (type === 'ObjectEvent') return { ...(epcList && { epcList }) };
  if (type === 'TransformationEvent') {
    return {
      ...(inputEpcList && { inputEPCList: inputEpcList }),
      ...(outputEpcList && { outputEPCList: outputEpcList }),
      // The other half may stand in another event: the standard wants an ID that joins the two.
      ...((inputEpcList === undefined) !== (outputEpcList === undefined) && { transformationID }),
    };
  }
  // Some write what is packed as a plain list.
  const childEPCs = childEpcs ?? epcList;
  return {
    ...(parentEpc !== undefined && { parentID: parentEpc }),
    ...(childEPCs && { childEPCs }),
  };
}

/** The names of the subject, where those of EPCIS are others. */
const subjectNames: Readonly<Record<string, string>> = {
  parentID: 'parentEpc',
  childEPCs: 'childEpcs',
  inputEPCList: 'inputEpcList',
  outputEPCList: 'outputEpcList',
  type: 'eventType',
};

function nameOfMember(pointer: string): string {
  const [, member = '', index] = pointer.split('/');
  const name = subjectNames[member] ?? (member === '' ? 'credentialSubject' : member);
  return index === undefined ? name : `${name}[${index}]`;
}

function membersOf({ bizStep, disposition, readPoint, bizLocation }: UntpEvent['words']): Members {
  return {
    ...(bizStep !== null && { bizStep }),
    ...(disposition !== null && { disposition }),
    ...(readPoint !== null && { readPoint: { id: readPoint } }),
    ...(bizLocation !== null && { bizLocation: { id: bizLocation } }),
  };
}

/** The offset that a time is written with. */
function offsetOf(time: string): string {
  return /[+-]\d\d:\d\d$/.exec(time)?.[0] ?? '+00:00';
}
