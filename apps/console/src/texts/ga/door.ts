import type { Section } from '../catalogue.js';

/** Signing in, and what leads back in. */
export const door: Section<'door'> = {
  title: 'Síniú isteach',
  email: 'Ríomhphost',
  password: 'Pasfhocal',
  show: 'Taispeáin',
  showPassword: 'Taispeáin an pasfhocal',
  signIn: 'Sínigh isteach',
  forgot: 'Rinne mé dearmad ar mo phasfhocal',
  noAccount:
    'Gan cuntas fós? Tugann riarthóir spás oibre do chuideachta cuireadh duit le ríomhphost.',
  language: 'Teanga',
  wrong:
    'Níl an ríomhphost, an pasfhocal nó an cód ceart. Ar mhaithe le do shábháilteacht ní deirimid cé acu.',
  tooMany: {
    one: 'An iomarca iarrachtaí. Arís i gceann {count} nóiméad.',
    two: 'An iomarca iarrachtaí. Arís i gceann {count} nóiméad.',
    few: 'An iomarca iarrachtaí. Arís i gceann {count} nóiméad.',
    many: 'An iomarca iarrachtaí. Arís i gceann {count} nóiméad.',
    other: 'An iomarca iarrachtaí. Arís i gceann {count} nóiméad.',
  },
  emailMissing: 'Clóscríobh an seoladh a bhfuair tú an cuireadh leis.',
  passwordMissing: 'Clóscríobh do phasfhocal.',
  codeTitle: 'Do dhara fachtóir',
  codeLead:
    'Oscail an aip fíordheimhnithe ar d’fhón agus clóscríobh na sé dhigit a thaispeánann sí do {email}.',
  code: 'Cód ón aip',
  codeHelp:
    'Athraíonn an cód gach 30 soicind. Seoltar é chomh luath agus a bhíonn an séú digit ann.',
  recoveryCode: 'Cód aisghabhála',
  recoveryHelp: 'Ceann de na deich gcód a shábháil tú. Ligeann gach ceann isteach thú uair amháin.',
  continue: 'Lean ar aghaidh',
  useRecovery: 'Úsáid cód aisghabhála',
  useApp: 'Úsáid an cód ón aip',
  noPhone: 'Níl m’fhón agam a thuilleadh',
  noPhoneHelp:
    'Úsáid ceann de na deich gcód aisghabhála a shábháil tú. Gan iad, is féidir le riarthóir do spáis oibre an dara fachtóir a athshocrú faoi Daoine.',
  somebodyElse: 'Sínigh isteach mar dhuine eile',
  ticketOver: 'Tá na cúig nóiméad don chód caite. Clóscríobh do phasfhocal arís.',
  forgotTitle: 'Pasfhocal nua',
  forgotLead:
    'Clóscríobh do sheoladh. Má tá logáil isteach leis, tagann nasc le ríomhphost; oibríonn sé uair amháin, ar feadh uair an chloig.',
  sendLink: 'Seol an nasc',
  linkSent:
    'Má tá logáil isteach le {email}, tá an nasc ar an mbealach. Féach san fhillteán turscair freisin.',
  noMail:
    'Ní sheolann an freastalaí seo ríomhphost. Is féidir le riarthóir do spáis oibre nasc a thabhairt duit.',
  back: 'Ar ais chuig síniú isteach',
  resetTitle: 'Roghnaigh pasfhocal nua',
  newPassword: 'Pasfhocal nua',
  passwordHelp:
    '{min} carachtar ar a laghad. Is fearr roinnt focal a mheabhraíonn tú ná comharthaí speisialta.',
  passwordShort: {
    one: 'Tá {count} charachtar in easnamh.',
    two: 'Tá {count} charachtar in easnamh.',
    few: 'Tá {count} charachtar in easnamh.',
    many: 'Tá {count} gcarachtar in easnamh.',
    other: 'Tá {count} carachtar in easnamh.',
  },
  setPassword: 'Socraigh an pasfhocal',
  resetDone:
    'Tá do phasfhocal socraithe, agus cuireadh deireadh le gach seisiún. Sínigh isteach leis an gceann nua.',
  linkWrong:
    'Ní oibríonn an nasc seo. Seans go bhfuil sé úsáidte, níos sine ná uair an chloig, nó nár cóipeáladh ina iomláine é.',
  newLink: 'Iarr nasc nua',
  invitationTitle: 'Fáilte go {workspace}',
  invitationLead:
    'Tugadh cuireadh duit mar {role}, leis an seoladh {email}. Tagann deireadh leis an gcuireadh {date}.',
  invitationWrong:
    'Ní oibríonn an cuireadh seo. Seans go bhfuil sé úsáidte, caite nó tarraingthe siar. Iarr ceann eile ar an té a thug cuireadh duit.',
  demoTitle: 'Ag dul isteach sa taispeántas',
  demoWrong:
    'Ní oibríonn an nasc seo a thuilleadh. Tosaigh an freastalaí arís: priontálann sé ceann eile.',
  name: 'D’ainm',
  nameHelp: 'Mar a fheiceann do chomhghleacaithe é in aice lena ndéanann tú.',
  choosePassword: 'Roghnaigh pasfhocal',
  accept: 'Glac leis agus sínigh isteach',
  status: 'An bhfuil an tseirbhís ar obair?',
  roles: {
    TENANT_ADMIN: 'riarthóir',
    BRAND_OPERATOR: 'freagrach as táirgí',
    COMPLIANCE_OFFICER: 'oifigeach comhlíonta',
    AUDITOR: 'iniúchóir',
    INTEGRATION: 'comhtháthú',
    SUPER_ADMIN: 'riarthóir an ardáin',
  },
};
