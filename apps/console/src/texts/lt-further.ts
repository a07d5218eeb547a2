import type { Catalogue } from './catalogue.js';
import { audit } from './lt/audit.js';
import { webhooks } from './lt/webhooks.js';
import { imports } from './lt/imports.js';
import { platform } from './lt/platform.js';
import { units } from './lt/units.js';
import { origins } from './lt/origins.js';
import { carriers } from './lt/carriers.js';
import { batches } from './lt/batches.js';
import { handOvers } from './lt/hand-overs.js';

/** Sections of `lt.ts` that its further screens need: see `catalogue.ts`. */
export const ltFurther: Catalogue = {
  audit,
  webhooks,
  imports,
  platform,
  units,
  origins,
  carriers,
  batches,
  handOvers,
};
