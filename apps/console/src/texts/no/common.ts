import type { Section } from '../catalogue.js';

/** Words that several screens use. */
export const common: Section<'common'> = {
  product: 'Produktpass',
  skip: 'Gå til innholdet',
  cancel: 'Avbryt',
  close: 'Lukk',
  tryAgain: 'Prøv igjen',
  undo: 'Angre',
  copy: 'Kopier',
  copied: 'Kopiert',
  yes: 'ja',
  no: 'nei',
  optional: 'valgfritt',
  recommended: 'anbefalt',
  actors: {
    key: 'en API-nøkkel',
    system: 'plattformen',
    unknown: 'noen',
  },
  loading: 'Laster',
  slow: 'Dette tar lengre tid enn vanlig.',
  path: 'Sti',
  request: 'Forespørsel {id}',
  copyRequest: 'Kopier nummeret på forespørselen',
  needsUpdate: 'Denne siden er eldre enn serveren. Last den på nytt for å fortsette.',
  reload: 'Last på nytt',
  notFoundTitle: 'Det finnes ingen slik side',
  notFound: 'Adressen kan være feillest eller komme fra en eldre lenke.',
  toToday: 'Gå til I dag',
  mayNotTitle: 'Du har ikke lov til å se dette',
  mayNot:
    'Rollen din i dette arbeidsområdet omfatter ikke dette. En administrator for arbeidsområdet gir roller.',
  failures: {
    offline: 'Ingen forbindelse. Det du ser, kan være gammelt; vi prøver igjen når du ber om det.',
    server:
      'Dette virket ikke, og feilen er vår. Ingenting ble endret. Prøv igjen; hvis det vedvarer, oppgi nummeret på forespørselen til brukerstøtten.',
    tooMany: {
      one: 'For mange kall fra dette arbeidsområdet i dette minuttet. Prøv igjen om {count} sekund.',
      other:
        'For mange kall fra dette arbeidsområdet i dette minuttet. Prøv igjen om {count} sekunder.',
    },
    notAllowed:
      'Du kan lese dette, men ikke endre det. En administrator for arbeidsområdet gir roller.',
    secondFactor: 'Dette arbeidsområdet krever en andre faktor før noe kan endres.',
    setUp: 'Sett den opp',
    quota:
      'Planen din omfatter ikke dette, eller den er brukt opp. Administratoren for plattformen kan endre den.',
    seePlan: 'Hva du kan gjøre',
    notFound:
      'Det finnes ingenting med dette nummeret i arbeidsområdet ditt. Det kan tilhøre et annet selskap eller være feillest.',
    conflict: 'En kollega endret dette samtidig. Last det på nytt og se på endringen.',
    refused: 'Serveren avviste dette: {message}',
  },
  status: {
    DRAFT: 'Utkast',
    ACTIVE: 'Publisert',
    RECALLED: 'Tilbakekalt',
    DECOMMISSIONED: 'Ikke lenger på markedet',
  },
  sealed: 'Forseglet',
  notSealed: 'Ikke forseglet',
  credentialReady: 'Klar',
  credentialMissing: 'Uten anlegg',
  categories: {
    aluminium: 'Aluminium',
    batteries: 'Batterier',
    chemicals: 'Kjemikalier',
    construction: 'Byggevarer',
    cosmetics: 'Kosmetikk',
    electronics: 'Elektronikk',
    'iron-steel': 'Jern og stål',
    textiles: 'Tekstiler',
    toys: 'Leketøy',
  },
  faults: { one: '{count} feil', other: '{count} feil' },
};
