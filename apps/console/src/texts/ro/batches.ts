import type { Section } from '../catalogue.js';

export const batches: Section<'batches'> = {
  lead: 'Loturi sau șarje ale acestui produs, fiecare cu ceea ce îl deosebește.',
  add: 'Adăugați un lot',
  addMany: 'Adăugați multe',
  search: 'Căutați după numărul lotului',
  searchHint: 'Începutul numărului de lot',
  loadFailed: 'Loturile nu au putut fi încărcate.',
  noMatch: 'Niciun lot nu corespunde.',
  empty: 'Nu există încă loturi',
  emptyText:
    'Adăugați primul înainte de publicare: doar atunci acest pașaport poate avea loturi. Așa rămâne definitiv.',
  fixed: 'Acest pașaport a devenit public fără loturi',
  fixedText:
    'Astfel s-a hotărât: nu se mai poate adăuga niciunul. Creați un pașaport cu alt număr de produs și adăugați primul lot la ciorna lui.',
  superseded: 'Loturile aparțin unei ediții ulterioare a acestui pașaport.',
  toEdition: 'Deschideți ediția ulterioară',
  revision: 'Ciorna ediției următoare primește loturile când este publicată.',
  lot: 'Numărul lotului',
  active: 'Nerechemat',
  all: 'Toate loturile',
  name: 'Lot {lot}',
  lotHelp:
    'Așa cum este tipărit: 1 până la 20 de litere, cifre și semne fără spații. Nu se schimbă niciodată.',
  lotFault: 'Se așteaptă: 1 până la 20 de litere, cifre și semne fără spații.',
  fieldsHelp: 'Completați ce este diferit la acest lot. Ce rămâne gol este ca în pașaport.',
  added: 'Lotul {lot} a fost adăugat.',
  changeTitle: 'Modificați lotul {lot}',
  saved: 'Lotul {lot} a fost modificat.',
  lots: 'Numere de lot',
  lotsHelp:
    'Unul pe rând sau o coloană de tabel. Ce este diferit la fiecare se poate completa mai târziu.',
  lotsWrong: 'Nu este un număr de lot: {texts}',
  lotsEmpty: 'Indicați cel puțin un număr de lot.',
  addCount: {
    one: 'Adăugați {count} lot',
    few: 'Adăugați {count} loturi',
    other: 'Adăugați {count} de loturi',
  },
  made: {
    one: 'A fost adăugat {count} lot.',
    few: 'Au fost adăugate {count} loturi.',
    other: 'Au fost adăugate {count} de loturi.',
  },
  notMade: {
    one: '{count} nu a fost adăugat.',
    few: '{count} nu au fost adăugate.',
    other: '{count} nu au fost adăugate.',
  },
  differs: 'Ce este diferit',
  nothingDiffers: 'Nimic: totul este ca în pașaport.',
  named: {
    one: '{count} baterie este din el.',
    few: '{count} baterii sunt din el.',
    other: '{count} de baterii sunt din el.',
  },
  showUnits: 'Arătați aceste baterii',
  recallText:
    'Din acest moment pagina publică a lotului spune înainte de toate că este rechemat; la fel și paginile unităților lui. Puteți anula.',
  recallDo: 'Rechemați acest lot',
  recalled: 'Lotul {lot} este rechemat.',
  recallEnded: 'Lotul {lot} nu mai este rechemat.',
  delete: 'Ștergeți …',
  deleteTitle: 'Ștergeți lotul {lot}?',
  deleteDo: 'Ștergeți lotul',
  deleted: 'Lotul {lot} a fost șters.',
  stays: 'Un lot public nu se șterge: adresa lui este tipărită pe produse.',
  unitLot: 'Numărul lotului lor',
  unitLotHelp: 'Nu poate fi schimbat mai târziu.',
  unitLotFault: 'Acest pașaport nu are un lot cu acest număr.',
  gone: 'Nu există un astfel de lot',
  refusals: {
    LOT_TAKEN: 'Un lot al acestui pașaport are deja acest număr.',
    GRANULARITY_FIXED:
      'Pașaportul este public. Ce s-a hotărât astfel, dacă are loturi și care, rămâne.',
    BATCH_HAS_UNITS: 'Există baterii din acest lot. El rămâne.',
  },
};
