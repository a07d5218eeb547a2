import type { Section } from '../catalogue.js';

/** Words that several screens use. */
export const common: Section<'common'> = {
  product: 'Gaminių pasai',
  skip: 'Pereiti prie turinio',
  cancel: 'Atšaukti',
  close: 'Užverti',
  tryAgain: 'Bandyti dar kartą',
  undo: 'Anuliuoti',
  copy: 'Kopijuoti',
  copied: 'Nukopijuota',
  yes: 'taip',
  no: 'ne',
  optional: 'neprivaloma',
  recommended: 'rekomenduojama',
  actors: {
    key: 'API raktas',
    system: 'platforma',
    unknown: 'kažkas',
  },
  loading: 'Įkeliama',
  slow: 'Tai trunka ilgiau nei įprastai.',
  path: 'Kelias',
  request: 'Užklausa {id}',
  copyRequest: 'Kopijuoti užklausos numerį',
  needsUpdate: 'Šis puslapis senesnis už serverį. Norėdami tęsti, įkelkite jį iš naujo.',
  reload: 'Įkelti iš naujo',
  notFoundTitle: 'Tokio ekrano nėra',
  notFound: 'Adresas galbūt neteisingai perskaitytas arba iš senesnės nuorodos.',
  toToday: 'Eiti į „Šiandien“',
  mayNotTitle: 'Jums neleidžiama to matyti',
  mayNot:
    'Jūsų vaidmuo šioje darbo srityje to neapima. Vaidmenis suteikia darbo srities administratorius.',
  failures: {
    offline: 'Nėra ryšio. Tai, ką matote, gali būti pasenę; bandysime dar kartą, kai paprašysite.',
    server:
      'Nepavyko, ir tai mūsų klaida. Niekas nepakeista. Bandykite dar kartą; jei kartojasi, praneškite pagalbos tarnybai užklausos numerį.',
    tooMany: {
      one: 'Per šią minutę iš šios darbo srities per daug kreipinių. Bandykite dar kartą po {count} sekundės.',
      few: 'Per šią minutę iš šios darbo srities per daug kreipinių. Bandykite dar kartą po {count} sekundžių.',
      other:
        'Per šią minutę iš šios darbo srities per daug kreipinių. Bandykite dar kartą po {count} sekundžių.',
    },
    notAllowed:
      'Galite tai skaityti, bet ne keisti. Vaidmenis suteikia darbo srities administratorius.',
    secondFactor: 'Ši darbo sritis prieš bet kokį keitimą reikalauja antrojo veiksnio.',
    setUp: 'Nustatyti',
    quota:
      'Jūsų planas to neapima arba yra išnaudotas. Jį gali pakeisti platformos administratorius.',
    seePlan: 'Ką daryti',
    notFound:
      'Jūsų darbo srityje nieko su šiuo numeriu nėra. Galbūt jis priklauso kitai įmonei arba neteisingai perskaitytas.',
    conflict: 'Tuo pat metu tai pakeitė kolega. Įkelkite iš naujo ir peržiūrėkite pakeitimą.',
    refused: 'Serveris tai atmetė: {message}',
  },
  status: {
    DRAFT: 'Juodraštis',
    ACTIVE: 'Paskelbta',
    RECALLED: 'Atšaukta',
    DECOMMISSIONED: 'Nebėra rinkoje',
  },
  sealed: 'Užantspauduota',
  notSealed: 'Neužantspauduota',
  credentialReady: 'Parengta',
  credentialMissing: 'Nėra objekto',
  categories: {
    aluminium: 'Aliuminis',
    batteries: 'Baterijos',
    chemicals: 'Cheminės medžiagos',
    construction: 'Statybos produktai',
    cosmetics: 'Kosmetika',
    electronics: 'Elektronika',
    'iron-steel': 'Geležis ir plienas',
    textiles: 'Tekstilė',
    toys: 'Žaislai',
  },
  faults: { one: '{count} klaida', few: '{count} klaidos', other: '{count} klaidų' },
};
