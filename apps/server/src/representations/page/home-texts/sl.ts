import type { HomeTexts } from './en.js';

export const sl: HomeTexts = {
  title: 'Poišči potni list izdelka',
  intro:
    'Potni list izdelka pove, iz česa je izdelek narejen, od kod prihaja in kako ga popraviti, vrniti ali reciklirati. Do njega vodi koda na izdelku in prebere ga lahko vsakdo.',
  workspace: 'Potni listi: {workspace}',
  ask: 'Številka pod kodo ali povezava',
  open: 'Odpri',
  hint: 'Pogosto 14 števk za »(01)« ali »GTIN«. S kamero lahko kodo skenirate: aplikacija ni potrebna.',
  unread:
    'To ni številka pod kodo niti njena povezava. Primerjajte jo z izdelkom, števko za števko.',
  samples: 'Primeri',
  samplesNote:
    'Izmišljeni izdelki izmišljenih podjetij. Tukaj so, ker ta strežnik prikazuje predstavitev.',
  more: 'Več na tem strežniku',
  sealTitle: 'Preveri pečat',
  sealText: 'Je bil potni list spremenjen po pečatenju?',
  consoleTitle: 'Prijava v konzolo',
  consoleText: 'Za podjetja, ki tukaj objavljajo potne liste',
  docsTitle: 'Dokumentacija API',
  docsText: 'Za programe, ki berejo ali pišejo potne liste',
  operator: 'Kdo upravlja ta strežnik',
  name: 'Upravljavec',
  address: 'Naslov',
  contact: 'Vprašanja',
  privacy: 'Zasebnost',
  responsibility:
    'Upravljavec hrani potne liste. Za njihovo vsebino odgovarja vsako podjetje samo.',
};
