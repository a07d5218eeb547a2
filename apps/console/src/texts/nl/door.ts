import type { Section } from '../catalogue.js';

/** Signing in, and what leads back in. */
export const door: Section<'door'> = {
  title: 'Aanmelden',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  show: 'Tonen',
  showPassword: 'Wachtwoord tonen',
  signIn: 'Aanmelden',
  forgot: 'Ik ben mijn wachtwoord vergeten',
  noAccount:
    'Nog geen account? De beheerder van de werkruimte van uw bedrijf nodigt u per e-mail uit.',
  language: 'Taal',
  wrong:
    'E-mailadres, wachtwoord of code klopt niet. Voor uw veiligheid zeggen we niet welke van de drie.',
  tooMany: {
    one: 'Te veel pogingen. Opnieuw mogelijk over {count} minuut.',
    other: 'Te veel pogingen. Opnieuw mogelijk over {count} minuten.',
  },
  emailMissing: 'Vul het adres in waarmee u bent uitgenodigd.',
  passwordMissing: 'Vul uw wachtwoord in.',
  codeTitle: 'Uw tweede factor',
  codeLead:
    'Open de authenticatie-app op uw telefoon en typ de zes cijfers die ze voor {email} toont.',
  code: 'Code uit de app',
  codeHelp:
    'De code verandert elke 30 seconden. Ze wordt verzonden zodra het zesde cijfer er staat.',
  recoveryCode: 'Herstelcode',
  recoveryHelp: 'Een van de tien codes die u hebt bewaard. Elke code werkt één keer.',
  continue: 'Doorgaan',
  useRecovery: 'Een herstelcode gebruiken',
  useApp: 'De code uit de app gebruiken',
  noPhone: 'Ik heb mijn telefoon niet meer',
  noPhoneHelp:
    'Gebruik een van de tien herstelcodes die u hebt bewaard. Zonder die codes kan een beheerder van uw werkruimte de tweede factor resetten onder Personen.',
  somebodyElse: 'Als iemand anders aanmelden',
  ticketOver: 'De vijf minuten voor de code zijn voorbij. Vul uw wachtwoord opnieuw in.',
  forgotTitle: 'Een nieuw wachtwoord',
  forgotLead:
    'Vul uw adres in. Als er een account mee is, komt er een link per e-mail; die werkt één keer, een uur lang.',
  sendLink: 'Link versturen',
  linkSent:
    'Als er een account met {email} is, is de link onderweg. Kijk ook in de map met ongewenste e-mail.',
  noMail:
    'Deze server verstuurt geen e-mail. Een beheerder van uw werkruimte kan u een link geven.',
  back: 'Terug naar aanmelden',
  resetTitle: 'Kies een nieuw wachtwoord',
  newPassword: 'Nieuw wachtwoord',
  passwordHelp: 'Minstens {min} tekens. Enkele woorden die u onthoudt, zijn beter dan leestekens.',
  passwordShort: { one: 'Er ontbreekt {count} teken.', other: 'Er ontbreken {count} tekens.' },
  setPassword: 'Wachtwoord instellen',
  resetDone:
    'Uw wachtwoord is ingesteld en elke sessie is beëindigd. Meld u aan met het nieuwe wachtwoord.',
  linkWrong:
    'Deze link werkt niet. Hij is misschien al gebruikt, ouder dan een uur of niet volledig gekopieerd.',
  newLink: 'Nieuwe link aanvragen',
  invitationTitle: 'Welkom bij {workspace}',
  invitationLead:
    'U bent uitgenodigd als {role}, met het adres {email}. De uitnodiging eindigt op {date}.',
  invitationWrong:
    'Deze uitnodiging werkt niet. Ze is misschien gebruikt, verlopen of ingetrokken. Vraag een nieuwe aan wie u heeft uitgenodigd.',
  demoTitle: 'De demo wordt geopend',
  demoWrong: 'Deze link werkt niet meer. Start de server opnieuw: die toont een nieuwe link.',
  name: 'Uw naam',
  nameHelp: 'Zoals uw collega’s hem zien bij wat u doet.',
  choosePassword: 'Kies een wachtwoord',
  accept: 'Aanvaarden en aanmelden',
  status: 'Werkt de dienst?',
  roles: {
    TENANT_ADMIN: 'beheerder',
    BRAND_OPERATOR: 'productverantwoordelijke',
    COMPLIANCE_OFFICER: 'compliance officer',
    AUDITOR: 'auditor',
    INTEGRATION: 'integrator',
    SUPER_ADMIN: 'beheerder van het platform',
  },
};
