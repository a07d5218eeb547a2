import type { Catalogue } from './catalogue.js';
import { audit } from './de/audit.js';
import { webhooks } from './de/webhooks.js';
import { imports } from './de/imports.js';
import { platform } from './de/platform.js';
import { units } from './de/units.js';
import { origins } from './de/origins.js';
import { carriers } from './de/carriers.js';
import { batches } from './de/batches.js';
import { handOvers } from './de/hand-overs.js';

/** Sections of `de.ts` that its further screens need: see `catalogue.ts`. */
export const deFurther: Catalogue = {
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
