import type { HomeTexts } from './en.js';

export const cs: HomeTexts = {
  title: 'Najít pas výrobku',
  intro:
    'Pas výrobku říká, z čeho je výrobek vyroben, odkud pochází a jak ho opravit, vrátit nebo recyklovat. Vede k němu kód na výrobku a číst ho smí každý.',
  workspace: 'Pasy: {workspace}',
  ask: 'Číslo pod kódem, nebo odkaz',
  open: 'Otevřít',
  hint: 'Často 14 číslic za „(01)“ nebo „GTIN“. Fotoaparátem můžete kód naskenovat: aplikace není potřeba.',
  unread: 'Toto není číslo pod kódem ani jeho odkaz. Porovnejte je s výrobkem číslici po číslici.',
  samples: 'Ukázky',
  samplesNote: 'Smyšlené výrobky smyšlených firem. Jsou zde, protože tento server předvádí ukázku.',
  more: 'Další na tomto serveru',
  sealTitle: 'Ověřit pečeť',
  sealText: 'Byl pas změněn poté, co byl zapečetěn?',
  consoleTitle: 'Přihlásit se do konzole',
  consoleText: 'Pro firmy, které zde zveřejňují pasy',
  docsTitle: 'Dokumentace API',
  docsText: 'Pro programy, které pasy čtou nebo zapisují',
  operator: 'Kdo provozuje tento server',
  name: 'Provozovatel',
  address: 'Adresa',
  contact: 'Dotazy',
  privacy: 'Ochrana soukromí',
  responsibility: 'Provozovatel pasy uchovává. Za jejich obsah odpovídá každá firma sama.',
};
