import type { Section } from '../catalogue.js';

/** Setting up the second factor, and its recovery codes. */
export const secondFactor: Section<'secondFactor'> = {
  title: 'Postavite drugi faktor',
  lead: 'S njim sama lozinka nikoga ne pušta unutra. Traje minutu i treba aplikacija za provjeru na telefonu.',
  isOn: 'Vaš je drugi faktor uključen',
  isOnLead: 'Svaka prijava traži kod iz vaše aplikacije za provjeru.',
  start: 'Započni',
  scan: '1. Skenirajte ovaj kod aplikacijom',
  qrCode: 'QR kod s tajnom za vašu aplikaciju za provjeru',
  noCamera: 'Nemate kameru pri ruci? Upišite ovaj ključ u aplikaciju:',
  copyKey: 'Kopiraj ključ',
  type: '2. Upišite šest znamenki koje prikazuje',
  code: 'Kod iz aplikacije',
  wrong:
    'Ovaj kod ne odgovara. Pričekajte sljedeći i upišite ga; sat na telefonu možda nije točan.',
  turnOn: 'Uključi',
  codesTitle: 'Sačuvajte ove kodove za oporavak',
  codesLead:
    'Prikazuju se samo ovaj put. Svaki vas jednom pušta unutra ako izgubite telefon. Ispišite ih ili spremite u upravitelj lozinkama.',
  save: 'Spremi kao tekst',
  print: 'Ispiši',
  saved: 'Kodovi su spremljeni ondje gdje ih mogu naći bez telefona.',
  done: 'Gotovo',
  leave:
    'Kodovi se prikazuju samo ovaj put. Prije odlaska ih spremite, kopirajte, ispišite ili označite kućicu.',
  turnedOn: 'Vaš je drugi faktor uključen.',
  renew: 'Izradi nove kodove za oporavak',
  renewLead: 'Deset kodova koje imate tada više ne radi.',
  turnOff: 'Isključi',
  turnedOff: 'Vaš je drugi faktor isključen.',
  proof: 'Kod iz aplikacije ili kod za oporavak',
};
