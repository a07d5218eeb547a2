import type { Explanations } from '../help.js';

/** Explanations of fields of cosmetics, in Spanish. */
export const cosmetics: Explanations = {
  'Responsible person in the Union': 'Persona responsable en la Unión',
  'INCI names in descending order of mass; nanomaterials end in [nano]':
    'Nombres INCI en orden decreciente de masa; los nanomateriales terminan en [nano]',
  'Recycled content of the packaging': 'Contenido reciclado del envase',
  'Recyclable share of the packaging, or its recycled content':
    'Proporción reciclable del envase, o su contenido reciclado',
  'How long the product can be used once opened':
    'Cuánto tiempo puede usarse el producto una vez abierto',
  'Until when the product keeps its function when stored properly':
    'Hasta cuándo conserva el producto su función si se almacena bien',
  Content: 'Contenido',
  'Content at the time of packaging, by mass or by volume':
    'Contenido en el momento del envasado, en masa o en volumen',
  'What the product is for': 'Para qué sirve el producto',
  'Particular precautions in use': 'Precauciones particulares de empleo',
  'Reference of the notification to the cosmetic products notification portal':
    'Referencia de la notificación al portal de notificación de productos cosméticos',
  'Fragrance allergens above 0.001 % in leave-on, 0.01 % in rinse-off products, by INCI name':
    'Fragancias alergénicas por encima del 0,001 % en productos que no se aclaran y del 0,01 % en productos que se aclaran, por nombre INCI',
  'Nanomaterials among the ingredients, by INCI name':
    'Nanomateriales entre los ingredientes, por nombre INCI',
  'Whether the product is claimed to be free of animal testing':
    'Si se afirma que el producto no se ha ensayado en animales',
  'Sun protection factor': 'Factor de protección solar',
};
