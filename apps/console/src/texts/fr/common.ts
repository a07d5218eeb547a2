/** Words that several screens use. */
import type { Section } from '../catalogue.js';

export const common: Section<'common'> = {
  product: 'Passeports de produits',
  skip: 'Aller au contenu',
  cancel: 'Annuler',
  close: 'Fermer',
  tryAgain: 'Réessayer',
  undo: 'Annuler l’action',
  copy: 'Copier',
  copied: 'Copié',
  yes: 'oui',
  no: 'non',
  optional: 'facultatif',
  recommended: 'recommandé',
  actors: { key: 'une clé API', system: 'la plateforme', unknown: 'quelqu’un' },
  loading: 'Chargement',
  slow: 'Cela prend plus de temps que d’habitude.',
  path: 'Chemin',
  request: 'Requête {id}',
  copyRequest: 'Copier le numéro de la requête',
  needsUpdate: 'Cette page est plus ancienne que le serveur. Rechargez-la pour continuer.',
  reload: 'Recharger',
  notFoundTitle: 'Cette page n’existe pas',
  notFound: 'L’adresse est peut-être mal lue ou vient d’un ancien lien.',
  toToday: 'Aller à Aujourd’hui',
  mayNotTitle: 'Vous n’avez pas accès à cette page',
  mayNot:
    'Votre rôle dans cet espace de travail ne le permet pas. Un administrateur de l’espace de travail attribue les rôles.',
  failures: {
    offline:
      'Aucune connexion. Ce que vous voyez n’est peut-être plus à jour ; réessayez plus tard.',
    server:
      'Cela n’a pas fonctionné, et l’erreur vient de nous. Rien n’a été modifié. Réessayez ; si l’erreur persiste, indiquez au support le numéro de la requête.',
    tooMany: {
      one: 'Trop d’appels de cet espace de travail en une minute. Réessayez dans {count} seconde.',
      other:
        'Trop d’appels de cet espace de travail en une minute. Réessayez dans {count} secondes.',
    },
    notAllowed:
      'Vous pouvez lire ces données, mais pas les modifier. Un administrateur de l’espace de travail attribue les rôles.',
    secondFactor: 'Cet espace de travail exige un second facteur avant toute modification.',
    setUp: 'Le configurer',
    quota:
      'Votre forfait ne comprend pas cette fonction ou est épuisé. L’administrateur de la plateforme peut le modifier.',
    seePlan: 'Que faire',
    notFound:
      'Rien ne porte ce numéro dans votre espace de travail. Il appartient peut-être à une autre entreprise, ou est mal lu.',
    conflict:
      'Un collègue a modifié ces données en même temps. Rechargez-les et examinez la modification.',
    refused: 'Le serveur a refusé : {message}',
  },
  status: {
    DRAFT: 'Brouillon',
    ACTIVE: 'Publié',
    RECALLED: 'Rappelé',
    DECOMMISSIONED: 'Retiré du marché',
  },
  sealed: 'Scellé',
  notSealed: 'Non scellé',
  credentialReady: 'Prête',
  credentialMissing: 'Aucun site',
  categories: {
    aluminium: 'Aluminium',
    batteries: 'Batteries',
    chemicals: 'Produits chimiques',
    construction: 'Produits de construction',
    cosmetics: 'Cosmétiques',
    electronics: 'Électronique',
    'iron-steel': 'Fer et acier',
    textiles: 'Textiles',
    toys: 'Jouets',
  },
  faults: { one: '{count} erreur', other: '{count} erreurs' },
};
