import type { Section } from '../catalogue.js';

/** Setting up the second factor, and its recovery codes. */
export const secondFactor: Section<'secondFactor'> = {
  title: 'Sett opp din andre faktor',
  lead: 'Med den slipper passordet alene ingen inn. Det tar et minutt og krever en autentiseringsapp på telefonen.',
  isOn: 'Din andre faktor er på',
  isOnLead: 'Hver innlogging ber om en kode fra autentiseringsappen.',
  start: 'Begynn',
  scan: '1. Skann denne koden med appen',
  qrCode: 'QR-kode med hemmeligheten for autentiseringsappen',
  noCamera: 'Ingen kamera for hånden? Skriv denne nøkkelen inn i appen:',
  copyKey: 'Kopier nøkkelen',
  type: '2. Skriv de seks sifrene den viser',
  code: 'Kode fra appen',
  wrong:
    'Denne koden stemmer ikke. Vent på den neste og skriv den; klokken på telefonen kan gå feil.',
  turnOn: 'Slå den på',
  codesTitle: 'Ta vare på disse gjenopprettingskodene',
  codesLead:
    'De vises bare denne ene gangen. Hver av dem slipper deg inn én gang hvis telefonen er tapt. Skriv dem ut eller legg dem i en passordbehandler.',
  save: 'Lagre som tekst',
  print: 'Skriv ut',
  saved: 'Jeg har lagret kodene der jeg finner dem uten telefonen.',
  done: 'Ferdig',
  leave:
    'Kodene vises bare denne ene gangen. Lagre, kopier eller skriv dem ut, eller kryss av i boksen, før du går.',
  turnedOn: 'Din andre faktor er på.',
  renew: 'Lag nye gjenopprettingskoder',
  renewLead: 'De ti kodene du har, virker da ikke lenger.',
  turnOff: 'Slå den av',
  turnedOff: 'Din andre faktor er av.',
  proof: 'Kode fra appen, eller en gjenopprettingskode',
};
