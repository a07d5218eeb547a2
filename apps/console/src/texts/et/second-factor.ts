import type { Section } from '../catalogue.js';

/** Setting up the second factor, and its recovery codes. */
export const secondFactor: Section<'secondFactor'> = {
  title: 'Seadistage teine tegur',
  lead: 'Sellega ei lase parool üksi kedagi sisse. Kulub minut ja vaja on autentimisrakendust telefonis.',
  isOn: 'Teine tegur on sees',
  isOnLead: 'Igal sisselogimisel küsitakse autentimisrakenduse koodi.',
  start: 'Alusta',
  scan: '1. Skannige see kood rakendusega',
  qrCode: 'QR-kood autentimisrakenduse saladusega',
  noCamera: 'Kaamerat ei ole käepärast? Sisestage rakendusse see võti:',
  copyKey: 'Kopeeri võti',
  type: '2. Sisestage kuus numbrit, mida see näitab',
  code: 'Kood rakendusest',
  wrong: 'See kood ei sobi. Oodake järgmist ja sisestage see; telefoni kell võib olla vale.',
  turnOn: 'Lülita sisse',
  codesTitle: 'Hoidke need taastekoodid alles',
  codesLead:
    'Neid näidatakse ainult praegu. Kui telefon kaob, laseb igaüks Teid sisse ühe korra. Printige need või hoidke paroolihalduris.',
  save: 'Salvesta tekstina',
  print: 'Prindi',
  saved: 'Koodid on salvestatud kohta, kust leian need ka telefonita.',
  done: 'Valmis',
  leave:
    'Koode näidatakse ainult praegu. Enne lahkumist salvestage, kopeerige või printige need või märkige ruut.',
  turnedOn: 'Teie teine tegur on sees.',
  renew: 'Loo uued taastekoodid',
  renewLead: 'Praegused kümme koodi siis enam ei toimi.',
  turnOff: 'Lülita välja',
  turnedOff: 'Teie teine tegur on väljas.',
  proof: 'Kood rakendusest või taastekood',
};
