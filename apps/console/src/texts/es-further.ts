import type { Catalogue } from './catalogue.js';
import { audit } from './es/audit.js';
import { webhooks } from './es/webhooks.js';
import { imports } from './es/imports.js';
import { units } from './es/units.js';
import { origins } from './es/origins.js';
import { platform } from './es/platform.js';
import { carriers } from './es/carriers.js';
import { batches } from './es/batches.js';
import { handOvers } from './es/hand-overs.js';

/** Sections of `es.ts` that its further screens need: see `catalogue.ts`. */
export const esFurther: Catalogue = {
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
