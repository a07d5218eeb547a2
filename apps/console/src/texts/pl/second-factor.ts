/** Setting up the second factor, and its recovery codes. */
import type { Section } from '../catalogue.js';

export const secondFactor: Section<'secondFactor'> = {
  title: 'Konfiguracja drugiego składnika',
  lead: 'Dzięki niemu samo hasło nikogo nie wpuści. Zajmuje to minutę i wymaga aplikacji uwierzytelniającej w telefonie.',
  isOn: 'Drugi składnik jest włączony',
  isOnLead: 'Każde logowanie wymaga kodu z aplikacji uwierzytelniającej.',
  start: 'Rozpocznij',
  scan: '1. Proszę zeskanować ten kod aplikacją',
  qrCode: 'Kod QR z sekretem dla aplikacji uwierzytelniającej',
  noCamera: 'Nie ma aparatu pod ręką? Proszę wpisać ten klucz w aplikacji:',
  copyKey: 'Kopiuj klucz',
  type: '2. Proszę wpisać sześć cyfr, które pokazuje',
  code: 'Kod z aplikacji',
  wrong:
    'Ten kod nie pasuje. Proszę poczekać na następny i go wpisać; może zegar telefonu jest źle ustawiony.',
  turnOn: 'Włącz',
  codesTitle: 'Proszę zachować te kody odzyskiwania',
  codesLead:
    'Są pokazywane tylko ten jeden raz. Każdy wpuszcza raz w razie utraty telefonu. Proszę je wydrukować lub zachować w menedżerze haseł.',
  save: 'Zapisz jako tekst',
  print: 'Drukuj',
  saved: 'Kody są zapisane tam, gdzie znajdę je bez telefonu.',
  done: 'Gotowe',
  leave:
    'Kody są pokazywane tylko ten jeden raz. Przed wyjściem proszę je zapisać, skopiować, wydrukować lub zaznaczyć pole.',
  turnedOn: 'Drugi składnik jest włączony.',
  renew: 'Utwórz nowe kody odzyskiwania',
  renewLead: 'Obecne dziesięć kodów przestanie wtedy działać.',
  turnOff: 'Wyłącz',
  turnedOff: 'Drugi składnik jest wyłączony.',
  proof: 'Kod z aplikacji lub kod odzyskiwania',
};
