import type { Explanations } from '../help.js';

/** Explanations of fields of chemicals, in Italian. */
export const chemicals: Explanations = {
  'Hazard statement codes, such as H319, or hazard classes; empty where there are none':
    'Codici delle indicazioni di pericolo, ad esempio H319, o classi di pericolo; vuoto se non ce ne sono',
  'Safety data sheet': 'Scheda di dati di sicurezza',
  'Safety data sheet, as a document reference':
    'Scheda di dati di sicurezza, come riferimento a un documento',
  'Whether a substance of very high concern is present above 0.1 % by mass':
    'Se una sostanza estremamente preoccupante è presente oltre lo 0,1 % in massa',
  'Substances of very high concern above 0.1 % by mass':
    'Sostanze estremamente preoccupanti oltre lo 0,1 % in massa',
  'Signal word on the label': 'Avvertenza sull’etichetta',
  'Hazard pictograms on the label': 'Pittogrammi di pericolo sull’etichetta',
  'Precautionary statement codes, such as P280 or P301+P312':
    'Codici dei consigli di prudenza, ad esempio P280 o P301+P312',
  'Unique formula identifier': 'Identificatore unico di formula',
  'CAS number of the substance': 'Numero CAS della sostanza',
  'EC number of the substance': 'Numero CE della sostanza',
  'REACH registration number': 'Numero di registrazione REACH',
  'Content of volatile organic compounds': 'Contenuto di composti organici volatili',
  'Test method': 'Metodo di prova',
  'Share degraded in the test': 'Quota degradata nella prova',
  'Ultimate aerobic biodegradability; surfactants need 60 % or more':
    'Biodegradabilità aerobica completa; i tensioattivi devono raggiungere il 60 % o più',
  'Type of detergent': 'Tipo di detergente',
  Surfactants: 'Tensioattivi',
  'All substances added on purpose': 'Tutte le sostanze aggiunte intenzionalmente',
  Genus: 'Genere',
  Species: 'Specie',
  Strain: 'Ceppo',
  'Micro-organisms added on purpose': 'Microrganismi aggiunti intenzionalmente',
  'How much to use': 'Quanto usarne',
  'What a passport of a detergent holds': 'Che cosa contiene il passaporto di un detergente',
  'Physical state, such as liquid': 'Stato fisico, ad esempio liquido',
  'Flash point': 'Punto di infiammabilità',
};
