import type { Section } from '../catalogue.js';

/** Setting up the second factor, and its recovery codes. */
export const secondFactor: Section<'secondFactor'> = {
  title: 'Iestatiet otro faktoru',
  lead: 'Ar to parole viena pati nevienu neielaiž. Vajag minūti un autentifikācijas lietotni tālrunī.',
  isOn: 'Otrais faktors ir ieslēgts',
  isOnLead: 'Katrā pierakstīšanās reizē tiek prasīts kods no jūsu autentifikācijas lietotnes.',
  start: 'Sākt',
  scan: '1. Noskenējiet šo kodu ar lietotni',
  qrCode: 'QR kods ar noslēpumu jūsu autentifikācijas lietotnei',
  noCamera: 'Nav pie rokas kameras? Ievadiet lietotnē šo atslēgu:',
  copyKey: 'Kopēt atslēgu',
  type: '2. Ievadiet sešus ciparus, ko tā rāda',
  code: 'Kods no lietotnes',
  wrong:
    'Šis kods neatbilst. Pagaidiet nākamo un ievadiet to; jūsu tālruņa pulkstenis var būt neprecīzs.',
  turnOn: 'Ieslēgt',
  codesTitle: 'Saglabājiet šos atkopšanas kodus',
  codesLead:
    'Tie tiek rādīti tikai tagad. Katrs ļauj ieiet vienu reizi, ja tālrunis ir nozaudēts. Izdrukājiet tos vai glabājiet paroļu pārvaldniekā.',
  save: 'Saglabāt kā tekstu',
  print: 'Drukāt',
  saved: 'Kodus esmu saglabājis tur, kur tos atradīšu bez tālruņa.',
  done: 'Gatavs',
  leave:
    'Kodi tiek rādīti tikai tagad. Pirms aiziešanas saglabājiet, nokopējiet vai izdrukājiet tos vai atzīmējiet rūtiņu.',
  turnedOn: 'Jūsu otrais faktors ir ieslēgts.',
  renew: 'Izveidot jaunus atkopšanas kodus',
  renewLead: 'Desmit pašreizējie kodi tad vairs nedarbosies.',
  turnOff: 'Izslēgt',
  turnedOff: 'Jūsu otrais faktors ir izslēgts.',
  proof: 'Kods no lietotnes vai atkopšanas kods',
};
