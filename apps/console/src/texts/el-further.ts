import type { Catalogue } from './catalogue.js';
import { audit } from './el/audit.js';
import { webhooks } from './el/webhooks.js';
import { imports } from './el/imports.js';
import { platform } from './el/platform.js';
import { units } from './el/units.js';
import { origins } from './el/origins.js';
import { carriers } from './el/carriers.js';
import { batches } from './el/batches.js';
import { handOvers } from './el/hand-overs.js';

/** Sections of `el.ts` that its further screens need: see `catalogue.ts`. */
export const elFurther: Catalogue = {
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
