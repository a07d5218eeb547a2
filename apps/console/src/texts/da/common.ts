import type { Section } from '../catalogue.js';

/** Words that several screens use. */
export const common: Section<'common'> = {
  product: 'Produktpas',
  skip: 'Gå til indholdet',
  cancel: 'Annuller',
  close: 'Luk',
  tryAgain: 'Prøv igen',
  undo: 'Fortryd',
  copy: 'Kopiér',
  copied: 'Kopieret',
  yes: 'ja',
  no: 'nej',
  optional: 'valgfrit',
  recommended: 'anbefalet',
  actors: { key: 'en API-nøgle', system: 'platformen', unknown: 'nogen' },
  loading: 'Indlæser',
  slow: 'Det tager længere tid end normalt.',
  path: 'Sti',
  request: 'Kald {id}',
  copyRequest: 'Kopiér kaldets nummer',
  needsUpdate: 'Siden er ældre end serveren. Indlæs den igen for at fortsætte.',
  reload: 'Indlæs igen',
  notFoundTitle: 'Siden findes ikke',
  notFound: 'Adressen kan være læst forkert eller komme fra et ældre link.',
  toToday: 'Gå til I dag',
  mayNotTitle: 'Du må ikke se dette',
  mayNot:
    'Din rolle i dette arbejdsområde omfatter det ikke. En administrator af arbejdsområdet giver roller.',
  failures: {
    offline:
      'Ingen forbindelse. Det, du ser, kan være forældet; vi prøver igen, når du beder om det.',
    server:
      'Det lykkedes ikke, og fejlen er vores. Intet blev ændret. Prøv igen; hvis det bliver ved, så oplys kaldets nummer til supporten.',
    tooMany: {
      one: 'For mange kald fra dette arbejdsområde i dette minut. Prøv igen om {count} sekund.',
      other: 'For mange kald fra dette arbejdsområde i dette minut. Prøv igen om {count} sekunder.',
    },
    notAllowed:
      'Du må læse dette, men ikke ændre det. En administrator af arbejdsområdet giver roller.',
    secondFactor: 'Dette arbejdsområde kræver en anden faktor, før noget ændres.',
    setUp: 'Indstil den',
    quota:
      'Dit abonnement omfatter ikke dette eller er brugt op. Platformens administrator kan ændre det.',
    seePlan: 'Hvad du kan gøre',
    notFound:
      'Der er intet med dette nummer i dit arbejdsområde. Det kan tilhøre en anden virksomhed eller være læst forkert.',
    conflict: 'En kollega ændrede dette samtidig. Indlæs det igen, og se på ændringen.',
    refused: 'Serveren afviste dette: {message}',
  },
  status: {
    DRAFT: 'Udkast',
    ACTIVE: 'Offentliggjort',
    RECALLED: 'Tilbagekaldt',
    DECOMMISSIONED: 'Taget af markedet',
  },
  sealed: 'Forseglet',
  notSealed: 'Ikke forseglet',
  credentialReady: 'Klar',
  credentialMissing: 'Intet anlæg',
  categories: {
    aluminium: 'Aluminium',
    batteries: 'Batterier',
    chemicals: 'Kemikalier',
    construction: 'Byggevarer',
    cosmetics: 'Kosmetik',
    electronics: 'Elektronik',
    'iron-steel': 'Jern og stål',
    textiles: 'Tekstiler',
    toys: 'Legetøj',
  },
  faults: { one: '{count} fejl', other: '{count} fejl' },
};
