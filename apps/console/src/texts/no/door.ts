import type { Section } from '../catalogue.js';

/** Signing in, and what leads back in. */
export const door: Section<'door'> = {
  title: 'Logg inn',
  email: 'E-post',
  password: 'Passord',
  show: 'Vis',
  showPassword: 'Vis passordet',
  signIn: 'Logg inn',
  forgot: 'Jeg har glemt passordet',
  noAccount:
    'Ingen konto ennå? Administratoren for arbeidsområdet til selskapet ditt inviterer deg på e-post.',
  language: 'Språk',
  wrong:
    'E-post, passord eller kode er ikke riktig. Av hensyn til sikkerheten sier vi ikke hvilken.',
  tooMany: {
    one: 'For mange forsøk. Igjen om {count} minutt.',
    other: 'For mange forsøk. Igjen om {count} minutter.',
  },
  emailMissing: 'Skriv adressen som du ble invitert med.',
  passwordMissing: 'Skriv passordet ditt.',
  codeTitle: 'Din andre faktor',
  codeLead: 'Åpne autentiseringsappen på telefonen og skriv de seks sifrene den viser for {email}.',
  code: 'Kode fra appen',
  codeHelp: 'Koden skifter hvert 30. sekund. Den sendes så snart det sjette sifferet er på plass.',
  recoveryCode: 'Gjenopprettingskode',
  recoveryHelp: 'En av de ti kodene du lagret. Hver av dem slipper deg inn én gang.',
  continue: 'Fortsett',
  useRecovery: 'Bruk en gjenopprettingskode',
  useApp: 'Bruk koden fra appen',
  noPhone: 'Jeg har ikke lenger telefonen min',
  noPhoneHelp:
    'Bruk en av de ti gjenopprettingskodene du lagret. Uten dem kan en administrator for arbeidsområdet nullstille den andre faktoren under Personer.',
  somebodyElse: 'Logg inn som en annen',
  ticketOver: 'De fem minuttene for koden er over. Skriv passordet på nytt.',
  forgotTitle: 'Et nytt passord',
  forgotLead:
    'Skriv adressen din. Hvis det finnes en innlogging med den, kommer en lenke på e-post; den virker én gang, i en time.',
  sendLink: 'Send lenken',
  linkSent:
    'Hvis det finnes en innlogging med {email}, er lenken på vei. Se også i mappen for søppelpost.',
  noMail:
    'Denne serveren sender ikke e-post. En administrator for arbeidsområdet kan gi deg en lenke.',
  back: 'Tilbake til innlogging',
  resetTitle: 'Velg et nytt passord',
  newPassword: 'Nytt passord',
  passwordHelp: 'Minst {min} tegn. Flere ord du husker, er bedre enn spesialtegn.',
  passwordShort: { one: '{count} tegn mangler.', other: '{count} tegn mangler.' },
  setPassword: 'Sett passordet',
  resetDone: 'Passordet er satt, og alle økter er avsluttet. Logg inn med det nye.',
  linkWrong:
    'Denne lenken virker ikke. Den kan være brukt, eldre enn en time eller ikke kopiert i sin helhet.',
  newLink: 'Be om en ny lenke',
  invitationTitle: 'Velkommen til {workspace}',
  invitationLead: 'Du ble invitert som {role}, med adressen {email}. Invitasjonen utløper {date}.',
  invitationWrong:
    'Denne invitasjonen virker ikke. Den kan være brukt, utløpt eller trukket tilbake. Be den som inviterte deg, om en ny.',
  demoTitle: 'Går inn i demoen',
  demoWrong: 'Denne lenken virker ikke lenger. Start serveren på nytt: den skriver ut en ny.',
  name: 'Navnet ditt',
  nameHelp: 'Slik kollegene dine ser det ved siden av det du gjør.',
  choosePassword: 'Velg et passord',
  accept: 'Godta og logg inn',
  status: 'Er tjenesten oppe?',
  roles: {
    TENANT_ADMIN: 'administrator',
    BRAND_OPERATOR: 'produktansvarlig',
    COMPLIANCE_OFFICER: 'samsvarsansvarlig',
    AUDITOR: 'revisor',
    INTEGRATION: 'integrasjon',
    SUPER_ADMIN: 'administrator for plattformen',
  },
};
