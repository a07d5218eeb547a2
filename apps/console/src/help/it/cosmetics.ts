import type { Explanations } from '../help.js';

/** Explanations of fields of cosmetics, in Italian. */
export const cosmetics: Explanations = {
  'Responsible person in the Union': 'Persona responsabile nell’Unione',
  'INCI names in descending order of mass; nanomaterials end in [nano]':
    'Nomi INCI in ordine decrescente di massa; i nanomateriali terminano con [nano]',
  'Recycled content of the packaging': 'Contenuto riciclato dell’imballaggio',
  'Recyclable share of the packaging, or its recycled content':
    'Quota riciclabile dell’imballaggio, o il suo contenuto riciclato',
  'How long the product can be used once opened':
    'Per quanto tempo il prodotto si può usare dopo l’apertura',
  'Until when the product keeps its function when stored properly':
    'Fino a quando il prodotto mantiene la sua funzione se conservato bene',
  Content: 'Contenuto',
  'Content at the time of packaging, by mass or by volume':
    'Contenuto al momento del confezionamento, in massa o in volume',
  'What the product is for': 'A che cosa serve il prodotto',
  'Particular precautions in use': 'Precauzioni particolari per l’impiego',
  'Reference of the notification to the cosmetic products notification portal':
    'Riferimento della notifica al portale di notifica dei prodotti cosmetici',
  'Fragrance allergens above 0.001 % in leave-on, 0.01 % in rinse-off products, by INCI name':
    'Allergeni da fragranza oltre lo 0,001 % nei prodotti da non sciacquare e lo 0,01 % in quelli da sciacquare, per nome INCI',
  'Nanomaterials among the ingredients, by INCI name':
    'Nanomateriali tra gli ingredienti, per nome INCI',
  'Whether the product is claimed to be free of animal testing':
    'Se si dichiara che il prodotto non è stato sperimentato su animali',
  'Sun protection factor': 'Fattore di protezione solare',
};
