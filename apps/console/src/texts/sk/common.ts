import type { Section } from '../catalogue.js';

/** Words that several screens use. */
export const common: Section<'common'> = {
  product: 'Pasy výrobkov',
  skip: 'Prejsť na obsah',
  cancel: 'Zrušiť',
  close: 'Zavrieť',
  tryAgain: 'Skúsiť znova',
  undo: 'Späť',
  copy: 'Kopírovať',
  copied: 'Skopírované',
  yes: 'áno',
  no: 'nie',
  optional: 'nepovinné',
  recommended: 'odporúčané',
  actors: {
    key: 'kľúč API',
    system: 'platforma',
    unknown: 'niekto',
  },
  loading: 'Načítava sa',
  slow: 'Trvá to dlhšie než zvyčajne.',
  path: 'Cesta',
  request: 'Požiadavka {id}',
  copyRequest: 'Kopírovať číslo požiadavky',
  needsUpdate: 'Táto stránka je staršia než server. Ak chcete pokračovať, načítajte ju znova.',
  reload: 'Načítať znova',
  notFoundTitle: 'Taká obrazovka neexistuje',
  notFound: 'Adresa môže byť zle prečítaná alebo zo staršieho odkazu.',
  toToday: 'Prejsť na Dnes',
  mayNotTitle: 'Toto nemôžete vidieť',
  mayNot:
    'Vaša rola v tomto pracovnom priestore to nezahŕňa. Roly prideľuje správca pracovného priestoru.',
  failures: {
    offline:
      'Žiadne pripojenie. To, čo vidíte, môže byť staré; skúsime to znova, keď o to požiadate.',
    server:
      'Nepodarilo sa to a je to naša chyba. Nič sa nezmenilo. Skúste to znova; ak to pretrváva, oznámte podpore číslo požiadavky.',
    tooMany: {
      one: 'V tejto minúte prišlo z pracovného priestoru priveľa volaní. Skúste to znova o {count} sekundu.',
      few: 'V tejto minúte prišlo z pracovného priestoru priveľa volaní. Skúste to znova o {count} sekundy.',
      other:
        'V tejto minúte prišlo z pracovného priestoru priveľa volaní. Skúste to znova o {count} sekúnd.',
    },
    notAllowed: 'Toto môžete čítať, ale nie meniť. Roly prideľuje správca pracovného priestoru.',
    secondFactor: 'Tento pracovný priestor vyžaduje pred každou zmenou druhý faktor.',
    setUp: 'Nastaviť',
    quota: 'Váš plán to nezahŕňa alebo je vyčerpaný. Zmeniť ho môže správca platformy.',
    seePlan: 'Čo robiť',
    notFound:
      'Vo vašom pracovnom priestore nie je nič s týmto číslom. Môže patriť inej firme alebo byť zle prečítané.',
    conflict: 'Kolega to zmenil v rovnakom čase. Načítajte to znova a pozrite si zmenu.',
    refused: 'Server to odmietol: {message}',
  },
  status: {
    DRAFT: 'Koncept',
    ACTIVE: 'Zverejnené',
    RECALLED: 'Stiahnuté z trhu',
    DECOMMISSIONED: 'Už nie je na trhu',
  },
  sealed: 'Zapečatené',
  notSealed: 'Nezapečatené',
  credentialReady: 'Pripravené',
  credentialMissing: 'Bez prevádzky',
  categories: {
    aluminium: 'Hliník',
    batteries: 'Batérie',
    chemicals: 'Chemikálie',
    construction: 'Stavebné výrobky',
    cosmetics: 'Kozmetika',
    electronics: 'Elektronika',
    'iron-steel': 'Železo a oceľ',
    textiles: 'Textil',
    toys: 'Hračky',
  },
  faults: { one: '{count} chyba', few: '{count} chyby', other: '{count} chýb' },
};
