import type { Catalogue } from './catalogue.js';
import { audit } from './is/audit.js';
import { webhooks } from './is/webhooks.js';
import { imports } from './is/imports.js';
import { platform } from './is/platform.js';
import { units } from './is/units.js';
import { origins } from './is/origins.js';
import { carriers } from './is/carriers.js';
import { batches } from './is/batches.js';
import { handOvers } from './is/hand-overs.js';

/** Sections of `is.ts` that its further screens need: see `catalogue.ts`. */
export const isFurther: Catalogue = {
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
