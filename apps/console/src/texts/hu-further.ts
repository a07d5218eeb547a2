import type { Catalogue } from './catalogue.js';
import { audit } from './hu/audit.js';
import { webhooks } from './hu/webhooks.js';
import { imports } from './hu/imports.js';
import { platform } from './hu/platform.js';
import { units } from './hu/units.js';
import { origins } from './hu/origins.js';
import { carriers } from './hu/carriers.js';
import { batches } from './hu/batches.js';
import { handOvers } from './hu/hand-overs.js';

/** Sections of `hu.ts` that its further screens need: see `catalogue.ts`. */
export const huFurther: Catalogue = {
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
