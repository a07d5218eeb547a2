import type { Catalogue } from './catalogue.js';
import { audit } from './nl/audit.js';
import { webhooks } from './nl/webhooks.js';
import { imports } from './nl/imports.js';
import { platform } from './nl/platform.js';
import { units } from './nl/units.js';
import { origins } from './nl/origins.js';
import { carriers } from './nl/carriers.js';
import { batches } from './nl/batches.js';
import { handOvers } from './nl/hand-overs.js';

/** Sections of `nl.ts` that its further screens need: see `catalogue.ts`. */
export const nlFurther: Catalogue = {
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
