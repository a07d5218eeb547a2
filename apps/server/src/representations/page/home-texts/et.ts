import type { HomeTexts } from './en.js';

export const et: HomeTexts = {
  title: 'Leia toote pass',
  intro:
    'Tootepass ütleb, millest toode on tehtud, kust see pärineb ning kuidas seda parandada, tagastada või ringlusse võtta. Tootel olev kood viib passini ja seda võivad lugeda kõik.',
  workspace: 'Passid: {workspace}',
  ask: 'Number koodi all või link',
  open: 'Ava',
  hint: 'Sageli 14 numbrit pärast märgistust „(01)“ või „GTIN“. Kaameraga skannige kood: rakendust pole vaja.',
  unread: 'See ei ole koodi all olev number ega koodi link. Võrrelge seda tootega number-numbrilt.',
  samples: 'Näidised',
  samplesNote:
    'Väljamõeldud ettevõtete väljamõeldud tooted. Need on siin, sest see server näitab tutvustust.',
  more: 'Veel sellest serverist',
  sealTitle: 'Kontrolli pitserit',
  sealText: 'Kas passi muudeti pärast pitseerimist?',
  consoleTitle: 'Logi konsooli sisse',
  consoleText: 'Ettevõtetele, kes siin passe avaldavad',
  docsTitle: 'API dokumentatsioon',
  docsText: 'Tarkvarale, mis passe loeb või kirjutab',
  operator: 'Kes seda serverit haldab',
  name: 'Haldaja',
  address: 'Aadress',
  contact: 'Küsimused',
  privacy: 'Privaatsus',
  responsibility: 'Haldaja hoiab passe. Nende sisu eest vastab iga ettevõte ise.',
};
