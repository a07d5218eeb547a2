import type { Catalogue } from './catalogue.js';
import { audit } from './cs/audit.js';
import { webhooks } from './cs/webhooks.js';
import { imports } from './cs/imports.js';
import { platform } from './cs/platform.js';
import { units } from './cs/units.js';
import { origins } from './cs/origins.js';
import { carriers } from './cs/carriers.js';
import { batches } from './cs/batches.js';
import { handOvers } from './cs/hand-overs.js';

/** Sections of `cs.ts` that its further screens need: see `catalogue.ts`. */
export const csFurther: Catalogue = {
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
