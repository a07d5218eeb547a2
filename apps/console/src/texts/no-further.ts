import type { Catalogue } from './catalogue.js';
import { audit } from './no/audit.js';
import { webhooks } from './no/webhooks.js';
import { imports } from './no/imports.js';
import { platform } from './no/platform.js';
import { units } from './no/units.js';
import { origins } from './no/origins.js';
import { carriers } from './no/carriers.js';
import { batches } from './no/batches.js';
import { handOvers } from './no/hand-overs.js';

/** Sections of `no.ts` that its further screens need: see `catalogue.ts`. */
export const noFurther: Catalogue = {
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
