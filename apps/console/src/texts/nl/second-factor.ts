import type { Section } from '../catalogue.js';

/** Setting up the second factor, and its recovery codes. */
export const secondFactor: Section<'secondFactor'> = {
  title: 'Stel uw tweede factor in',
  lead: 'Daarmee laat uw wachtwoord alleen niemand binnen. Het kost een minuut en een authenticatie-app op uw telefoon.',
  isOn: 'Uw tweede factor is aan',
  isOnLead: 'Bij elke aanmelding wordt een code uit uw authenticatie-app gevraagd.',
  start: 'Beginnen',
  scan: '1. Scan deze code met de app',
  qrCode: 'QR-code met het geheim voor uw authenticatie-app',
  noCamera: 'Geen camera bij de hand? Typ deze sleutel in de app:',
  copyKey: 'Sleutel kopiëren',
  type: '2. Typ de zes cijfers die de app toont',
  code: 'Code uit de app',
  wrong:
    'Deze code klopt niet. Wacht op de volgende en typ die; misschien loopt de klok van uw telefoon verkeerd.',
  turnOn: 'Inschakelen',
  codesTitle: 'Bewaar deze herstelcodes',
  codesLead:
    'Ze worden alleen deze keer getoond. Elke code laat u één keer binnen als de telefoon kwijt is. Druk ze af of bewaar ze in een wachtwoordbeheerder.',
  save: 'Als tekst opslaan',
  print: 'Afdrukken',
  saved: 'Ik heb de codes bewaard waar ik ze zonder mijn telefoon terugvind.',
  done: 'Klaar',
  leave:
    'De codes worden alleen deze keer getoond. Bewaar, kopieer of druk ze af, of vink het vakje aan, voordat u weggaat.',
  turnedOn: 'Uw tweede factor is aan.',
  renew: 'Nieuwe herstelcodes maken',
  renewLead: 'De tien codes die u hebt, werken dan niet meer.',
  turnOff: 'Uitschakelen',
  turnedOff: 'Uw tweede factor is uit.',
  proof: 'Code uit de app, of een herstelcode',
};
