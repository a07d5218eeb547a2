/** Signing in, and what leads back in. */
import type { Section } from '../catalogue.js';

export const door: Section<'door'> = {
  title: 'Accedi',
  email: 'E-mail',
  password: 'Password',
  show: 'Mostra',
  showPassword: 'Mostra la password',
  signIn: 'Accedi',
  forgot: 'Ho dimenticato la password',
  noAccount:
    'Non ha ancora un account? L’amministratore dello spazio di lavoro della Sua azienda La invita via e-mail.',
  language: 'Lingua',
  wrong:
    'L’e-mail, la password o il codice non è corretto. Per la Sua sicurezza non diciamo quale.',
  tooMany: {
    one: 'Troppi tentativi. Riprovi tra {count} minuto.',
    other: 'Troppi tentativi. Riprovi tra {count} minuti.',
  },
  emailMissing: 'Inserisca l’indirizzo con cui ha ricevuto l’invito.',
  passwordMissing: 'Inserisca la password.',
  codeTitle: 'Il Suo secondo fattore',
  codeLead:
    'Apra l’app di autenticazione sul telefono e inserisca le sei cifre che mostra per {email}.',
  code: 'Codice dell’app',
  codeHelp: 'Il codice cambia ogni 30 secondi. Viene inviato appena c’è la sesta cifra.',
  recoveryCode: 'Codice di recupero',
  recoveryHelp: 'Uno dei dieci codici che ha salvato. Ognuno La fa entrare una volta.',
  continue: 'Continua',
  useRecovery: 'Usa un codice di recupero',
  useApp: 'Usa il codice dell’app',
  noPhone: 'Non ho più il telefono',
  noPhoneHelp:
    'Usi uno dei dieci codici di recupero che ha salvato. Senza, un amministratore del Suo spazio di lavoro può reimpostare il secondo fattore in Persone.',
  somebodyElse: 'Accedi come un’altra persona',
  ticketOver: 'I cinque minuti per il codice sono trascorsi. Inserisca di nuovo la password.',
  forgotTitle: 'Una nuova password',
  forgotLead:
    'Inserisca il Suo indirizzo. Se esiste un account, arriva un collegamento via e-mail; funziona una volta, per un’ora.',
  sendLink: 'Invia il collegamento',
  linkSent:
    'Se esiste un account con {email}, il collegamento è in arrivo. Controlli anche la posta indesiderata.',
  noMail:
    'Questo server non invia e-mail. Un amministratore del Suo spazio di lavoro può darLe un collegamento.',
  back: 'Torna all’accesso',
  resetTitle: 'Scelga una nuova password',
  newPassword: 'Nuova password',
  passwordHelp: 'Almeno {min} caratteri. Più parole che ricorda sono meglio di segni.',
  passwordShort: { one: 'Manca {count} carattere.', other: 'Mancano {count} caratteri.' },
  setPassword: 'Imposta la password',
  resetDone: 'La password è impostata e ogni sessione è terminata. Acceda con quella nuova.',
  linkWrong:
    'Questo collegamento non funziona. Forse è già stato usato, ha più di un’ora o non è completo.',
  newLink: 'Richiedi un nuovo collegamento',
  invitationTitle: 'Benvenuti in {workspace}',
  invitationLead:
    'Ha ricevuto un invito come {role}, all’indirizzo {email}. L’invito scade il {date}.',
  invitationWrong:
    'Questo invito non funziona. Forse è già stato usato, è scaduto o è stato ritirato. Ne chieda un altro a chi L’ha invitata.',
  demoTitle: 'Ingresso nella demo',
  demoWrong: 'Questo collegamento non funziona più. Riavvii il server: ne mostra un altro.',
  name: 'Il Suo nome',
  nameHelp: 'Come i colleghi lo vedono accanto a ciò che fa.',
  choosePassword: 'Scelga una password',
  accept: 'Accetta e accedi',
  status: 'Il servizio è attivo?',
  roles: {
    TENANT_ADMIN: 'amministratore',
    BRAND_OPERATOR: 'responsabile di prodotto',
    COMPLIANCE_OFFICER: 'responsabile della conformità',
    AUDITOR: 'revisore',
    INTEGRATION: 'integratore',
    SUPER_ADMIN: 'amministratore della piattaforma',
  },
};
