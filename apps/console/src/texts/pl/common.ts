/** Words that several screens use. */
import type { Section } from '../catalogue.js';

export const common: Section<'common'> = {
  product: 'Paszporty produktów',
  skip: 'Przejdź do treści',
  cancel: 'Anuluj',
  close: 'Zamknij',
  tryAgain: 'Spróbuj ponownie',
  undo: 'Cofnij',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  yes: 'tak',
  no: 'nie',
  optional: 'nieobowiązkowe',
  recommended: 'zalecane',
  actors: { key: 'klucz API', system: 'platforma', unknown: 'ktoś' },
  loading: 'Wczytywanie',
  slow: 'To trwa dłużej niż zwykle.',
  path: 'Ścieżka',
  request: 'Żądanie {id}',
  copyRequest: 'Kopiuj numer żądania',
  needsUpdate: 'Ta strona jest starsza niż serwer. Proszę wczytać ją ponownie, aby kontynuować.',
  reload: 'Wczytaj ponownie',
  notFoundTitle: 'Nie ma takiego ekranu',
  notFound: 'Adres może być błędnie odczytany lub pochodzić ze starego odnośnika.',
  toToday: 'Przejdź do: Dzisiaj',
  mayNotTitle: 'Nie mają Państwo do tego dostępu',
  mayNot:
    'Państwa rola w tym obszarze roboczym tego nie obejmuje. Role nadaje administrator obszaru roboczego.',
  failures: {
    offline:
      'Brak połączenia. Widoczne dane mogą być nieaktualne; proszę spróbować ponownie później.',
    server:
      'To się nie udało i błąd leży po naszej stronie. Nic nie zmieniono. Proszę spróbować ponownie; jeśli błąd się powtórzy, proszę podać wsparciu numer żądania.',
    tooMany: {
      one: 'Zbyt wiele wywołań z tego obszaru roboczego w ciągu minuty. Ponowna próba za {count} sekundę.',
      few: 'Zbyt wiele wywołań z tego obszaru roboczego w ciągu minuty. Ponowna próba za {count} sekundy.',
      many: 'Zbyt wiele wywołań z tego obszaru roboczego w ciągu minuty. Ponowna próba za {count} sekund.',
      other:
        'Zbyt wiele wywołań z tego obszaru roboczego w ciągu minuty. Ponowna próba za {count} sekund.',
    },
    notAllowed:
      'Mogą to Państwo czytać, ale nie zmieniać. Role nadaje administrator obszaru roboczego.',
    secondFactor: 'Ten obszar roboczy wymaga drugiego składnika przed każdą zmianą.',
    setUp: 'Skonfiguruj',
    quota:
      'Państwa plan tego nie obejmuje lub jest wyczerpany. Zmienić go może administrator platformy.',
    seePlan: 'Co zrobić',
    notFound:
      'W Państwa obszarze roboczym nie ma nic o tym numerze. Może należy do innej firmy lub jest błędnie odczytany.',
    conflict: 'Ktoś zmienił to w tym samym czasie. Proszę wczytać dane ponownie i obejrzeć zmianę.',
    refused: 'Serwer odmówił: {message}',
  },
  status: {
    DRAFT: 'Szkic',
    ACTIVE: 'Opublikowany',
    RECALLED: 'Wycofany',
    DECOMMISSIONED: 'Zdjęty z rynku',
  },
  sealed: 'Opieczętowany',
  notSealed: 'Bez pieczęci',
  credentialReady: 'Gotowe',
  credentialMissing: 'Brak zakładu',
  categories: {
    aluminium: 'Aluminium',
    batteries: 'Baterie',
    chemicals: 'Chemikalia',
    construction: 'Wyroby budowlane',
    cosmetics: 'Kosmetyki',
    electronics: 'Elektronika',
    'iron-steel': 'Żelazo i stal',
    textiles: 'Wyroby włókiennicze',
    toys: 'Zabawki',
  },
  faults: {
    one: '{count} błąd',
    few: '{count} błędy',
    many: '{count} błędów',
    other: '{count} błędów',
  },
};
