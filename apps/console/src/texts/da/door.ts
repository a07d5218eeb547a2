import type { Section } from '../catalogue.js';

/** Signing in, and what leads back in. */
export const door: Section<'door'> = {
  title: 'Log ind',
  email: 'E-mail',
  password: 'Adgangskode',
  show: 'Vis',
  showPassword: 'Vis adgangskoden',
  signIn: 'Log ind',
  forgot: 'Jeg har glemt min adgangskode',
  noAccount:
    'Ingen konto endnu? Administratoren af din virksomheds arbejdsområde inviterer dig via e-mail.',
  language: 'Sprog',
  wrong:
    'E-mail, adgangskode eller kode er ikke rigtig. Af hensyn til din sikkerhed siger vi ikke hvilken.',
  tooMany: {
    one: 'For mange forsøg. Prøv igen om {count} minut.',
    other: 'For mange forsøg. Prøv igen om {count} minutter.',
  },
  emailMissing: 'Indtast den adresse, du blev inviteret med.',
  passwordMissing: 'Indtast din adgangskode.',
  codeTitle: 'Din anden faktor',
  codeLead:
    'Åbn autentifikationsappen på din telefon, og indtast de seks cifre, den viser for {email}.',
  code: 'Kode fra appen',
  codeHelp: 'Koden skifter hvert 30. sekund. Den sendes, så snart det sjette ciffer er der.',
  recoveryCode: 'Gendannelseskode',
  recoveryHelp: 'En af de ti koder, du gemte. Hver kode lukker dig ind én gang.',
  continue: 'Fortsæt',
  useRecovery: 'Brug en gendannelseskode',
  useApp: 'Brug koden fra appen',
  noPhone: 'Jeg har ikke længere min telefon',
  noPhoneHelp:
    'Brug en af de ti gendannelseskoder, du gemte. Uden dem kan en administrator af dit arbejdsområde nulstille anden faktor under Personer.',
  somebodyElse: 'Log ind som en anden',
  ticketOver: 'De fem minutter til koden er gået. Indtast din adgangskode igen.',
  forgotTitle: 'En ny adgangskode',
  forgotLead:
    'Indtast din adresse. Hvis der er en konto med den, kommer der et link via e-mail; det virker én gang, i en time.',
  sendLink: 'Send linket',
  linkSent:
    'Hvis der er en konto med {email}, er linket på vej. Se også i mappen med uønsket post.',
  noMail:
    'Denne server sender ikke e-mail. En administrator af dit arbejdsområde kan give dig et link.',
  back: 'Tilbage til login',
  resetTitle: 'Vælg en ny adgangskode',
  newPassword: 'Ny adgangskode',
  passwordHelp: 'Mindst {min} tegn. Flere ord, som du husker, er bedre end specialtegn.',
  passwordShort: { one: 'Der mangler {count} tegn.', other: 'Der mangler {count} tegn.' },
  setPassword: 'Gem adgangskoden',
  resetDone: 'Din adgangskode er gemt, og alle sessioner er afsluttet. Log ind med den nye.',
  linkWrong: 'Linket virker ikke. Det kan være brugt, ældre end en time eller ikke kopieret helt.',
  newLink: 'Bed om et nyt link',
  invitationTitle: 'Velkommen til {workspace}',
  invitationLead: 'Du er inviteret som {role}, med adressen {email}. Invitationen udløber {date}.',
  invitationWrong:
    'Invitationen virker ikke. Den kan være brugt, udløbet eller trukket tilbage. Bed den, der inviterede dig, om en ny.',
  demoTitle: 'Åbner demoen',
  demoWrong: 'Linket virker ikke længere. Start serveren igen: den viser et nyt.',
  name: 'Dit navn',
  nameHelp: 'Som dine kolleger ser det ved siden af det, du gør.',
  choosePassword: 'Vælg en adgangskode',
  accept: 'Tag imod og log ind',
  status: 'Kører tjenesten?',
  roles: {
    TENANT_ADMIN: 'administrator',
    BRAND_OPERATOR: 'produktansvarlig',
    COMPLIANCE_OFFICER: 'complianceansvarlig',
    AUDITOR: 'revisor',
    INTEGRATION: 'integrator',
    SUPER_ADMIN: 'administrator af platformen',
  },
};
