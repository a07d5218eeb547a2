import type { Section } from '../catalogue.js';

/** Signing in, and what leads back in. */
export const door: Section<'door'> = {
  title: 'Innskráning',
  email: 'Netfang',
  password: 'Lykilorð',
  show: 'Sýna',
  showPassword: 'Sýna lykilorðið',
  signIn: 'Skrá inn',
  forgot: 'Ég gleymdi lykilorðinu',
  noAccount:
    'Enginn reikningur enn? Stjórnandi vinnusvæðis fyrirtækisins þíns býður þér með tölvupósti.',
  language: 'Tungumál',
  wrong:
    'Netfang, lykilorð eða kóði er ekki rétt. Öryggis þíns vegna segjum við ekki hvert þeirra.',
  tooMany: {
    one: 'Of margar tilraunir. Aftur eftir {count} mínútu.',
    other: 'Of margar tilraunir. Aftur eftir {count} mínútur.',
  },
  emailMissing: 'Sláðu inn netfangið sem boðið var sent á.',
  passwordMissing: 'Sláðu inn lykilorðið þitt.',
  codeTitle: 'Annar auðkennisþátturinn þinn',
  codeLead:
    'Opnaðu auðkenningarforritið í símanum og sláðu inn tölustafina sex sem það sýnir fyrir {email}.',
  code: 'Kóði úr forritinu',
  codeHelp:
    'Kóðinn breytist á 30 sekúndna fresti. Hann er sendur um leið og sjötti tölustafurinn er kominn.',
  recoveryCode: 'Endurheimtarkóði',
  recoveryHelp: 'Einn af kóðunum tíu sem þú vistaðir. Hver þeirra hleypir þér inn einu sinni.',
  continue: 'Halda áfram',
  useRecovery: 'Nota endurheimtarkóða',
  useApp: 'Nota kóðann úr forritinu',
  noPhone: 'Ég er ekki lengur með símann minn',
  noPhoneHelp:
    'Notaðu einn af endurheimtarkóðunum tíu sem þú vistaðir. Án þeirra getur stjórnandi vinnusvæðisins endurstillt annan auðkennisþáttinn undir Fólk.',
  somebodyElse: 'Skrá inn sem einhver annar',
  ticketOver: 'Mínúturnar fimm fyrir kóðann eru liðnar. Sláðu lykilorðið inn aftur.',
  forgotTitle: 'Nýtt lykilorð',
  forgotLead:
    'Sláðu inn netfangið þitt. Ef innskráning er til með því kemur tengill í tölvupósti; hann virkar einu sinni, í eina klukkustund.',
  sendLink: 'Senda tengilinn',
  linkSent:
    'Ef innskráning er til með {email} er tengillinn á leiðinni. Skoðaðu líka ruslpóstmöppuna.',
  noMail: 'Þessi þjónn sendir ekki tölvupóst. Stjórnandi vinnusvæðisins getur gefið þér tengil.',
  back: 'Aftur í innskráningu',
  resetTitle: 'Veldu nýtt lykilorð',
  newPassword: 'Nýtt lykilorð',
  passwordHelp: 'Að minnsta kosti {min} stafir. Nokkur orð sem þú manst eru betri en tákn.',
  passwordShort: { one: '{count} staf vantar.', other: '{count} stafi vantar.' },
  setPassword: 'Vista lykilorðið',
  resetDone: 'Lykilorðið hefur verið vistað og öllum setum lokið. Skráðu þig inn með því nýja.',
  linkWrong:
    'Þessi tengill virkar ekki. Hann gæti verið notaður, eldri en klukkustund eða ekki afritaður í heild.',
  newLink: 'Biðja um nýjan tengil',
  invitationTitle: 'Velkomin(n) í {workspace}',
  invitationLead:
    'Þér var boðið í hlutverkið {role}, með netfanginu {email}. Boðið rennur út {date}.',
  invitationWrong:
    'Þetta boð virkar ekki. Það gæti verið notað, útrunnið eða dregið til baka. Biddu þann sem bauð þér um nýtt.',
  demoTitle: 'Fer inn í sýnikerfið',
  demoWrong: 'Þessi tengill virkar ekki lengur. Ræstu þjóninn aftur: hann skrifar út nýjan.',
  name: 'Nafnið þitt',
  nameHelp: 'Eins og samstarfsfólk sér það við það sem þú gerir.',
  choosePassword: 'Veldu lykilorð',
  accept: 'Þiggja og skrá inn',
  status: 'Er þjónustan uppi?',
  roles: {
    TENANT_ADMIN: 'stjórnandi',
    BRAND_OPERATOR: 'vöruábyrgð',
    COMPLIANCE_OFFICER: 'regluvarsla',
    AUDITOR: 'endurskoðandi',
    INTEGRATION: 'samþætting',
    SUPER_ADMIN: 'stjórnandi kerfisins',
  },
};
