/** Signing in, and what leads back in. */
import type { Section } from '../catalogue.js';

export const door: Section<'door'> = {
  title: 'Se connecter',
  email: 'Adresse électronique',
  password: 'Mot de passe',
  show: 'Afficher',
  showPassword: 'Afficher le mot de passe',
  signIn: 'Se connecter',
  forgot: 'Mot de passe oublié',
  noAccount:
    'Pas encore de compte ? L’administrateur de l’espace de travail de votre entreprise vous invite par courriel.',
  language: 'Langue',
  wrong:
    'L’adresse, le mot de passe ou le code n’est pas le bon. Pour votre sécurité, nous ne disons pas lequel.',
  tooMany: {
    one: 'Trop de tentatives. Réessayez dans {count} minute.',
    other: 'Trop de tentatives. Réessayez dans {count} minutes.',
  },
  emailMissing: 'Saisissez l’adresse à laquelle vous avez été invité.',
  passwordMissing: 'Saisissez votre mot de passe.',
  codeTitle: 'Votre second facteur',
  codeLead:
    'Ouvrez l’application d’authentification sur votre téléphone et saisissez les six chiffres affichés pour {email}.',
  code: 'Code de l’application',
  codeHelp:
    'Le code change toutes les 30 secondes. Il est envoyé dès que le sixième chiffre est saisi.',
  recoveryCode: 'Code de récupération',
  recoveryHelp:
    'L’un des dix codes que vous avez conservés. Chacun vous ouvre l’accès une seule fois.',
  continue: 'Continuer',
  useRecovery: 'Utiliser un code de récupération',
  useApp: 'Utiliser le code de l’application',
  noPhone: 'Je n’ai plus mon téléphone',
  noPhoneHelp:
    'Utilisez l’un des dix codes de récupération que vous avez conservés. À défaut, un administrateur de votre espace de travail peut réinitialiser le second facteur sous Personnes.',
  somebodyElse: 'Se connecter sous un autre nom',
  ticketOver:
    'Les cinq minutes pour saisir le code sont écoulées. Saisissez de nouveau votre mot de passe.',
  forgotTitle: 'Un nouveau mot de passe',
  forgotLead:
    'Saisissez votre adresse. Si un compte y correspond, un lien arrive par courriel ; il fonctionne une fois, pendant une heure.',
  sendLink: 'Envoyer le lien',
  linkSent:
    'Si un compte correspond à {email}, le lien est en route. Regardez aussi dans les courriers indésirables.',
  noMail:
    'Ce serveur n’envoie pas de courriels. Un administrateur de votre espace de travail peut vous donner un lien.',
  back: 'Retour à la connexion',
  resetTitle: 'Choisir un nouveau mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordHelp:
    'Au moins {min} caractères. Plusieurs mots que vous retenez valent mieux que des signes.',
  passwordShort: { one: 'Il manque {count} caractère.', other: 'Il manque {count} caractères.' },
  setPassword: 'Définir le mot de passe',
  resetDone:
    'Votre mot de passe est défini et toutes les sessions sont terminées. Connectez-vous avec le nouveau.',
  linkWrong:
    'Ce lien ne fonctionne pas. Il a peut-être déjà servi, date de plus d’une heure ou est incomplet.',
  newLink: 'Demander un nouveau lien',
  invitationTitle: 'Bienvenue dans {workspace}',
  invitationLead:
    'Vous avez été invité comme {role}, à l’adresse {email}. L’invitation prend fin le {date}.',
  invitationWrong:
    'Cette invitation ne fonctionne pas. Elle a peut-être déjà servi, expiré ou été retirée. Demandez-en une autre à qui vous a invité.',
  demoTitle: 'Ouverture de la démonstration',
  demoWrong: 'Ce lien ne fonctionne plus. Redémarrez le serveur : il en affiche un autre.',
  name: 'Votre nom',
  nameHelp: 'Tel que vos collègues le voient à côté de ce que vous faites.',
  choosePassword: 'Choisissez un mot de passe',
  accept: 'Accepter et se connecter',
  status: 'Le service fonctionne-t-il ?',
  roles: {
    TENANT_ADMIN: 'administrateur',
    BRAND_OPERATOR: 'responsable produit',
    COMPLIANCE_OFFICER: 'responsable conformité',
    AUDITOR: 'auditeur',
    INTEGRATION: 'intégrateur',
    SUPER_ADMIN: 'administrateur de la plateforme',
  },
};
