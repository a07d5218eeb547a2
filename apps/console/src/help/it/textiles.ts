import type { Explanations } from '../help.js';

/** Explanations of fields of textiles, in Italian. */
export const textiles: Explanations = {
  'Fibre name as listed in Annex I to Regulation (EU) No 1007/2011':
    'Denominazione della fibra come nell’allegato I del regolamento (UE) n. 1007/2011',
  'Share of the fibres': 'Quota delle fibre',
  'The textile fibres of the product; their percentages add up to 100':
    'Le fibre tessili del prodotto; le percentuali sommano a 100',
  'How to wash, dry and iron the product': 'Come lavare, asciugare e stirare il prodotto',
  'Size label': 'Etichetta della taglia',
  'Whether the product has non-textile parts of animal origin':
    'Se il prodotto ha parti non tessili di origine animale',
  'Colour fastness, 5 best': 'Solidità del colore, 5 è la migliore',
  'Resistance to pilling, 5 best': 'Resistenza al pilling, 5 è la migliore',
  'Change of dimensions in washing; shrinkage is negative':
    'Variazione dimensionale al lavaggio; il restringimento è negativo',
  'Robustness, 10 best': 'Robustezza, 10 è la migliore',
  'Washes the product is expected to withstand':
    'Lavaggi che ci si aspetta che il prodotto sopporti',
  'How well the product can be recycled, 10 best':
    'Quanto bene il prodotto può essere riciclato, 10 è il meglio',
  'Fibre fragments released in one wash': 'Frammenti di fibre rilasciati in un lavaggio',
  'Where the yarn was spun': 'Dove è stato filato il filo',
  'Where the cloth was woven or knitted': 'Dove è stato tessuto o lavorato a maglia il tessuto',
  'Where the product was dyed or printed': 'Dove è stato tinto o stampato il prodotto',
  'Where the product was assembled': 'Dove è stato confezionato il prodotto',
  'Water used over the life cycle': 'Acqua usata nel ciclo di vita',
  'Unit of the value; L where not stated': 'Unità del valore; L se non indicata',
  'How to have the product repaired': 'Come far riparare il prodotto',
  'How to hand the product back': 'Come riconsegnare il prodotto',
};
