import type { HostileBody } from './hostile-body.js';
import { hostileBytes } from './hostile-bytes.js';
import { malformedJson } from './malformed-json.js';
import { unsafeJson } from './unsafe-json.js';

/** Every hostile body, each with another name and other bytes or headers. The same on each run. */
export const hostileBodies: readonly HostileBody[] = [
  ...malformedJson,
  ...unsafeJson,
  ...hostileBytes,
];
