import { shared } from './it/shared.js';
import { aluminium } from './it/aluminium.js';
import { batteries } from './it/batteries.js';
import { chemicals } from './it/chemicals.js';
import { construction } from './it/construction.js';
import { cosmetics } from './it/cosmetics.js';
import { electronics } from './it/electronics.js';
import { ironSteel } from './it/iron-steel.js';
import { textiles } from './it/textiles.js';
import { toys } from './it/toys.js';
import { law } from './it/law.js';
import type { HelpTexts } from './help.js';

/** Explanations of fields in Italian, and the words of references to acts. */
export const it: HelpTexts = {
  explanations: {
    ...shared,
    ...aluminium,
    ...batteries,
    ...chemicals,
    ...construction,
    ...cosmetics,
    ...electronics,
    ...ironSteel,
    ...textiles,
    ...toys,
  },
  law,
};
