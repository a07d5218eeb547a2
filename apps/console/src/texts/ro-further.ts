import type { Catalogue } from './catalogue.js';
import { audit } from './ro/audit.js';
import { webhooks } from './ro/webhooks.js';
import { imports } from './ro/imports.js';
import { platform } from './ro/platform.js';
import { units } from './ro/units.js';
import { origins } from './ro/origins.js';
import { carriers } from './ro/carriers.js';
import { batches } from './ro/batches.js';
import { handOvers } from './ro/hand-overs.js';

/** Sections of `ro.ts` that its further screens need: see `catalogue.ts`. */
export const roFurther: Catalogue = {
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
