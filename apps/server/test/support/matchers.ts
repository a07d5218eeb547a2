import { expect } from 'vitest';

/** Vitest's asymmetric matchers, typed so that they fit into any expected object. */
export const anyText: unknown = expect.any(String);
export const anyObject: unknown = expect.any(Object);
export const textMatching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
export const textWith = (part: string): unknown => expect.stringContaining(part);
export const objectWith = (members: object): unknown => expect.objectContaining(members);

/** ISO 8601 UTC with milliseconds. */
export const timestamp: unknown = textMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
