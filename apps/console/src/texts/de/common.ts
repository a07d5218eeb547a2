import type { Section } from '../catalogue.js';

export const common: Section<'common'> = {
  product: 'Produktpässe',
  skip: 'Zum Inhalt',
  cancel: 'Abbrechen',
  close: 'Schließen',
  tryAgain: 'Erneut versuchen',
  undo: 'Rückgängig',
  copy: 'Kopieren',
  copied: 'Kopiert',
  yes: 'ja',
  no: 'nein',
  optional: 'freiwillig',
  recommended: 'empfohlen',
  actors: { key: 'ein API-Schlüssel', system: 'die Plattform', unknown: 'jemand' },
  loading: 'Wird geladen',
  slow: 'Das dauert länger als sonst.',
  path: 'Pfad',
  request: 'Anfrage {id}',
  copyRequest: 'Nummer der Anfrage kopieren',
  needsUpdate: 'Diese Seite ist älter als der Server. Laden Sie sie neu, um weiterzuarbeiten.',
  reload: 'Neu laden',
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFound: 'Die Adresse ist vielleicht falsch gelesen oder stammt aus einem älteren Link.',
  toToday: 'Zu „Heute“',
  mayNotTitle: 'Das dürfen Sie nicht sehen',
  mayNot:
    'Ihre Rolle in diesem Arbeitsbereich umfasst es nicht. Rollen vergibt die Verwaltung des Arbeitsbereichs.',
  failures: {
    offline: 'Keine Verbindung. Was Sie sehen, kann veraltet sein; versuchen Sie es später erneut.',
    server:
      'Das ging nicht, und es liegt an uns. Nichts wurde geändert. Versuchen Sie es erneut; bleibt es dabei, nennen Sie dem Support die Nummer der Anfrage.',
    tooMany: {
      one: 'Zu viele Aufrufe aus diesem Arbeitsbereich in dieser Minute. Erneut möglich in {count} Sekunde.',
      other:
        'Zu viele Aufrufe aus diesem Arbeitsbereich in dieser Minute. Erneut möglich in {count} Sekunden.',
    },
    notAllowed:
      'Sie dürfen dies lesen, aber nicht ändern. Rollen vergibt die Verwaltung des Arbeitsbereichs.',
    secondFactor: 'Dieser Arbeitsbereich verlangt vor jeder Änderung einen zweiten Faktor.',
    setUp: 'Einrichten',
    quota:
      'Ihr Tarif umfasst dies nicht oder ist ausgeschöpft. Wer die Plattform betreibt, kann ihn ändern.',
    seePlan: 'Was zu tun ist',
    notFound:
      'Unter dieser Nummer gibt es in Ihrem Arbeitsbereich nichts. Sie gehört vielleicht einem anderen Unternehmen oder ist falsch gelesen.',
    conflict:
      'Jemand hat dies gleichzeitig geändert. Laden Sie es neu und sehen Sie sich die Änderung an.',
    refused: 'Der Server hat dies abgelehnt: {message}',
  },
  status: {
    DRAFT: 'Entwurf',
    ACTIVE: 'Veröffentlicht',
    RECALLED: 'Zurückgerufen',
    DECOMMISSIONED: 'Vom Markt genommen',
  },
  sealed: 'Versiegelt',
  notSealed: 'Nicht versiegelt',
  credentialReady: 'Bereit',
  credentialMissing: 'Kein Standort',
  categories: {
    aluminium: 'Aluminium',
    batteries: 'Batterien',
    chemicals: 'Chemikalien',
    construction: 'Bauprodukte',
    cosmetics: 'Kosmetik',
    electronics: 'Elektronik',
    'iron-steel': 'Eisen und Stahl',
    textiles: 'Textilien',
    toys: 'Spielzeug',
  },
  faults: { one: '{count} Fehler', other: '{count} Fehler' },
};
