import type { Section } from '../catalogue.js';

/** Signing in, and what leads back in. */
export const door: Section<'door'> = {
  title: 'Conectare',
  email: 'E-mail',
  password: 'Parolă',
  show: 'Afișați',
  showPassword: 'Afișați parola',
  signIn: 'Conectați-vă',
  forgot: 'Am uitat parola',
  noAccount:
    'Încă fără cont? Administratorul spațiului de lucru al companiei vă invită prin e-mail.',
  language: 'Limbă',
  wrong:
    'E-mailul, parola sau codul nu este corect. Pentru siguranța dumneavoastră nu spunem care.',
  tooMany: {
    one: 'Prea multe încercări. Din nou peste {count} minut.',
    few: 'Prea multe încercări. Din nou peste {count} minute.',
    other: 'Prea multe încercări. Din nou peste {count} de minute.',
  },
  emailMissing: 'Introduceți adresa cu care ați fost invitat.',
  passwordMissing: 'Introduceți parola.',
  codeTitle: 'Al doilea factor',
  codeLead:
    'Deschideți aplicația de autentificare pe telefon și introduceți cele șase cifre pe care le arată pentru {email}.',
  code: 'Codul din aplicație',
  codeHelp:
    'Codul se schimbă la fiecare 30 de secunde. Este trimis de îndată ce ați introdus a șasea cifră.',
  recoveryCode: 'Cod de recuperare',
  recoveryHelp: 'Unul dintre cele zece coduri pe care le-ați salvat. Fiecare vă conectează o dată.',
  continue: 'Continuați',
  useRecovery: 'Folosiți un cod de recuperare',
  useApp: 'Folosiți codul din aplicație',
  noPhone: 'Nu mai am telefonul',
  noPhoneHelp:
    'Folosiți unul dintre cele zece coduri de recuperare salvate. Fără ele, un administrator al spațiului de lucru poate reseta al doilea factor în Persoane.',
  somebodyElse: 'Conectați-vă ca altcineva',
  ticketOver: 'Cele cinci minute pentru cod au trecut. Introduceți din nou parola.',
  forgotTitle: 'O parolă nouă',
  forgotLead:
    'Introduceți adresa. Dacă există un cont cu ea, sosește o legătură prin e-mail; funcționează o dată, timp de o oră.',
  sendLink: 'Trimiteți legătura',
  linkSent: 'Dacă există un cont cu {email}, legătura este pe drum. Uitați-vă și în dosarul spam.',
  noMail:
    'Acest server nu trimite e-mailuri. Un administrator al spațiului de lucru vă poate da o legătură.',
  back: 'Înapoi la conectare',
  resetTitle: 'Alegeți o parolă nouă',
  newPassword: 'Parola nouă',
  passwordHelp:
    'Cel puțin {min} caractere. Mai multe cuvinte pe care le țineți minte sunt mai bune decât semnele.',
  passwordShort: {
    one: 'Lipsește {count} caracter.',
    few: 'Lipsesc {count} caractere.',
    other: 'Lipsesc {count} de caractere.',
  },
  setPassword: 'Setați parola',
  resetDone: 'Parola este setată și toate sesiunile s-au încheiat. Conectați-vă cu cea nouă.',
  linkWrong:
    'Această legătură nu funcționează. Poate fi folosită, mai veche de o oră sau copiată incomplet.',
  newLink: 'Cereți o legătură nouă',
  invitationTitle: 'Bun venit în {workspace}',
  invitationLead: 'Ați fost invitat ca {role}, cu adresa {email}. Invitația se încheie la {date}.',
  invitationWrong:
    'Această invitație nu funcționează. Poate fi folosită, expirată sau retrasă. Cereți alta persoanei care v-a invitat.',
  demoTitle: 'Intrare în demonstrație',
  demoWrong: 'Această legătură nu mai funcționează. Reporniți serverul: afișează alta.',
  name: 'Numele dumneavoastră',
  nameHelp: 'Cum îl văd colegii lângă ceea ce faceți.',
  choosePassword: 'Alegeți o parolă',
  accept: 'Acceptați și conectați-vă',
  status: 'Funcționează serviciul?',
  roles: {
    TENANT_ADMIN: 'administrator',
    BRAND_OPERATOR: 'responsabil de produs',
    COMPLIANCE_OFFICER: 'responsabil de conformitate',
    AUDITOR: 'auditor',
    INTEGRATION: 'integrator',
    SUPER_ADMIN: 'administrator al platformei',
  },
};
