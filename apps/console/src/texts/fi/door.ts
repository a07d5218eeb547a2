import type { Section } from '../catalogue.js';

/** Signing in, and what leads back in. */
export const door: Section<'door'> = {
  title: 'Kirjaudu sisään',
  email: 'Sähköposti',
  password: 'Salasana',
  show: 'Näytä',
  showPassword: 'Näytä salasana',
  signIn: 'Kirjaudu sisään',
  forgot: 'Unohdin salasanani',
  noAccount: 'Ei vielä tiliä? Yrityksenne työtilan ylläpitäjä kutsuu teidät sähköpostitse.',
  language: 'Kieli',
  wrong:
    'Sähköposti, salasana tai koodi ei ole oikein. Turvallisuutenne vuoksi emme kerro, mikä niistä.',
  tooMany: {
    one: 'Liian monta yritystä. Uudelleen {count} minuutin kuluttua.',
    other: 'Liian monta yritystä. Uudelleen {count} minuutin kuluttua.',
  },
  emailMissing: 'Antakaa osoite, jolla teidät kutsuttiin.',
  passwordMissing: 'Antakaa salasananne.',
  codeTitle: 'Toinen tunnisteenne',
  codeLead:
    'Avatkaa puhelimenne todennussovellus ja antakaa kuusi numeroa, jotka se näyttää osoitteelle {email}.',
  code: 'Sovelluksen koodi',
  codeHelp: 'Koodi vaihtuu 30 sekunnin välein. Se lähetetään heti kuudennen numeron jälkeen.',
  recoveryCode: 'Palautuskoodi',
  recoveryHelp: 'Yksi tallentamistanne kymmenestä koodista. Kukin päästää sisään kerran.',
  continue: 'Jatka',
  useRecovery: 'Käytä palautuskoodia',
  useApp: 'Käytä sovelluksen koodia',
  noPhone: 'Minulla ei ole enää puhelintani',
  noPhoneHelp:
    'Käyttäkää yhtä tallentamistanne kymmenestä palautuskoodista. Ilman niitä työtilan ylläpitäjä voi nollata toisen tunnisteen kohdassa Henkilöt.',
  somebodyElse: 'Kirjaudu toisena henkilönä',
  ticketOver: 'Koodille varatut viisi minuuttia ovat kuluneet. Antakaa salasananne uudelleen.',
  forgotTitle: 'Uusi salasana',
  forgotLead:
    'Antakaa osoitteenne. Jos sillä on tili, saatte linkin sähköpostitse; se toimii kerran, tunnin ajan.',
  sendLink: 'Lähetä linkki',
  linkSent:
    'Jos osoitteella {email} on tili, linkki on matkalla. Katsokaa myös roskapostikansioon.',
  noMail: 'Tämä palvelin ei lähetä sähköpostia. Työtilanne ylläpitäjä voi antaa teille linkin.',
  back: 'Takaisin kirjautumiseen',
  resetTitle: 'Valitkaa uusi salasana',
  newPassword: 'Uusi salasana',
  passwordHelp:
    'Vähintään {min} merkkiä. Useat muistettavat sanat ovat parempia kuin erikoismerkit.',
  passwordShort: { one: '{count} merkki puuttuu.', other: '{count} merkkiä puuttuu.' },
  setPassword: 'Aseta salasana',
  resetDone:
    'Salasananne on asetettu, ja kaikki istunnot on päätetty. Kirjautukaa uudella salasanalla.',
  linkWrong: 'Linkki ei toimi. Se voi olla käytetty, yli tunnin vanha tai vajaasti kopioitu.',
  newLink: 'Pyydä uusi linkki',
  invitationTitle: 'Tervetuloa: {workspace}',
  invitationLead: 'Teidät on kutsuttu rooliin {role}, osoitteella {email}. Kutsu päättyy {date}.',
  invitationWrong:
    'Kutsu ei toimi. Se voi olla käytetty, päättynyt tai peruttu. Pyytäkää uutta kutsujaltanne.',
  demoTitle: 'Avataan demoa',
  demoWrong: 'Linkki ei enää toimi. Käynnistäkää palvelin uudelleen: se näyttää uuden.',
  name: 'Nimenne',
  nameHelp: 'Näin työtoverinne näkevät sen tekemisienne vieressä.',
  choosePassword: 'Valitkaa salasana',
  accept: 'Hyväksy ja kirjaudu',
  status: 'Toimiiko palvelu?',
  roles: {
    TENANT_ADMIN: 'ylläpitäjä',
    BRAND_OPERATOR: 'tuotevastaava',
    COMPLIANCE_OFFICER: 'vaatimustenmukaisuusvastaava',
    AUDITOR: 'tarkastaja',
    INTEGRATION: 'integroija',
    SUPER_ADMIN: 'alustan ylläpitäjä',
  },
};
