import type { Catalogue } from './catalogue.js';
import { audit } from './da/audit.js';
import { webhooks } from './da/webhooks.js';
import { imports } from './da/imports.js';
import { platform } from './da/platform.js';
import { units } from './da/units.js';
import { origins } from './da/origins.js';
import { carriers } from './da/carriers.js';
import { batches } from './da/batches.js';
import { handOvers } from './da/hand-overs.js';

/** Sections of `da.ts` that its further screens need: see `catalogue.ts`. */
export const daFurther: Catalogue = {
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
