import type { Section } from '../catalogue.js';

/** Words that several screens use. */
export const common: Section<'common'> = {
  product: 'Produktpass',
  skip: 'Gå till innehållet',
  cancel: 'Avbryt',
  close: 'Stäng',
  tryAgain: 'Försök igen',
  undo: 'Ångra',
  copy: 'Kopiera',
  copied: 'Kopierat',
  yes: 'ja',
  no: 'nej',
  optional: 'frivilligt',
  recommended: 'rekommenderas',
  actors: { key: 'en API-nyckel', system: 'plattformen', unknown: 'någon' },
  loading: 'Läser in',
  slow: 'Det här tar längre tid än vanligt.',
  path: 'Sökväg',
  request: 'Anrop {id}',
  copyRequest: 'Kopiera anropets nummer',
  needsUpdate: 'Den här sidan är äldre än servern. Läs in den på nytt för att fortsätta.',
  reload: 'Läs in på nytt',
  notFoundTitle: 'Sidan finns inte',
  notFound: 'Adressen kan vara felläst eller komma från en äldre länk.',
  toToday: 'Gå till I dag',
  mayNotTitle: 'Du får inte se detta',
  mayNot:
    'Din roll i den här arbetsytan omfattar det inte. En administratör för arbetsytan ger roller.',
  failures: {
    offline: 'Ingen anslutning. Det du ser kan vara gammalt; vi försöker igen när du ber om det.',
    server:
      'Det gick inte, och felet är vårt. Ingenting ändrades. Försök igen; om det kvarstår, uppge anropets nummer för supporten.',
    tooMany: {
      one: 'För många anrop från den här arbetsytan under den här minuten. Försök igen om {count} sekund.',
      other:
        'För många anrop från den här arbetsytan under den här minuten. Försök igen om {count} sekunder.',
    },
    notAllowed:
      'Du får läsa detta, men inte ändra det. En administratör för arbetsytan ger roller.',
    secondFactor: 'Den här arbetsytan kräver en andra faktor innan något ändras.',
    setUp: 'Ställ in den',
    quota:
      'Ditt abonnemang omfattar inte detta eller är förbrukat. Plattformens administratör kan ändra det.',
    seePlan: 'Vad du kan göra',
    notFound:
      'Det finns inget med det här numret i din arbetsyta. Det kan höra till ett annat företag eller vara felläst.',
    conflict: 'En kollega ändrade detta samtidigt. Läs in det på nytt och se på ändringen.',
    refused: 'Servern avvisade detta: {message}',
  },
  status: {
    DRAFT: 'Utkast',
    ACTIVE: 'Publicerat',
    RECALLED: 'Återkallat',
    DECOMMISSIONED: 'Borta från marknaden',
  },
  sealed: 'Förseglat',
  notSealed: 'Inte förseglat',
  credentialReady: 'Klart',
  credentialMissing: 'Ingen anläggning',
  categories: {
    aluminium: 'Aluminium',
    batteries: 'Batterier',
    chemicals: 'Kemikalier',
    construction: 'Byggprodukter',
    cosmetics: 'Kosmetika',
    electronics: 'Elektronik',
    'iron-steel': 'Järn och stål',
    textiles: 'Textilier',
    toys: 'Leksaker',
  },
  faults: { one: '{count} fel', other: '{count} fel' },
};
