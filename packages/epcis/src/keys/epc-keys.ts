import { epcKey } from './epc-key.js';
import { isStandardEvent, type EpcisEvent, type QuantityElement } from '../event.js';

/**
 * What an event does with a thing: uses it up, makes it, holds others in it, puts it into another one or
 * takes it out, or only sees it.
 */
export type EpcRole = 'input' | 'output' | 'parent' | 'child' | 'observed';

/** One thing, or class of things, that an event is about. */
export interface EventEpc {
  /** See {@link epcKey}; a database can compare it. */
  readonly key: string;
  /** As the event writes it. */
  readonly uri: string;
  readonly role: EpcRole;
  /** True when it is an amount of a class, as a lot is, and no single thing. */
  readonly isClass: boolean;
}

/**
 * The things an event is about, each once in a role, in the order roles, single things, classes. None for an event of
 * a user's own type, with members unknown here.
 *
 * A repository links events by them: what an event used up, held or saw comes from the events that made,
 * held or saw the same key before.
 *
 * @param event - A valid event.
 * @example
 * epcKeys(event).filter(({ role }) => role === 'output').map(({ key }) => key);
 */
export function epcKeys(event: EpcisEvent): readonly EventEpc[] {
  const found = new Map<string, EventEpc>();
  for (const { role, epcs, classes } of partsOf(event)) {
    for (const uri of epcs) add(found, { key: epcKey(uri), uri, role, isClass: false });
    for (const { epcClass: uri } of classes) {
      add(found, { key: epcKey(uri), uri, role, isClass: true });
    }
  }
  return [...found.values()];
}

/** Where an event happened, as keys: `readPoint` and where the things were expected afterwards. */
export interface EventLocations {
  readonly readPoint?: string;
  readonly bizLocation?: string;
}

/**
 * The keys of an event's places, made as those of things are: the same SGLN is one key in both its forms.
 *
 * @param event - A valid event. One of a user's own type has no places that are known here.
 */
export function locationKeys(event: EpcisEvent): EventLocations {
  if (!isStandardEvent(event)) return {};
  const { readPoint, bizLocation } = event;
  return {
    ...(readPoint && { readPoint: epcKey(readPoint.id) }),
    ...(bizLocation && { bizLocation: epcKey(bizLocation.id) }),
  };
}

interface Part {
  readonly role: EpcRole;
  readonly epcs: readonly string[];
  readonly classes: readonly QuantityElement[];
}

function add(found: Map<string, EventEpc>, epc: EventEpc): void {
  const name = `${epc.role} ${epc.isClass} ${epc.key}`;
  if (!found.has(name)) found.set(name, epc);
}

function partsOf(event: EpcisEvent): readonly Part[] {
  if (!isStandardEvent(event)) return [];
  switch (event.type) {
    case 'ObjectEvent':
      return [part('observed', event.epcList, event.quantityList)];
    case 'TransactionEvent':
      return [part('parent', parentOf(event)), part('observed', event.epcList, event.quantityList)];
    case 'AggregationEvent':
    case 'AssociationEvent':
      return [
        part('parent', parentOf(event)),
        part('child', event.childEPCs, event.childQuantityList),
      ];
    case 'TransformationEvent':
      return [
        part('input', event.inputEPCList, event.inputQuantityList),
        part('output', event.outputEPCList, event.outputQuantityList),
      ];
  }
}

function part(
  role: EpcRole,
  epcs: readonly string[] = [],
  classes: readonly QuantityElement[] = [],
): Part {
  return { role, epcs, classes };
}

function parentOf({ parentID }: { readonly parentID?: string }): readonly string[] {
  return parentID === undefined ? [] : [parentID];
}
