import type { Section } from '../catalogue.js';

/** Words that several screens use. */
export const common: Section<'common'> = {
  product: 'Passaporti tal-prodotti',
  skip: 'Aqbeż għall-kontenut',
  cancel: 'Ikkanċella',
  close: 'Agħlaq',
  tryAgain: 'Erġa’ pprova',
  undo: 'Reġġa’ lura',
  copy: 'Ikkopja',
  copied: 'Ikkopjat',
  yes: 'iva',
  no: 'le',
  optional: 'mhux obbligatorju',
  recommended: 'irrakkomandat',
  actors: {
    key: 'ċavetta API',
    system: 'il-pjattaforma',
    unknown: 'xi ħadd',
  },
  loading: 'Qed jitgħabba',
  slow: 'Dan qed jieħu aktar żmien mis-soltu.',
  path: 'Mogħdija',
  request: 'Rikjesta {id}',
  copyRequest: 'Ikkopja n-numru tar-rikjesta',
  needsUpdate: 'Din il-paġna hija eqdem mis-server. Erġa’ għabbiha biex tkompli.',
  reload: 'Erġa’ għabbi',
  notFoundTitle: 'M’hemmx skrin bħal dan',
  notFound: 'L-indirizz jista’ jkun inqara ħażin jew ġej minn link eqdem.',
  toToday: 'Mur għal Illum',
  mayNotTitle: 'Ma tistax tara dan',
  mayNot:
    'Ir-rwol tiegħek f’dan l-ispazju tax-xogħol ma jinkludihx. Ir-rwoli jagħtihom amministratur tal-ispazju tax-xogħol.',
  failures: {
    offline:
      'M’hemmx konnessjoni. Dak li qed tara jista’ jkun qadim; nerġgħu nippruvaw meta titlobha int.',
    server:
      'Dan ma ħadimx, u l-iżball huwa tagħna. Ma nbidel xejn. Erġa’ pprova; jekk jibqa’, agħti n-numru tar-rikjesta lis-sapport.',
    tooMany: {
      one: 'Wisq sejħiet minn dan l-ispazju tax-xogħol f’din il-minuta. Erġa’ pprova fi żmien {count} sekonda.',
      two: 'Wisq sejħiet minn dan l-ispazju tax-xogħol f’din il-minuta. Erġa’ pprova fi żmien {count} sekondi.',
      few: 'Wisq sejħiet minn dan l-ispazju tax-xogħol f’din il-minuta. Erġa’ pprova fi żmien {count} sekondi.',
      many: 'Wisq sejħiet minn dan l-ispazju tax-xogħol f’din il-minuta. Erġa’ pprova fi żmien {count}-il sekonda.',
      other:
        'Wisq sejħiet minn dan l-ispazju tax-xogħol f’din il-minuta. Erġa’ pprova fi żmien {count} sekonda.',
    },
    notAllowed:
      'Tista’ taqra dan, iżda ma tistax tibdlu. Ir-rwoli jagħtihom amministratur tal-ispazju tax-xogħol.',
    secondFactor: 'Dan l-ispazju tax-xogħol jitlob it-tieni fattur qabel ma jinbidel xi ħaġa.',
    setUp: 'Waqqfu',
    quota:
      'Il-pjan tiegħek ma jinkludix dan, jew intuża kollu. L-amministratur tal-pjattaforma jista’ jibdlu.',
    seePlan: 'X’għandek tagħmel',
    notFound:
      'M’hemm xejn b’dan in-numru fl-ispazju tax-xogħol tiegħek. Jista’ jkun ta’ kumpanija oħra, jew inqara ħażin.',
    conflict: 'Kollega biddel dan fl-istess ħin. Erġa’ għabbih u ħares lejn il-bidla.',
    refused: 'Is-server irrifjuta dan: {message}',
  },
  status: {
    DRAFT: 'Abbozz',
    ACTIVE: 'Ippubblikat',
    RECALLED: 'Imsejjaħ lura',
    DECOMMISSIONED: 'M’għadux fis-suq',
  },
  sealed: 'Issiġillat',
  notSealed: 'Mhux issiġillat',
  credentialReady: 'Lest',
  credentialMissing: 'Bla faċilità',
  categories: {
    aluminium: 'Aluminju',
    batteries: 'Batteriji',
    chemicals: 'Kimiki',
    construction: 'Prodotti tal-kostruzzjoni',
    cosmetics: 'Kożmetiċi',
    electronics: 'Elettronika',
    'iron-steel': 'Ħadid u azzar',
    textiles: 'Tessuti',
    toys: 'Ġugarelli',
  },
  faults: {
    one: '{count} żball',
    two: '{count} żbalji',
    few: '{count} żbalji',
    many: '{count}-il żball',
    other: '{count} żball',
  },
};
