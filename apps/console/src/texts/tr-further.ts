import type { Catalogue } from './catalogue.js';
import { audit } from './tr/audit.js';
import { webhooks } from './tr/webhooks.js';
import { imports } from './tr/imports.js';
import { platform } from './tr/platform.js';
import { units } from './tr/units.js';
import { origins } from './tr/origins.js';
import { carriers } from './tr/carriers.js';
import { batches } from './tr/batches.js';
import { handOvers } from './tr/hand-overs.js';

/** Sections of `tr.ts` that its further screens need: see `catalogue.ts`. */
export const trFurther: Catalogue = {
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
