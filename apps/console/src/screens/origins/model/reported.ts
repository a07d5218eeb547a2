import type { EpcisEvent } from '@dpp/client';

/** An event of the list, with what a person looks for. */
export interface Reported {
  /** The server's where the event says it, without its scheme; else the sender's. */
  readonly id: string;
  readonly eventType: string;
  readonly bizStep: string | null;
  readonly at: string | undefined;
  /** What it is about: made or packed things first. */
  readonly things: readonly string[];
  readonly where: string | undefined;
}

/** Members that name things, in the order in which a person wants them. */
const things = [
  ...['outputEPCList', 'parentID', 'epcList', 'childEPCs', 'inputEPCList'],
  ...['outputQuantityList', 'quantityList', 'childQuantityList', 'inputQuantityList'],
];

/** Reads an EPCIS event, of which the sender decides the members. */
export function reportedOf(event: EpcisEvent): Reported {
  const place = asObject(event.bizLocation) ?? asObject(event.readPoint);
  return {
    id: (textOf(event.eventID) ?? '').replace(/^urn:uuid:/, ''),
    eventType: textOf(event.type) ?? '',
    bizStep: textOf(event.bizStep) ?? null,
    at: momentOf(event.eventTime),
    things: things.flatMap((member) => namesOf(event[member])),
    where: textOf(place?.id),
  };
}

function namesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return [];
  return value.flatMap((each) => textOf(each) ?? textOf(asObject(each)?.epcClass) ?? []);
}

function momentOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && Number.isFinite(Date.parse(text)) ? text : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function asObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}
