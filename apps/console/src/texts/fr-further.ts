import type { Catalogue } from './catalogue.js';
import { audit } from './fr/audit.js';
import { webhooks } from './fr/webhooks.js';
import { imports } from './fr/imports.js';
import { units } from './fr/units.js';
import { origins } from './fr/origins.js';
import { platform } from './fr/platform.js';
import { carriers } from './fr/carriers.js';
import { batches } from './fr/batches.js';
import { handOvers } from './fr/hand-overs.js';

/** Sections of `fr.ts` that its further screens need: see `catalogue.ts`. */
export const frFurther: Catalogue = {
  audit,
  webhooks,
  imports,
  units,
  origins,
  batches,
  handOvers,
  platform,
  carriers,
};
