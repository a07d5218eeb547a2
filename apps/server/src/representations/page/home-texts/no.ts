import type { HomeTexts } from './en.js';

export const no: HomeTexts = {
  title: 'Finn passet til et produkt',
  intro:
    'Et produktpass sier hva et produkt er laget av, hvor det kommer fra, og hvordan man reparerer, leverer tilbake eller gjenvinner det. Koden på produktet fører til passet, og alle kan lese det.',
  workspace: 'Pass fra {workspace}',
  ask: 'Nummer under koden, eller lenke',
  open: 'Åpne',
  hint: 'Ofte 14 sifre etter «(01)» eller «GTIN». Med et kamera kan du skanne koden i stedet: Ingen app trengs.',
  unread:
    'Dette er verken et nummer under en kode eller lenken til en. Sammenlign det med produktet, siffer for siffer.',
  samples: 'Eksempler',
  samplesNote:
    'Oppdiktede produkter fra oppdiktede bedrifter. De er her fordi denne serveren viser en demonstrasjon.',
  more: 'Mer på denne serveren',
  sealTitle: 'Kontroller et segl',
  sealText: 'Ble et pass endret etter at det ble forseglet?',
  consoleTitle: 'Logg inn i konsollen',
  consoleText: 'For bedrifter som publiserer pass her',
  docsTitle: 'Dokumentasjon av API-et',
  docsText: 'For programvare som leser eller skriver pass',
  operator: 'Hvem som driver denne serveren',
  name: 'Operatør',
  address: 'Adresse',
  contact: 'Spørsmål',
  privacy: 'Personvern',
  responsibility: 'Operatøren oppbevarer passene. For innholdet svarer hver bedrift selv.',
};
