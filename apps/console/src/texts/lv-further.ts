import type { Catalogue } from './catalogue.js';
import { audit } from './lv/audit.js';
import { webhooks } from './lv/webhooks.js';
import { imports } from './lv/imports.js';
import { platform } from './lv/platform.js';
import { units } from './lv/units.js';
import { origins } from './lv/origins.js';
import { carriers } from './lv/carriers.js';
import { batches } from './lv/batches.js';
import { handOvers } from './lv/hand-overs.js';

/** Sections of `lv.ts` that its further screens need: see `catalogue.ts`. */
export const lvFurther: Catalogue = {
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
