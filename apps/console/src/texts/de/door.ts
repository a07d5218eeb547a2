import type { Section } from '../catalogue.js';

export const door: Section<'door'> = {
  title: 'Anmelden',
  email: 'E-Mail',
  password: 'Passwort',
  show: 'Zeigen',
  showPassword: 'Zeigen, was im Passwortfeld steht',
  signIn: 'Anmelden',
  forgot: 'Passwort vergessen',
  noAccount:
    'Noch kein Konto? Die Verwaltung des Arbeitsbereichs Ihres Unternehmens lädt Sie per E-Mail ein.',
  language: 'Sprache',
  wrong: 'E-Mail, Passwort oder Code stimmt nicht. Zu Ihrer Sicherheit sagen wir nicht, was davon.',
  tooMany: {
    one: 'Zu viele Versuche. Erneut möglich in {count} Minute.',
    other: 'Zu viele Versuche. Erneut möglich in {count} Minuten.',
  },
  emailMissing: 'Geben Sie die Adresse ein, an die Ihre Einladung ging.',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  codeTitle: 'Ihr zweiter Faktor',
  codeLead:
    'Öffnen Sie die Authenticator-App auf Ihrem Telefon und tippen Sie die sechs Ziffern, die sie für {email} zeigt.',
  code: 'Code aus der App',
  codeHelp: 'Der Code wechselt alle 30 Sekunden. Er wird mit der sechsten Ziffer gesendet.',
  recoveryCode: 'Wiederherstellungscode',
  recoveryHelp: 'Einer der zehn Codes, die Sie aufbewahrt haben. Jeder gilt einmal.',
  continue: 'Weiter',
  useRecovery: 'Wiederherstellungscode verwenden',
  useApp: 'Code aus der App verwenden',
  noPhone: 'Ich habe mein Telefon nicht mehr',
  noPhoneHelp:
    'Verwenden Sie einen Ihrer zehn Wiederherstellungscodes. Ohne sie kann die Verwaltung Ihres Arbeitsbereichs den zweiten Faktor unter „Personen“ zurücksetzen.',
  somebodyElse: 'Als jemand anderes anmelden',
  ticketOver: 'Die fünf Minuten für den Code sind vorbei. Geben Sie Ihr Passwort noch einmal ein.',
  forgotTitle: 'Ein neues Passwort',
  forgotLead:
    'Geben Sie Ihre Adresse ein. Gibt es dazu eine Anmeldung, kommt ein Link per E-Mail; er gilt einmal, eine Stunde lang.',
  sendLink: 'Link senden',
  linkSent:
    'Gibt es eine Anmeldung mit {email}, ist der Link unterwegs. Sehen Sie auch im Spam-Ordner nach.',
  noMail:
    'Dieser Server verschickt keine E-Mails. Die Verwaltung Ihres Arbeitsbereichs kann Ihnen einen Link geben.',
  back: 'Zurück zur Anmeldung',
  resetTitle: 'Neues Passwort wählen',
  newPassword: 'Neues Passwort',
  passwordHelp:
    'Mindestens {min} Zeichen. Mehrere Wörter, die Sie sich merken, sind besser als Sonderzeichen.',
  passwordShort: { one: '{count} Zeichen fehlt.', other: '{count} Zeichen fehlen.' },
  setPassword: 'Passwort setzen',
  resetDone:
    'Ihr Passwort ist gesetzt, alle Sitzungen wurden beendet. Melden Sie sich mit dem neuen an.',
  linkWrong:
    'Dieser Link gilt nicht. Er ist benutzt, älter als eine Stunde oder unvollständig kopiert.',
  newLink: 'Neuen Link anfordern',
  invitationTitle: 'Willkommen bei {workspace}',
  invitationLead:
    'Sie wurden eingeladen, Rolle: {role}, mit der Adresse {email}. Die Einladung endet am {date}.',
  invitationWrong:
    'Diese Einladung gilt nicht. Sie ist benutzt, abgelaufen oder zurückgenommen. Bitten Sie um eine neue.',
  demoTitle: 'In die Demo',
  demoWrong: 'Dieser Link gilt nicht mehr. Starten Sie den Server neu: er gibt einen anderen aus.',
  name: 'Ihr Name',
  nameHelp: 'So steht er für Ihre Kolleginnen und Kollegen neben dem, was Sie tun.',
  choosePassword: 'Passwort wählen',
  accept: 'Annehmen und anmelden',
  status: 'Läuft der Dienst?',
  roles: {
    TENANT_ADMIN: 'Verwaltung',
    BRAND_OPERATOR: 'Produktverantwortung',
    COMPLIANCE_OFFICER: 'Compliance',
    AUDITOR: 'Prüfung',
    INTEGRATION: 'Anbindung',
    SUPER_ADMIN: 'Verwaltung der Plattform',
  },
};
