import { randomUUID } from 'node:crypto';

/** The two things a use case may not know by itself; tests give their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Makes the id of a new record: a UUIDv4, so that an id tells nothing about its neighbours. */
export type NewId = () => string;

export const newId: NewId = () => randomUUID();
