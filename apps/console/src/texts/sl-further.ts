import type { Catalogue } from './catalogue.js';
import { audit } from './sl/audit.js';
import { webhooks } from './sl/webhooks.js';
import { imports } from './sl/imports.js';
import { platform } from './sl/platform.js';
import { units } from './sl/units.js';
import { origins } from './sl/origins.js';
import { carriers } from './sl/carriers.js';
import { batches } from './sl/batches.js';
import { handOvers } from './sl/hand-overs.js';

/** Sections of `sl.ts` that its further screens need: see `catalogue.ts`. */
export const slFurther: Catalogue = {
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
