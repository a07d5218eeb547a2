import type { Catalogue } from './catalogue.js';
import { audit } from './hr/audit.js';
import { webhooks } from './hr/webhooks.js';
import { imports } from './hr/imports.js';
import { platform } from './hr/platform.js';
import { units } from './hr/units.js';
import { origins } from './hr/origins.js';
import { carriers } from './hr/carriers.js';
import { batches } from './hr/batches.js';
import { handOvers } from './hr/hand-overs.js';

/** Sections of `hr.ts` that its further screens need: see `catalogue.ts`. */
export const hrFurther: Catalogue = {
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
