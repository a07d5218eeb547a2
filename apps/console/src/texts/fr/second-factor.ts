/** Setting up the second factor, and its recovery codes. */
import type { Section } from '../catalogue.js';

export const secondFactor: Section<'secondFactor'> = {
  title: 'Configurer votre second facteur',
  lead: 'Avec lui, votre mot de passe seul n’ouvre l’accès à personne. Il faut une minute et une application d’authentification sur votre téléphone.',
  isOn: 'Votre second facteur est activé',
  isOnLead: 'Chaque connexion demande un code de votre application d’authentification.',
  start: 'Commencer',
  scan: '1. Scannez ce code avec l’application',
  qrCode: 'Code QR contenant le secret pour votre application d’authentification',
  noCamera: 'Pas d’appareil photo ? Saisissez cette clé dans l’application :',
  copyKey: 'Copier la clé',
  type: '2. Saisissez les six chiffres affichés',
  code: 'Code de l’application',
  wrong:
    'Ce code ne correspond pas. Attendez le suivant et saisissez-le ; l’horloge de votre téléphone est peut-être mal réglée.',
  turnOn: 'Activer',
  codesTitle: 'Conservez ces codes de récupération',
  codesLead:
    'Ils ne sont affichés que cette fois. Chacun ouvre l’accès une fois si le téléphone est perdu. Imprimez-les ou gardez-les dans un gestionnaire de mots de passe.',
  save: 'Enregistrer en texte',
  print: 'Imprimer',
  saved: 'J’ai conservé les codes là où je les retrouverai sans mon téléphone.',
  done: 'Terminer',
  leave:
    'Les codes ne sont affichés que cette fois. Enregistrez, copiez ou imprimez-les, ou cochez la case, avant de quitter.',
  turnedOn: 'Votre second facteur est activé.',
  renew: 'Créer de nouveaux codes de récupération',
  renewLead: 'Les dix codes que vous avez ne fonctionnent alors plus.',
  turnOff: 'Désactiver',
  turnedOff: 'Votre second facteur est désactivé.',
  proof: 'Code de l’application, ou code de récupération',
};
