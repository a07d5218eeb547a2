import type { Catalogue } from './catalogue.js';
import { audit } from './sv/audit.js';
import { webhooks } from './sv/webhooks.js';
import { imports } from './sv/imports.js';
import { platform } from './sv/platform.js';
import { units } from './sv/units.js';
import { origins } from './sv/origins.js';
import { carriers } from './sv/carriers.js';
import { batches } from './sv/batches.js';
import { handOvers } from './sv/hand-overs.js';

/** Sections of `sv.ts` that its further screens need: see `catalogue.ts`. */
export const svFurther: Catalogue = {
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
