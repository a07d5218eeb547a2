import type { HomeTexts } from './en.js';

export const da: HomeTexts = {
  title: 'Find et produkts pas',
  intro:
    'Et produktpas siger, hvad et produkt er lavet af, hvor det kommer fra, og hvordan man reparerer, afleverer eller genanvender det. Koden på produktet fører til passet, og alle må læse det.',
  workspace: 'Pas fra {workspace}',
  ask: 'Nummer under koden eller link',
  open: 'Åbn',
  hint: 'Ofte 14 cifre efter ”(01)” eller ”GTIN”. Har De et kamera, så scan koden i stedet: Der kræves ingen app.',
  unread:
    'Det er hverken et nummer under en kode eller kodens link. Sammenlign det med produktet, ciffer for ciffer.',
  samples: 'Eksempler',
  samplesNote:
    'Opfundne produkter fra opfundne virksomheder. De er her, fordi denne server viser en demonstration.',
  more: 'Mere på denne server',
  sealTitle: 'Kontrollér et segl',
  sealText: 'Er et pas ændret, efter at det blev forseglet?',
  consoleTitle: 'Log ind i konsollen',
  consoleText: 'For virksomheder, der udgiver pas her',
  docsTitle: 'Dokumentation af API’et',
  docsText: 'For software, der læser eller skriver pas',
  operator: 'Hvem driver denne server',
  name: 'Operatør',
  address: 'Adresse',
  contact: 'Spørgsmål',
  privacy: 'Privatliv',
  responsibility: 'Operatøren opbevarer passene. For deres indhold svarer hver virksomhed selv.',
};
