import type { Explanations } from '../help.js';

/** Explanations of fields of chemicals, in Polish. */
export const chemicals: Explanations = {
  'Hazard statement codes, such as H319, or hazard classes; empty where there are none':
    'Kody zwrotów wskazujących rodzaj zagrożenia, np. H319, lub klasy zagrożenia; puste, jeśli ich nie ma',
  'Safety data sheet': 'Karta charakterystyki',
  'Safety data sheet, as a document reference':
    'Karta charakterystyki, jako odniesienie do dokumentu',
  'Whether a substance of very high concern is present above 0.1 % by mass':
    'Czy zawiera substancję wzbudzającą szczególnie duże obawy powyżej 0,1 % masy',
  'Substances of very high concern above 0.1 % by mass':
    'Substancje wzbudzające szczególnie duże obawy powyżej 0,1 % masy',
  'Signal word on the label': 'Hasło ostrzegawcze na etykiecie',
  'Hazard pictograms on the label': 'Piktogramy zagrożenia na etykiecie',
  'Precautionary statement codes, such as P280 or P301+P312':
    'Kody zwrotów wskazujących środki ostrożności, np. P280 lub P301+P312',
  'Unique formula identifier': 'Niepowtarzalny identyfikator postaci czynnej',
  'CAS number of the substance': 'Numer CAS substancji',
  'EC number of the substance': 'Numer WE substancji',
  'REACH registration number': 'Numer rejestracji REACH',
  'Content of volatile organic compounds': 'Zawartość lotnych związków organicznych',
  'Test method': 'Metoda badania',
  'Share degraded in the test': 'Część rozłożona w badaniu',
  'Ultimate aerobic biodegradability; surfactants need 60 % or more':
    'Całkowita biodegradacja tlenowa; środki powierzchniowo czynne potrzebują 60 % lub więcej',
  'Type of detergent': 'Rodzaj detergentu',
  Surfactants: 'Środki powierzchniowo czynne',
  'All substances added on purpose': 'Wszystkie substancje dodane celowo',
  Genus: 'Rodzaj',
  Species: 'Gatunek',
  Strain: 'Szczep',
  'Micro-organisms added on purpose': 'Mikroorganizmy dodane celowo',
  'How much to use': 'Ile stosować',
  'What a passport of a detergent holds': 'Co zawiera paszport detergentu',
  'Physical state, such as liquid': 'Stan skupienia, np. ciecz',
  'Flash point': 'Temperatura zapłonu',
};
