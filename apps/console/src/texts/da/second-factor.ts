import type { Section } from '../catalogue.js';

/** Setting up the second factor, and its recovery codes. */
export const secondFactor: Section<'secondFactor'> = {
  title: 'Indstil din anden faktor',
  lead: 'Med den lukker adgangskoden alene ingen ind. Det tager et minut og kræver en autentifikationsapp på telefonen.',
  isOn: 'Din anden faktor er slået til',
  isOnLead: 'Hvert login kræver en kode fra din autentifikationsapp.',
  start: 'Begynd',
  scan: '1. Scan denne kode med appen',
  qrCode: 'QR-kode med hemmeligheden til din autentifikationsapp',
  noCamera: 'Intet kamera ved hånden? Skriv denne nøgle i appen:',
  copyKey: 'Kopiér nøglen',
  type: '2. Indtast de seks cifre, den viser',
  code: 'Kode fra appen',
  wrong: 'Koden passer ikke. Vent på den næste, og indtast den; telefonens ur kan gå forkert.',
  turnOn: 'Slå til',
  codesTitle: 'Gem disse gendannelseskoder',
  codesLead:
    'De vises kun denne gang. Hver kode lukker dig ind én gang, hvis telefonen er væk. Udskriv dem, eller gem dem i en adgangskodeadministrator.',
  save: 'Gem som tekst',
  print: 'Udskriv',
  saved: 'Jeg har gemt koderne, hvor jeg kan finde dem uden min telefon.',
  done: 'Færdig',
  leave:
    'Koderne vises kun denne gang. Gem, kopiér eller udskriv dem, eller sæt kryds i feltet, før du går videre.',
  turnedOn: 'Din anden faktor er slået til.',
  renew: 'Opret nye gendannelseskoder',
  renewLead: 'De ti koder, du har, virker så ikke længere.',
  turnOff: 'Slå fra',
  turnedOff: 'Din anden faktor er slået fra.',
  proof: 'Kode fra appen, eller en gendannelseskode',
};
