import type { Section } from '../catalogue.js';

/** Signing in, and what leads back in. */
export const door: Section<'door'> = {
  title: 'Dħul',
  email: 'Posta elettronika',
  password: 'Password',
  show: 'Uri',
  showPassword: 'Uri l-password',
  signIn: 'Idħol',
  forgot: 'Insejt il-password',
  noAccount:
    'Għad m’għandekx kont? L-amministratur tal-ispazju tax-xogħol tal-kumpanija tiegħek jistiednek bil-posta elettronika.',
  language: 'Lingwa',
  wrong:
    'Il-posta elettronika, il-password jew il-kodiċi mhux tajjeb. Għas-sigurtà tiegħek ma ngħidux liema.',
  tooMany: {
    one: 'Wisq tentattivi. Mill-ġdid fi żmien {count} minuta.',
    two: 'Wisq tentattivi. Mill-ġdid fi żmien {count} minuti.',
    few: 'Wisq tentattivi. Mill-ġdid fi żmien {count} minuti.',
    many: 'Wisq tentattivi. Mill-ġdid fi żmien {count}-il minuta.',
    other: 'Wisq tentattivi. Mill-ġdid fi żmien {count} minuta.',
  },
  emailMissing: 'Ittajpja l-indirizz li bih ġejt mistieden.',
  passwordMissing: 'Ittajpja l-password tiegħek.',
  codeTitle: 'It-tieni fattur tiegħek',
  codeLead:
    'Iftaħ l-app tal-awtentikazzjoni fuq it-telefon u ttajpja s-sitt ċifri li turi għal {email}.',
  code: 'Kodiċi mill-app',
  codeHelp: 'Il-kodiċi jinbidel kull 30 sekonda. Jintbagħat hekk kif tidħol is-sitt ċifra.',
  recoveryCode: 'Kodiċi tal-irkupru',
  recoveryHelp: 'Wieħed mill-għaxar kodiċijiet li ssejvjajt. Kull wieħed idaħħlek darba.',
  continue: 'Kompli',
  useRecovery: 'Uża kodiċi tal-irkupru',
  useApp: 'Uża l-kodiċi mill-app',
  noPhone: 'M’għadx għandi t-telefon tiegħi',
  noPhoneHelp:
    'Uża wieħed mill-għaxar kodiċijiet tal-irkupru li ssejvjajt. Mingħajrhom, amministratur tal-ispazju tax-xogħol tiegħek jista’ jirrisettja t-tieni fattur taħt Nies.',
  somebodyElse: 'Idħol bħala xi ħadd ieħor',
  ticketOver: 'Il-ħames minuti għall-kodiċi għaddew. Erġa’ ttajpja l-password.',
  forgotTitle: 'Password ġdida',
  forgotLead:
    'Ittajpja l-indirizz tiegħek. Jekk hemm login bih, jasallek link bil-posta elettronika; jaħdem darba, għal siegħa.',
  sendLink: 'Ibgħat il-link',
  linkSent:
    'Jekk hemm login b’{email}, il-link qiegħed fi triqtu. Ħares ukoll fil-folder tal-ispam.',
  noMail:
    'Dan is-server ma jibgħatx posta elettronika. Amministratur tal-ispazju tax-xogħol tiegħek jista’ jagħtik link.',
  back: 'Lura għad-dħul',
  resetTitle: 'Agħżel password ġdida',
  newPassword: 'Password ġdida',
  passwordHelp: 'Mill-inqas {min} karattri. Diversi kliem li tiftakar huma aħjar minn sinjali.',
  passwordShort: {
    one: 'Jonqos {count} karattru.',
    two: 'Jonqsu {count} karattri.',
    few: 'Jonqsu {count} karattri.',
    many: 'Jonqsu {count}-il karattru.',
    other: 'Jonqsu {count} karattru.',
  },
  setPassword: 'Issettja l-password',
  resetDone:
    'Il-password tiegħek ġiet issettjata, u s-sessjonijiet kollha ntemmu. Idħol bil-ġdida.',
  linkWrong:
    'Dan il-link ma jaħdimx. Jista’ jkun intuża, eqdem minn siegħa, jew mhux ikkopjat kollu.',
  newLink: 'Itlob link ġdid',
  invitationTitle: 'Merħba f’{workspace}',
  invitationLead: 'Ġejt mistieden bħala {role}, bl-indirizz {email}. L-istedina tintemm fi {date}.',
  invitationWrong:
    'Din l-istedina ma taħdimx. Tista’ tkun intużat, skadiet jew ġiet irtirata. Itlob oħra lil min stiednek.',
  demoTitle: 'Dħul fid-demo',
  demoWrong: 'Dan il-link m’għadux jaħdem. Erġa’ ibda s-server: jistampa ieħor.',
  name: 'Ismek',
  nameHelp: 'Kif jarawh il-kollegi tiegħek ħdejn dak li tagħmel.',
  choosePassword: 'Agħżel password',
  accept: 'Aċċetta u idħol',
  status: 'Is-servizz qed jaħdem?',
  roles: {
    TENANT_ADMIN: 'amministratur',
    BRAND_OPERATOR: 'responsabbli tal-prodotti',
    COMPLIANCE_OFFICER: 'uffiċjal tal-konformità',
    AUDITOR: 'awditur',
    INTEGRATION: 'integrazzjoni',
    SUPER_ADMIN: 'amministratur tal-pjattaforma',
  },
};
