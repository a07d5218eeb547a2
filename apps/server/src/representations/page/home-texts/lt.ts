import type { HomeTexts } from './en.js';

export const lt: HomeTexts = {
  title: 'Rasti gaminio pasą',
  intro:
    'Gaminio pasas nurodo, iš ko gaminys pagamintas, iš kur jis atkeliavo ir kaip jį pataisyti, grąžinti ar perdirbti. Į pasą veda ant gaminio esantis kodas, ir jį gali skaityti visi.',
  workspace: 'Pasai: {workspace}',
  ask: 'Numeris po kodu arba nuoroda',
  open: 'Atidaryti',
  hint: 'Dažnai 14 skaitmenų po „(01)“ arba „GTIN“. Kamera nuskaitykite kodą: programėlės nereikia.',
  unread:
    'Tai nei numeris po kodu, nei kodo nuoroda. Palyginkite jį su gaminiu skaitmuo po skaitmens.',
  samples: 'Pavyzdžiai',
  samplesNote: 'Išgalvotų įmonių išgalvoti gaminiai. Jie čia, nes šis serveris rodo demonstraciją.',
  more: 'Daugiau šiame serveryje',
  sealTitle: 'Patikrinti antspaudą',
  sealText: 'Ar pasas buvo pakeistas po užantspaudavimo?',
  consoleTitle: 'Prisijungti prie konsolės',
  consoleText: 'Įmonėms, kurios čia skelbia pasus',
  docsTitle: 'API dokumentacija',
  docsText: 'Programoms, kurios skaito ar rašo pasus',
  operator: 'Kas prižiūri šį serverį',
  name: 'Prižiūrėtojas',
  address: 'Adresas',
  contact: 'Klausimai',
  privacy: 'Privatumas',
  responsibility: 'Prižiūrėtojas saugo pasus. Už jų turinį atsako kiekviena įmonė pati.',
};
