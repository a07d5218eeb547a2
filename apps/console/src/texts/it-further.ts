import type { Catalogue } from './catalogue.js';
import { audit } from './it/audit.js';
import { webhooks } from './it/webhooks.js';
import { imports } from './it/imports.js';
import { units } from './it/units.js';
import { origins } from './it/origins.js';
import { platform } from './it/platform.js';
import { carriers } from './it/carriers.js';
import { batches } from './it/batches.js';
import { handOvers } from './it/hand-overs.js';

/** Sections of `it.ts` that its further screens need: see `catalogue.ts`. */
export const itFurther: Catalogue = {
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
