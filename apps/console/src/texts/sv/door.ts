import type { Section } from '../catalogue.js';

/** Signing in, and what leads back in. */
export const door: Section<'door'> = {
  title: 'Logga in',
  email: 'E-post',
  password: 'Lösenord',
  show: 'Visa',
  showPassword: 'Visa lösenordet',
  signIn: 'Logga in',
  forgot: 'Jag har glömt mitt lösenord',
  noAccount:
    'Inget konto ännu? Administratören för ditt företags arbetsyta bjuder in dig via e-post.',
  language: 'Språk',
  wrong: 'E-post, lösenord eller kod stämmer inte. För din säkerhet säger vi inte vilket.',
  tooMany: {
    one: 'För många försök. Försök igen om {count} minut.',
    other: 'För många försök. Försök igen om {count} minuter.',
  },
  emailMissing: 'Ange adressen som du bjöds in med.',
  passwordMissing: 'Ange ditt lösenord.',
  codeTitle: 'Din andra faktor',
  codeLead:
    'Öppna autentiseringsappen i telefonen och ange de sex siffror som den visar för {email}.',
  code: 'Kod från appen',
  codeHelp: 'Koden byts var 30:e sekund. Den skickas så snart den sjätte siffran är där.',
  recoveryCode: 'Återställningskod',
  recoveryHelp: 'En av de tio koder som du sparade. Var och en släpper in dig en gång.',
  continue: 'Fortsätt',
  useRecovery: 'Använd en återställningskod',
  useApp: 'Använd koden från appen',
  noPhone: 'Jag har inte kvar min telefon',
  noPhoneHelp:
    'Använd en av de tio återställningskoder som du sparade. Utan dem kan en administratör för arbetsytan återställa andra faktor under Personer.',
  somebodyElse: 'Logga in som någon annan',
  ticketOver: 'De fem minuterna för koden är slut. Ange ditt lösenord igen.',
  forgotTitle: 'Ett nytt lösenord',
  forgotLead:
    'Ange din adress. Om det finns ett konto med den kommer en länk via e-post; den fungerar en gång, i en timme.',
  sendLink: 'Skicka länken',
  linkSent: 'Om det finns ett konto med {email} är länken på väg. Titta även i skräpposten.',
  noMail:
    'Den här servern skickar ingen e-post. En administratör för arbetsytan kan ge dig en länk.',
  back: 'Tillbaka till inloggningen',
  resetTitle: 'Välj ett nytt lösenord',
  newPassword: 'Nytt lösenord',
  passwordHelp: 'Minst {min} tecken. Flera ord som du minns är bättre än specialtecken.',
  passwordShort: { one: '{count} tecken saknas.', other: '{count} tecken saknas.' },
  setPassword: 'Spara lösenordet',
  resetDone: 'Ditt lösenord är sparat, och alla sessioner har avslutats. Logga in med det nya.',
  linkWrong:
    'Länken fungerar inte. Den kan vara använd, äldre än en timme eller inte helt kopierad.',
  newLink: 'Begär en ny länk',
  invitationTitle: 'Välkommen till {workspace}',
  invitationLead: 'Du bjöds in som {role}, med adressen {email}. Inbjudan upphör {date}.',
  invitationWrong:
    'Inbjudan fungerar inte. Den kan vara använd, ha upphört eller dragits tillbaka. Be den som bjöd in dig om en ny.',
  demoTitle: 'Öppnar demon',
  demoWrong: 'Länken fungerar inte längre. Starta om servern: den visar en ny.',
  name: 'Ditt namn',
  nameHelp: 'Som dina kollegor ser det bredvid det du gör.',
  choosePassword: 'Välj ett lösenord',
  accept: 'Tacka ja och logga in',
  status: 'Är tjänsten i gång?',
  roles: {
    TENANT_ADMIN: 'administratör',
    BRAND_OPERATOR: 'produktansvarig',
    COMPLIANCE_OFFICER: 'efterlevnadsansvarig',
    AUDITOR: 'revisor',
    INTEGRATION: 'integratör',
    SUPER_ADMIN: 'administratör för plattformen',
  },
};
