import type { Catalogue } from './catalogue.js';
import { audit } from './mt/audit.js';
import { webhooks } from './mt/webhooks.js';
import { imports } from './mt/imports.js';
import { platform } from './mt/platform.js';
import { units } from './mt/units.js';
import { origins } from './mt/origins.js';
import { carriers } from './mt/carriers.js';
import { batches } from './mt/batches.js';
import { handOvers } from './mt/hand-overs.js';

/** Sections of `mt.ts` that its further screens need: see `catalogue.ts`. */
export const mtFurther: Catalogue = {
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
