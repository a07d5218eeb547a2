import type { Section } from '../catalogue.js';

/** Words that several screens use. */
export const common: Section<'common'> = {
  product: 'Termékútlevelek',
  skip: 'Ugrás a tartalomra',
  cancel: 'Mégse',
  close: 'Bezárás',
  tryAgain: 'Újra',
  undo: 'Visszavonás',
  copy: 'Másolás',
  copied: 'Másolva',
  yes: 'igen',
  no: 'nem',
  optional: 'nem kötelező',
  recommended: 'ajánlott',
  actors: { key: 'egy API-kulcs', system: 'a platform', unknown: 'valaki' },
  loading: 'Betöltés',
  slow: 'Ez a szokásosnál tovább tart.',
  path: 'Útvonal',
  request: 'Kérés: {id}',
  copyRequest: 'A kérés számának másolása',
  needsUpdate: 'Ez az oldal régebbi, mint a szerver. A folytatáshoz töltse be újra.',
  reload: 'Újratöltés',
  notFoundTitle: 'Nincs ilyen képernyő',
  notFound: 'A cím lehet elírt vagy régebbi hivatkozásból való.',
  toToday: 'Ugrás ide: Ma',
  mayNotTitle: 'Ezt Ön nem láthatja',
  mayNot:
    'Az Ön szerepköre ezen a munkaterületen ezt nem tartalmazza. Szerepkört a munkaterület adminisztrátora ad.',
  failures: {
    offline: 'Nincs kapcsolat. Amit lát, régi lehet; kérésére újra próbáljuk.',
    server:
      'Ez nem sikerült, és a mi hibánk. Semmi sem változott. Próbálja újra; ha marad, adja meg a támogatásnak a kérés számát.',
    tooMany: {
      one: 'Túl sok hívás erről a munkaterületről ebben a percben. Próbálja újra {count} másodperc múlva.',
      other:
        'Túl sok hívás erről a munkaterületről ebben a percben. Próbálja újra {count} másodperc múlva.',
    },
    notAllowed:
      'Ezt olvashatja, de nem módosíthatja. Szerepkört a munkaterület adminisztrátora ad.',
    secondFactor: 'Ez a munkaterület minden módosítás előtt második faktort kér.',
    setUp: 'Beállítás',
    quota:
      'Az Ön csomagja ezt nem tartalmazza, vagy kimerült. A platform adminisztrátora módosíthatja.',
    seePlan: 'Teendők',
    notFound: 'Az Ön munkaterületén nincs ilyen számú elem. Lehet más cégé vagy elírt.',
    conflict:
      'Egy munkatárs ugyanekkor módosította ezt. Töltse be újra, és nézze meg a módosítást.',
    refused: 'A szerver elutasította: {message}',
  },
  status: {
    DRAFT: 'Vázlat',
    ACTIVE: 'Közzétéve',
    RECALLED: 'Visszahívva',
    DECOMMISSIONED: 'Nincs forgalomban',
  },
  sealed: 'Lepecsételve',
  notSealed: 'Nincs lepecsételve',
  credentialReady: 'Kész',
  credentialMissing: 'Nincs létesítmény',
  categories: {
    aluminium: 'Alumínium',
    batteries: 'Akkumulátorok',
    chemicals: 'Vegyi anyagok',
    construction: 'Építési termékek',
    cosmetics: 'Kozmetikumok',
    electronics: 'Elektronika',
    'iron-steel': 'Vas és acél',
    textiles: 'Textiltermékek',
    toys: 'Játékok',
  },
  faults: { one: '{count} hiba', other: '{count} hiba' },
};
