import { shared } from './fr/shared.js';
import { aluminium } from './fr/aluminium.js';
import { batteries } from './fr/batteries.js';
import { chemicals } from './fr/chemicals.js';
import { construction } from './fr/construction.js';
import { cosmetics } from './fr/cosmetics.js';
import { electronics } from './fr/electronics.js';
import { ironSteel } from './fr/iron-steel.js';
import { textiles } from './fr/textiles.js';
import { toys } from './fr/toys.js';
import { law } from './fr/law.js';
import type { HelpTexts } from './help.js';

/** Explanations of fields in French, and the words of references to acts. */
export const fr: HelpTexts = {
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
