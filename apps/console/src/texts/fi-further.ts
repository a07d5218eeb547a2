import type { Catalogue } from './catalogue.js';
import { audit } from './fi/audit.js';
import { webhooks } from './fi/webhooks.js';
import { imports } from './fi/imports.js';
import { platform } from './fi/platform.js';
import { units } from './fi/units.js';
import { origins } from './fi/origins.js';
import { carriers } from './fi/carriers.js';
import { batches } from './fi/batches.js';
import { handOvers } from './fi/hand-overs.js';

/** Sections of `fi.ts` that its further screens need: see `catalogue.ts`. */
export const fiFurther: Catalogue = {
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
