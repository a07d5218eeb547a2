import type { Catalogue } from './catalogue.js';
import { audit } from './sk/audit.js';
import { webhooks } from './sk/webhooks.js';
import { imports } from './sk/imports.js';
import { platform } from './sk/platform.js';
import { units } from './sk/units.js';
import { origins } from './sk/origins.js';
import { carriers } from './sk/carriers.js';
import { batches } from './sk/batches.js';
import { handOvers } from './sk/hand-overs.js';

/** Sections of `sk.ts` that its further screens need: see `catalogue.ts`. */
export const skFurther: Catalogue = {
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
