import type { Catalogue } from './catalogue.js';
import { audit } from './pt/audit.js';
import { webhooks } from './pt/webhooks.js';
import { imports } from './pt/imports.js';
import { platform } from './pt/platform.js';
import { units } from './pt/units.js';
import { origins } from './pt/origins.js';
import { carriers } from './pt/carriers.js';
import { batches } from './pt/batches.js';
import { handOvers } from './pt/hand-overs.js';

/** Sections of `pt.ts` that its further screens need: see `catalogue.ts`. */
export const ptFurther: Catalogue = {
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
