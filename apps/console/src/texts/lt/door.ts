import type { Section } from '../catalogue.js';

/** Signing in, and what leads back in. */
export const door: Section<'door'> = {
  title: 'Prisijungti',
  email: 'El. paštas',
  password: 'Slaptažodis',
  show: 'Rodyti',
  showPassword: 'Rodyti slaptažodį',
  signIn: 'Prisijungti',
  forgot: 'Pamiršau slaptažodį',
  noAccount:
    'Dar neturite paskyros? Jūsų įmonės darbo srities administratorius pakviečia el. paštu.',
  language: 'Kalba',
  wrong: 'El. paštas, slaptažodis arba kodas neteisingas. Jūsų saugumui nesakome, kuris.',
  tooMany: {
    one: 'Per daug bandymų. Vėl galėsite po {count} minutės.',
    few: 'Per daug bandymų. Vėl galėsite po {count} minučių.',
    other: 'Per daug bandymų. Vėl galėsite po {count} minučių.',
  },
  emailMissing: 'Įveskite adresą, kuriuo buvote pakviesti.',
  passwordMissing: 'Įveskite slaptažodį.',
  codeTitle: 'Jūsų antrasis veiksnys',
  codeLead:
    'Atverkite telefone tapatybės patvirtinimo programėlę ir įveskite šešis skaitmenis, kuriuos ji rodo adresui {email}.',
  code: 'Kodas iš programėlės',
  codeHelp: 'Kodas keičiasi kas 30 sekundžių. Jis išsiunčiamas vos įvedus šeštą skaitmenį.',
  recoveryCode: 'Atkūrimo kodas',
  recoveryHelp: 'Vienas iš dešimties kodų, kuriuos išsaugojote. Kiekvienas įleidžia vieną kartą.',
  continue: 'Tęsti',
  useRecovery: 'Naudoti atkūrimo kodą',
  useApp: 'Naudoti kodą iš programėlės',
  noPhone: 'Nebeturiu savo telefono',
  noPhoneHelp:
    'Naudokite vieną iš dešimties išsaugotų atkūrimo kodų. Jei jų neturite, jūsų darbo srities administratorius gali panaikinti antrąjį veiksnį puslapyje „Žmonės“.',
  somebodyElse: 'Prisijungti kito asmens vardu',
  ticketOver: 'Penkios minutės kodui įvesti baigėsi. Įveskite slaptažodį dar kartą.',
  forgotTitle: 'Naujas slaptažodis',
  forgotLead:
    'Įveskite savo adresą. Jei su juo yra paskyra, el. paštu gausite nuorodą; ji veikia vieną kartą, valandą.',
  sendLink: 'Siųsti nuorodą',
  linkSent:
    'Jei yra paskyra su adresu {email}, nuoroda jau siunčiama. Pažiūrėkite ir šlamšto aplanke.',
  noMail:
    'Šis serveris laiškų nesiunčia. Nuorodą jums gali duoti jūsų darbo srities administratorius.',
  back: 'Grįžti į prisijungimą',
  resetTitle: 'Pasirinkite naują slaptažodį',
  newPassword: 'Naujas slaptažodis',
  passwordHelp: 'Bent {min} ženklų. Keli įsimenami žodžiai geriau nei specialieji ženklai.',
  passwordShort: {
    one: 'Trūksta {count} ženklo.',
    few: 'Trūksta {count} ženklų.',
    other: 'Trūksta {count} ženklų.',
  },
  setPassword: 'Nustatyti slaptažodį',
  resetDone: 'Slaptažodis nustatytas, visi seansai baigti. Prisijunkite nauju slaptažodžiu.',
  linkWrong:
    'Ši nuoroda neveikia. Galbūt ji panaudota, senesnė nei valanda arba nukopijuota ne visa.',
  newLink: 'Prašyti naujos nuorodos',
  invitationTitle: 'Sveiki atvykę į {workspace}',
  invitationLead:
    'Buvote pakviesti, vaidmuo: {role}, adresas: {email}. Kvietimas galioja iki {date}.',
  invitationWrong:
    'Šis kvietimas neveikia. Galbūt jis panaudotas, pasibaigęs arba atšauktas. Paprašykite kvietusio asmens naujo.',
  demoTitle: 'Įeinama į demonstraciją',
  demoWrong: 'Ši nuoroda nebeveikia. Paleiskite serverį iš naujo: jis parodys kitą.',
  name: 'Jūsų vardas ir pavardė',
  nameHelp: 'Taip jį matys kolegos šalia to, ką darote.',
  choosePassword: 'Pasirinkite slaptažodį',
  accept: 'Priimti ir prisijungti',
  status: 'Ar paslauga veikia?',
  roles: {
    TENANT_ADMIN: 'administratorius',
    BRAND_OPERATOR: 'už gaminius atsakingas asmuo',
    COMPLIANCE_OFFICER: 'atitikties pareigūnas',
    AUDITOR: 'auditorius',
    INTEGRATION: 'integracija',
    SUPER_ADMIN: 'platformos administratorius',
  },
};
