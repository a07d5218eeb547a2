import type { Catalogue } from './catalogue.js';
import { audit } from './uk/audit.js';
import { webhooks } from './uk/webhooks.js';
import { imports } from './uk/imports.js';
import { platform } from './uk/platform.js';
import { units } from './uk/units.js';
import { origins } from './uk/origins.js';
import { carriers } from './uk/carriers.js';
import { batches } from './uk/batches.js';
import { handOvers } from './uk/hand-overs.js';

/** Sections of `uk.ts` that its further screens need: see `catalogue.ts`. */
export const ukFurther: Catalogue = {
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
