import type { Catalogue } from './catalogue.js';
import { audit } from './ga/audit.js';
import { webhooks } from './ga/webhooks.js';
import { imports } from './ga/imports.js';
import { platform } from './ga/platform.js';
import { units } from './ga/units.js';
import { origins } from './ga/origins.js';
import { carriers } from './ga/carriers.js';
import { batches } from './ga/batches.js';
import { handOvers } from './ga/hand-overs.js';

/** Sections of `ga.ts` that its further screens need: see `catalogue.ts`. */
export const gaFurther: Catalogue = {
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
