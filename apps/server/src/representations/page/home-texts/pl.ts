import type { HomeTexts } from './en.js';

export const pl: HomeTexts = {
  title: 'Znajdź paszport produktu',
  intro:
    'Paszport produktu mówi, z czego produkt jest zrobiony, skąd pochodzi i jak go naprawić, zwrócić lub poddać recyklingowi. Prowadzi do niego kod na produkcie i każdy może go przeczytać.',
  workspace: 'Paszporty: {workspace}',
  ask: 'Numer pod kodem lub link',
  open: 'Otwórz',
  hint: 'Często 14 cyfr po „(01)” lub „GTIN”. Aparatem można zeskanować kod: aplikacja nie jest potrzebna.',
  unread:
    'To nie jest numer pod kodem ani link kodu. Proszę porównać go z produktem, cyfra po cyfrze.',
  samples: 'Przykłady',
  samplesNote:
    'Zmyślone produkty zmyślonych firm. Są tutaj, ponieważ ten serwer pokazuje demonstrację.',
  more: 'Więcej na tym serwerze',
  sealTitle: 'Sprawdź pieczęć',
  sealText: 'Czy paszport zmieniono po zapieczętowaniu?',
  consoleTitle: 'Zaloguj się do konsoli',
  consoleText: 'Dla firm, które publikują tu paszporty',
  docsTitle: 'Dokumentacja API',
  docsText: 'Dla programów, które czytają lub zapisują paszporty',
  operator: 'Kto prowadzi ten serwer',
  name: 'Operator',
  address: 'Adres',
  contact: 'Pytania',
  privacy: 'Prywatność',
  responsibility: 'Operator przechowuje paszporty. Za ich treść odpowiada każda firma.',
};
