import { shared } from './de/shared.js';
import { aluminium } from './de/aluminium.js';
import { batteries } from './de/batteries.js';
import { chemicals } from './de/chemicals.js';
import { construction } from './de/construction.js';
import { cosmetics } from './de/cosmetics.js';
import { electronics } from './de/electronics.js';
import { ironSteel } from './de/iron-steel.js';
import { textiles } from './de/textiles.js';
import { toys } from './de/toys.js';
import { law } from './de/law.js';
import type { HelpTexts } from './help.js';

/** Explanations of fields in German, and the words of references to acts. */
export const de: HelpTexts = {
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
