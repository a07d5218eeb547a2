import type { Catalogue } from './catalogue.js';
import { audit } from './et/audit.js';
import { webhooks } from './et/webhooks.js';
import { imports } from './et/imports.js';
import { platform } from './et/platform.js';
import { units } from './et/units.js';
import { origins } from './et/origins.js';
import { carriers } from './et/carriers.js';
import { batches } from './et/batches.js';
import { handOvers } from './et/hand-overs.js';

/** Sections of `et.ts` that its further screens need: see `catalogue.ts`. */
export const etFurther: Catalogue = {
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
