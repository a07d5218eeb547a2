/** The mails about logins in one language. */
export interface AccountMailTexts {
  readonly resetSubject: string;
  readonly reset: string;
  readonly ignore: string;
  readonly changedSubject: string;
  readonly changed: string;
  /** With `{workspace}`, as the next one. */
  readonly invitationSubject: string;
  readonly invitation: string;
  readonly ignoreInvitation: string;
}

/** A language that is not here has its mails in English. */
export const accountMailTexts = {
  en: {
    resetSubject: 'Set another password',
    reset: 'Open this link within an hour to set another password. It can be used once:',
    ignore: 'If you did not ask for it, ignore this mail: your password stays as it is.',
    changedSubject: 'Your password was changed',
    changed:
      'The password of your login was changed. If it was not you, ask your administrator for help at once.',
    invitationSubject: 'Invitation to {workspace}',
    invitation:
      'You are invited to the workspace {workspace} for digital product passports. Open this link within seven days to accept. It can be used once:',
    ignoreInvitation: 'If you do not know the sender, ignore this mail.',
  },
  de: {
    resetSubject: 'Neues Passwort festlegen',
    reset:
      'Öffnen Sie diesen Link innerhalb einer Stunde, um ein neues Passwort festzulegen. Er gilt einmal:',
    ignore:
      'Wenn Sie nicht darum gebeten haben, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
    changedSubject: 'Ihr Passwort wurde geändert',
    changed:
      'Das Passwort Ihres Zugangs wurde geändert. Wenn Sie das nicht waren, wenden Sie sich sofort an Ihre Administration.',
    invitationSubject: 'Einladung zu {workspace}',
    invitation:
      'Sie sind in den Arbeitsbereich {workspace} für digitale Produktpässe eingeladen. Öffnen Sie diesen Link innerhalb von sieben Tagen, um die Einladung anzunehmen. Er gilt einmal:',
    ignoreInvitation: 'Wenn Sie den Absender nicht kennen, ignorieren Sie diese E-Mail.',
  },
  fr: {
    resetSubject: 'Définir un nouveau mot de passe',
    reset:
      'Ouvrez ce lien dans l’heure pour définir un nouveau mot de passe. Il ne sert qu’une fois :',
    ignore:
      'Si vous ne l’avez pas demandé, ignorez ce message : votre mot de passe reste inchangé.',
    changedSubject: 'Votre mot de passe a été modifié',
    changed:
      'Le mot de passe de votre compte a été modifié. Si ce n’était pas vous, adressez-vous immédiatement à votre administrateur.',
    invitationSubject: 'Invitation à {workspace}',
    invitation:
      'Vous êtes invité à rejoindre l’espace de travail {workspace} pour les passeports numériques de produits. Ouvrez ce lien dans les sept jours pour accepter. Il ne sert qu’une fois :',
    ignoreInvitation: 'Si vous ne connaissez pas l’expéditeur, ignorez ce message.',
  },
  es: {
    resetSubject: 'Establecer una contraseña nueva',
    reset:
      'Abra este enlace en el plazo de una hora para establecer una contraseña nueva. Solo sirve una vez:',
    ignore: 'Si no la ha solicitado, ignore este mensaje: su contraseña no cambia.',
    changedSubject: 'Su contraseña ha cambiado',
    changed:
      'La contraseña de su cuenta ha cambiado. Si no ha sido usted, avise de inmediato a su administrador.',
    invitationSubject: 'Invitación a {workspace}',
    invitation:
      'Le invitan al espacio de trabajo {workspace} para pasaportes digitales de productos. Abra este enlace en el plazo de siete días para aceptar. Solo sirve una vez:',
    ignoreInvitation: 'Si no conoce al remitente, ignore este mensaje.',
  },
  it: {
    resetSubject: 'Imposta una nuova password',
    reset:
      'Apra questo link entro un’ora per impostare una nuova password. È valido una sola volta:',
    ignore: 'Se non l’ha richiesta, ignori questo messaggio: la password resta invariata.',
    changedSubject: 'La password è stata cambiata',
    changed:
      'La password del suo accesso è stata cambiata. Se non è stato lei, avvisi subito l’amministratore.',
    invitationSubject: 'Invito a {workspace}',
    invitation:
      'È invitato nello spazio di lavoro {workspace} per i passaporti digitali dei prodotti. Apra questo link entro sette giorni per accettare. È valido una sola volta:',
    ignoreInvitation: 'Se non conosce il mittente, ignori questo messaggio.',
  },
} as const satisfies Readonly<Record<string, AccountMailTexts>>;
