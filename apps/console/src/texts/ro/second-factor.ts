import type { Section } from '../catalogue.js';

/** Setting up the second factor, and its recovery codes. */
export const secondFactor: Section<'secondFactor'> = {
  title: 'Configurați al doilea factor',
  lead: 'Cu el, parola singură nu lasă pe nimeni să intre. Durează un minut și cere o aplicație de autentificare pe telefon.',
  isOn: 'Al doilea factor este activat',
  isOnLead: 'Fiecare conectare cere un cod din aplicația dumneavoastră de autentificare.',
  start: 'Începeți',
  scan: '1. Scanați acest cod cu aplicația',
  qrCode: 'Cod QR cu secretul pentru aplicația dumneavoastră de autentificare',
  noCamera: 'Nu aveți o cameră la îndemână? Introduceți această cheie în aplicație:',
  copyKey: 'Copiați cheia',
  type: '2. Introduceți cele șase cifre pe care le arată',
  code: 'Codul din aplicație',
  wrong:
    'Acest cod nu se potrivește. Așteptați-l pe următorul și introduceți-l; ceasul telefonului poate fi greșit.',
  turnOn: 'Activați-l',
  codesTitle: 'Păstrați aceste coduri de recuperare',
  codesLead:
    'Sunt afișate doar de această dată. Fiecare vă conectează o dată dacă pierdeți telefonul. Tipăriți-le sau păstrați-le într-un manager de parole.',
  save: 'Salvați ca text',
  print: 'Tipăriți',
  saved: 'Am salvat codurile acolo unde le găsesc fără telefon.',
  done: 'Gata',
  leave:
    'Codurile sunt afișate doar de această dată. Salvați-le, copiați-le, tipăriți-le sau bifați căsuța înainte de a pleca.',
  turnedOn: 'Al doilea factor este activat.',
  renew: 'Creați coduri de recuperare noi',
  renewLead: 'Cele zece coduri pe care le aveți nu mai funcționează atunci.',
  turnOff: 'Dezactivați-l',
  turnedOff: 'Al doilea factor este dezactivat.',
  proof: 'Codul din aplicație sau un cod de recuperare',
};
