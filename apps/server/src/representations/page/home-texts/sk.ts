import type { HomeTexts } from './en.js';

export const sk: HomeTexts = {
  title: 'Nájsť pas výrobku',
  intro:
    'Pas výrobku hovorí, z čoho je výrobok vyrobený, odkiaľ pochádza a ako ho opraviť, vrátiť alebo recyklovať. Vedie k nemu kód na výrobku a čítať ho smie každý.',
  workspace: 'Pasy: {workspace}',
  ask: 'Číslo pod kódom alebo odkaz',
  open: 'Otvoriť',
  hint: 'Často 14 číslic za „(01)“ alebo „GTIN“. Fotoaparátom môžete kód naskenovať: aplikácia nie je potrebná.',
  unread:
    'Toto nie je číslo pod kódom ani jeho odkaz. Porovnajte ho s výrobkom číslicu po číslici.',
  samples: 'Ukážky',
  samplesNote:
    'Vymyslené výrobky vymyslených firiem. Sú tu, pretože tento server predvádza ukážku.',
  more: 'Ďalšie na tomto serveri',
  sealTitle: 'Overiť pečať',
  sealText: 'Bol pas zmenený po zapečatení?',
  consoleTitle: 'Prihlásiť sa do konzoly',
  consoleText: 'Pre firmy, ktoré tu zverejňujú pasy',
  docsTitle: 'Dokumentácia API',
  docsText: 'Pre programy, ktoré pasy čítajú alebo zapisujú',
  operator: 'Kto prevádzkuje tento server',
  name: 'Prevádzkovateľ',
  address: 'Adresa',
  contact: 'Otázky',
  privacy: 'Ochrana súkromia',
  responsibility: 'Prevádzkovateľ pasy uchováva. Za ich obsah zodpovedá každá firma sama.',
};
