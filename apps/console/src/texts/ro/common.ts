import type { Section } from '../catalogue.js';

/** Words that several screens use. */
export const common: Section<'common'> = {
  product: 'Pașapoarte de produs',
  skip: 'Salt la conținut',
  cancel: 'Anulați',
  close: 'Închideți',
  tryAgain: 'Încercați din nou',
  undo: 'Anulați acțiunea',
  copy: 'Copiați',
  copied: 'Copiat',
  yes: 'da',
  no: 'nu',
  optional: 'opțional',
  recommended: 'recomandat',
  actors: { key: 'o cheie API', system: 'platforma', unknown: 'cineva' },
  loading: 'Se încarcă',
  slow: 'Durează mai mult decât de obicei.',
  path: 'Cale',
  request: 'Cererea {id}',
  copyRequest: 'Copiați numărul cererii',
  needsUpdate: 'Această pagină este mai veche decât serverul. Reîncărcați-o pentru a continua.',
  reload: 'Reîncărcați',
  notFoundTitle: 'Nu există un astfel de ecran',
  notFound: 'Adresa poate fi citită greșit sau dintr-o legătură mai veche.',
  toToday: 'Mergeți la Azi',
  mayNotTitle: 'Nu aveți voie să vedeți aceasta',
  mayNot:
    'Rolul dumneavoastră în acest spațiu de lucru nu include aceasta. Rolurile le dă un administrator al spațiului de lucru.',
  failures: {
    offline: 'Fără conexiune. Ce vedeți poate fi vechi; încercăm din nou când cereți.',
    server:
      'Nu a mers, și este vina noastră. Nimic nu s-a schimbat. Încercați din nou; dacă persistă, spuneți asistenței numărul cererii.',
    tooMany: {
      one: 'Prea multe apeluri din acest spațiu de lucru în acest minut. Încercați din nou peste {count} secundă.',
      few: 'Prea multe apeluri din acest spațiu de lucru în acest minut. Încercați din nou peste {count} secunde.',
      other:
        'Prea multe apeluri din acest spațiu de lucru în acest minut. Încercați din nou peste {count} de secunde.',
    },
    notAllowed:
      'Puteți citi, dar nu modifica. Rolurile le dă un administrator al spațiului de lucru.',
    secondFactor: 'Acest spațiu de lucru cere un al doilea factor înainte de orice modificare.',
    setUp: 'Configurați-l',
    quota:
      'Planul dumneavoastră nu include aceasta sau este epuizat. Administratorul platformei îl poate schimba.',
    seePlan: 'Ce este de făcut',
    notFound:
      'Nu există nimic cu acest număr în spațiul dumneavoastră de lucru. Poate aparține altei companii sau este citit greșit.',
    conflict:
      'Un coleg a modificat același lucru în același timp. Reîncărcați și vedeți modificarea.',
    refused: 'Serverul a refuzat: {message}',
  },
  status: {
    DRAFT: 'Ciornă',
    ACTIVE: 'Publicat',
    RECALLED: 'Rechemat',
    DECOMMISSIONED: 'Scos de pe piață',
  },
  sealed: 'Sigilat',
  notSealed: 'Nesigilat',
  credentialReady: 'Pregătit',
  credentialMissing: 'Fără unitate',
  categories: {
    aluminium: 'Aluminiu',
    batteries: 'Baterii',
    chemicals: 'Substanțe chimice',
    construction: 'Produse pentru construcții',
    cosmetics: 'Cosmetice',
    electronics: 'Electronice',
    'iron-steel': 'Fier și oțel',
    textiles: 'Textile',
    toys: 'Jucării',
  },
  faults: { one: '{count} eroare', few: '{count} erori', other: '{count} de erori' },
};
