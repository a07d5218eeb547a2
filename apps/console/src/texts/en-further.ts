import { audit } from './en/audit.js';
import { webhooks } from './en/webhooks.js';
import { imports } from './en/imports.js';
import { platform } from './en/platform.js';
import { units } from './en/units.js';
import { origins } from './en/origins.js';
import { carriers } from './en/carriers.js';
import { batches } from './en/batches.js';
import { handOvers } from './en/hand-overs.js';

/** Sections of `en.ts` that its further screens need: see `catalogue.ts`. */
export const enFurther = {
  audit,
  webhooks,
  imports,
  platform,
  units,
  origins,
  carriers,
  batches,
  handOvers,
} as const;
