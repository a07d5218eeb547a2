import { es as catalogue } from '../messages/es.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Spanish. */
export const es: Wording = createWording('es', catalogue);
