import type { Catalogue } from './catalogue.js';
import { audit } from './pl/audit.js';
import { webhooks } from './pl/webhooks.js';
import { imports } from './pl/imports.js';
import { units } from './pl/units.js';
import { origins } from './pl/origins.js';
import { platform } from './pl/platform.js';
import { carriers } from './pl/carriers.js';
import { batches } from './pl/batches.js';
import { handOvers } from './pl/hand-overs.js';

/** Sections of `pl.ts` that its further screens need: see `catalogue.ts`. */
export const plFurther: Catalogue = {
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
