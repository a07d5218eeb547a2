import type { Catalogue } from './catalogue.js';
import { audit } from './bg/audit.js';
import { webhooks } from './bg/webhooks.js';
import { imports } from './bg/imports.js';
import { platform } from './bg/platform.js';
import { units } from './bg/units.js';
import { origins } from './bg/origins.js';
import { carriers } from './bg/carriers.js';
import { batches } from './bg/batches.js';
import { handOvers } from './bg/hand-overs.js';

/** Sections of `bg.ts` that its further screens need: see `catalogue.ts`. */
export const bgFurther: Catalogue = {
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
