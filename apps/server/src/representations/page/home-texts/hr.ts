import type { HomeTexts } from './en.js';

export const hr: HomeTexts = {
  title: 'Pronađi putovnicu proizvoda',
  intro:
    'Putovnica proizvoda govori od čega je proizvod napravljen, odakle dolazi i kako ga popraviti, vratiti ili reciklirati. Do nje vodi kod na proizvodu i svatko je smije čitati.',
  workspace: 'Putovnice: {workspace}',
  ask: 'Broj ispod koda ili poveznica',
  open: 'Otvori',
  hint: 'Često 14 znamenki iza „(01)” ili „GTIN”. Kamerom možete skenirati kod: aplikacija nije potrebna.',
  unread:
    'Ovo nije broj ispod koda ni njegova poveznica. Usporedite ga s proizvodom, znamenku po znamenku.',
  samples: 'Primjeri',
  samplesNote:
    'Izmišljeni proizvodi izmišljenih tvrtki. Ovdje su jer ovaj poslužitelj prikazuje demonstraciju.',
  more: 'Više na ovom poslužitelju',
  sealTitle: 'Provjeri pečat',
  sealText: 'Je li putovnica promijenjena nakon pečaćenja?',
  consoleTitle: 'Prijava u konzolu',
  consoleText: 'Za tvrtke koje ovdje objavljuju putovnice',
  docsTitle: 'Dokumentacija API-ja',
  docsText: 'Za programe koji čitaju ili pišu putovnice',
  operator: 'Tko vodi ovaj poslužitelj',
  name: 'Voditelj',
  address: 'Adresa',
  contact: 'Pitanja',
  privacy: 'Privatnost',
  responsibility: 'Voditelj čuva putovnice. Za njihov sadržaj odgovara svaka tvrtka sama.',
};
