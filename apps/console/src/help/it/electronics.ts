import type { Explanations } from '../help.js';

/** Explanations of fields of electronics, in Italian. */
export const electronics: Explanations = {
  'Model identifier of the supplier': 'Identificativo del modello del fornitore',
  'Power drawn in standby; 0 where the product has no standby mode':
    'Potenza assorbita in standby; 0 se il prodotto non ha la modalità standby',
  'Power drawn in standby mode': 'Potenza assorbita in modalità standby',
  'Time of use on one charge': 'Tempo d’uso con una carica',
  'Recycled share of the plastic parts': 'Quota riciclata delle parti in plastica',
  'How well the product can be repaired': 'Quanto bene il prodotto può essere riparato',
  'How long the product lasts': 'Quanto dura il prodotto',
  'Repairability and durability, each from 0 to 10':
    'Riparabilità e durabilità, ciascuna da 0 a 10',
  'How to return the product at the end of its life': 'Come restituire il prodotto a fine vita',
  'Repairability class on the energy label, A best':
    'Classe di riparabilità sull’etichetta energetica, A è la migliore',
  'Energy efficiency class on the energy label, A best':
    'Classe di efficienza energetica sull’etichetta energetica, A è la migliore',
  'Registration number of the model in EPREL': 'Numero di registrazione del modello in EPREL',
  'Whether the product keeps the limits of hazardous substances':
    'Se il prodotto rispetta i limiti per le sostanze pericolose',
  'Exemptions made use of, by number, such as 6(c)':
    'Esenzioni utilizzate, per numero, ad esempio 6(c)',
  'Category of the equipment, 1 to 6': 'Categoria dell’apparecchiatura, da 1 a 6',
  'Registration number of the producer': 'Numero di registrazione del produttore',
  'How long spare parts can be had after the last sale':
    'Per quanto tempo dopo l’ultima vendita si trovano i pezzi di ricambio',
  'Day until which updates of the software are provided':
    'Giorno fino al quale sono forniti gli aggiornamenti del software',
  'Whether the user can remove the battery': 'Se l’utilizzatore può rimuovere la batteria',
  'GTIN of the battery inside': 'GTIN della batteria incorporata',
  'Critical raw materials in the product': 'Materie prime critiche nel prodotto',
  'Protection against dust and water (IEC 60529)': 'Protezione contro polvere e acqua (IEC 60529)',
  'Falls the product withstood without a defect':
    'Cadute che il prodotto ha sopportato senza difetti',
  'Energy used in a year': 'Energia consumata in un anno',
};
