import type { Section } from '../catalogue.js';

/** Setting up the second factor, and its recovery codes. */
export const secondFactor: Section<'secondFactor'> = {
  title: 'Ställ in din andra faktor',
  lead: 'Med den släpper lösenordet ensamt inte in någon. Det tar en minut och kräver en autentiseringsapp i telefonen.',
  isOn: 'Din andra faktor är på',
  isOnLead: 'Varje inloggning kräver en kod från din autentiseringsapp.',
  start: 'Börja',
  scan: '1. Skanna koden med appen',
  qrCode: 'QR-kod med hemligheten för din autentiseringsapp',
  noCamera: 'Ingen kamera till hands? Skriv in den här nyckeln i appen:',
  copyKey: 'Kopiera nyckeln',
  type: '2. Skriv de sex siffror som den visar',
  code: 'Kod från appen',
  wrong: 'Koden stämmer inte. Vänta på nästa och skriv in den; telefonens klocka kan gå fel.',
  turnOn: 'Slå på',
  codesTitle: 'Spara återställningskoderna',
  codesLead:
    'De visas bara den här gången. Var och en släpper in dig en gång om telefonen är borta. Skriv ut dem eller spara dem i en lösenordshanterare.',
  save: 'Spara som text',
  print: 'Skriv ut',
  saved: 'Jag har sparat koderna där jag hittar dem utan min telefon.',
  done: 'Klart',
  leave:
    'Koderna visas bara den här gången. Spara, kopiera eller skriv ut dem, eller kryssa i rutan, innan du går vidare.',
  turnedOn: 'Din andra faktor är på.',
  renew: 'Skapa nya återställningskoder',
  renewLead: 'De tio koder som du har fungerar då inte längre.',
  turnOff: 'Slå av',
  turnedOff: 'Din andra faktor är av.',
  proof: 'Kod från appen, eller en återställningskod',
};
