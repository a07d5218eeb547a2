import type { Explanations } from '../help.js';

/** Explanations of fields of chemicals, in German. */
export const chemicals: Explanations = {
  'Hazard statement codes, such as H319, or hazard classes; empty where there are none':
    'Codes der Gefahrenhinweise, etwa H319, oder Gefahrenklassen; leer, wenn es keine gibt',
  'Safety data sheet': 'Sicherheitsdatenblatt',
  'Safety data sheet, as a document reference':
    'Sicherheitsdatenblatt, als Verweis auf ein Dokument',
  'Whether a substance of very high concern is present above 0.1 % by mass':
    'Ob ein besonders besorgniserregender Stoff mit über 0,1 Massenprozent enthalten ist',
  'Substances of very high concern above 0.1 % by mass':
    'Besonders besorgniserregende Stoffe über 0,1 Massenprozent',
  'Signal word on the label': 'Signalwort auf dem Etikett',
  'Hazard pictograms on the label': 'Gefahrenpiktogramme auf dem Etikett',
  'Precautionary statement codes, such as P280 or P301+P312':
    'Codes der Sicherheitshinweise, etwa P280 oder P301+P312',
  'Unique formula identifier': 'Eindeutiger Rezepturidentifikator',
  'CAS number of the substance': 'CAS-Nummer des Stoffes',
  'EC number of the substance': 'EG-Nummer des Stoffes',
  'REACH registration number': 'REACH-Registrierungsnummer',
  'Content of volatile organic compounds': 'Gehalt an flüchtigen organischen Verbindungen',
  'Test method': 'Prüfverfahren',
  'Share degraded in the test': 'In der Prüfung abgebauter Anteil',
  'Ultimate aerobic biodegradability; surfactants need 60 % or more':
    'Vollständige aerobe biologische Abbaubarkeit; Tenside brauchen 60 % oder mehr',
  'Type of detergent': 'Art des Detergens',
  Surfactants: 'Tenside',
  'All substances added on purpose': 'Alle absichtlich zugesetzten Stoffe',
  Genus: 'Gattung',
  Species: 'Art',
  Strain: 'Stamm',
  'Micro-organisms added on purpose': 'Absichtlich zugesetzte Mikroorganismen',
  'How much to use': 'Wie viel zu verwenden ist',
  'What a passport of a detergent holds': 'Was der Pass eines Detergens enthält',
  'Physical state, such as liquid': 'Aggregatzustand, etwa flüssig',
  'Flash point': 'Flammpunkt',
};
