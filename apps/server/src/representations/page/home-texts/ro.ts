import type { HomeTexts } from './en.js';

export const ro: HomeTexts = {
  title: 'Găsiți pașaportul unui produs',
  intro:
    'Un pașaport de produs spune din ce este făcut un produs, de unde provine și cum poate fi reparat, returnat sau reciclat. Codul de pe produs duce la el și oricine îl poate citi.',
  workspace: 'Pașapoarte: {workspace}',
  ask: 'Numărul de sub cod sau linkul',
  open: 'Deschide',
  hint: 'Adesea 14 cifre, după „(01)” sau „GTIN”. Cu o cameră scanați codul: nu este nevoie de nicio aplicație.',
  unread:
    'Acesta nu este nici un număr de sub un cod, nici linkul lui. Comparați-l cu produsul, cifră cu cifră.',
  samples: 'Exemple',
  samplesNote:
    'Produse inventate ale unor companii inventate. Sunt aici pentru că acest server arată o demonstrație.',
  more: 'Mai multe pe acest server',
  sealTitle: 'Verificați un sigiliu',
  sealText: 'A fost modificat un pașaport după sigilare?',
  consoleTitle: 'Intrați în consolă',
  consoleText: 'Pentru companiile care publică aici pașapoarte',
  docsTitle: 'Documentația API',
  docsText: 'Pentru programe care citesc sau scriu pașapoarte',
  operator: 'Cine administrează acest server',
  name: 'Operator',
  address: 'Adresă',
  contact: 'Întrebări',
  privacy: 'Confidențialitate',
  responsibility:
    'Operatorul păstrează pașapoartele. Pentru conținutul lor răspunde fiecare companie.',
};
