import type { Explanations } from '../help.js';

/** Explanations of fields of toys, in Italian. */
export const toys: Explanations = {
  'Youngest age the toy is meant for, such as 3+':
    'Età minima a cui è destinato il giocattolo, ad esempio 3+',
  'Certificates and test reports on chemical properties':
    'Certificati e rapporti di prova sulle proprietà chimiche',
  'Whether the toy warns of small parts':
    'Se il giocattolo avverte della presenza di piccole parti',
  'Whether edges and points were checked': 'Se sono stati controllati bordi e punte',
  'Whether flammability was tested': 'Se è stata provata l’infiammabilità',
  'Physical, mechanical and fire safety': 'Sicurezza fisica, meccanica e antincendio',
  'Colour image clear enough to know the toy by':
    'Immagine a colori abbastanza chiara per riconoscere il giocattolo',
  'Statement that the toy meets the requirements, or whether it was made':
    'Dichiarazione che il giocattolo soddisfa i requisiti, o se è stata fatta',
  'Statement that the manufacturer alone answers for the passport':
    'Dichiarazione che solo il fabbricante risponde del passaporto',
  'Union acts the toy complies with': 'Atti dell’Unione a cui il giocattolo è conforme',
  'Harmonised standards and common specifications applied':
    'Norme armonizzate e specifiche comuni applicate',
  'Union acts whose declaration of conformity the passport replaces':
    'Atti dell’Unione di cui il passaporto sostituisce la dichiarazione di conformità',
  'Notified body that intervened': 'Organismo notificato intervenuto',
  'Allergenic fragrances above 10 mg/kg': 'Fragranze allergizzanti oltre 10 mg/kg',
  'Where consumers can report on the toy: page, mailbox or telephone number':
    'Dove i consumatori possono segnalare il giocattolo: pagina, casella di posta o numero di telefono',
  'Instructions for use': 'Istruzioni per l’uso',
};
