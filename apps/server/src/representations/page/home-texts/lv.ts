import type { HomeTexts } from './en.js';

export const lv: HomeTexts = {
  title: 'Atrast produkta pasi',
  intro:
    'Produkta pase pasaka, no kā produkts ir izgatavots, no kurienes tas nāk un kā to salabot, nodot atpakaļ vai pārstrādāt. Uz pasi ved kods uz produkta, un to drīkst lasīt ikviens.',
  workspace: 'Pases: {workspace}',
  ask: 'Numurs zem koda vai saite',
  open: 'Atvērt',
  hint: 'Bieži 14 cipari aiz “(01)” vai “GTIN”. Ar kameru varat noskenēt kodu: lietotne nav vajadzīga.',
  unread:
    'Tas nav ne numurs zem koda, ne koda saite. Salīdziniet to ar produktu ciparu pa ciparam.',
  samples: 'Paraugi',
  samplesNote:
    'Izdomātu uzņēmumu izdomāti produkti. Tie ir šeit, jo šis serveris rāda demonstrāciju.',
  more: 'Vairāk šajā serverī',
  sealTitle: 'Pārbaudīt zīmogu',
  sealText: 'Vai pase ir mainīta pēc apzīmogošanas?',
  consoleTitle: 'Pieteikties konsolē',
  consoleText: 'Uzņēmumiem, kas šeit publicē pases',
  docsTitle: 'API dokumentācija',
  docsText: 'Programmatūrai, kas lasa vai raksta pases',
  operator: 'Kas uztur šo serveri',
  name: 'Uzturētājs',
  address: 'Adrese',
  contact: 'Jautājumi',
  privacy: 'Privātums',
  responsibility: 'Uzturētājs glabā pases. Par to saturu atbild katrs uzņēmums pats.',
};
