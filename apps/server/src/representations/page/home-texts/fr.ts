import type { HomeTexts } from './en.js';

export const fr: HomeTexts = {
  title: 'Trouver le passeport d’un produit',
  intro:
    'Un passeport de produit indique de quoi un produit est fait, d’où il vient, et comment le réparer, le rendre ou le recycler. Le code sur le produit y mène, et tout le monde peut le lire.',
  workspace: 'Passeports de {workspace}',
  ask: 'Numéro sous le code, ou lien',
  open: 'Ouvrir',
  hint: 'Souvent 14 chiffres, après « (01) » ou « GTIN ». Avec un appareil photo, scannez plutôt le code : aucune application n’est nécessaire.',
  unread:
    'Ce n’est ni un numéro sous un code ni le lien d’un code. Comparez-le au produit, chiffre par chiffre.',
  samples: 'Exemples',
  samplesNote:
    'Des produits inventés d’entreprises inventées. Ils sont ici parce que ce serveur montre une démonstration.',
  more: 'Plus sur ce serveur',
  sealTitle: 'Vérifier un sceau',
  sealText: 'Un passeport a-t-il été modifié après avoir été scellé ?',
  consoleTitle: 'Se connecter à la console',
  consoleText: 'Pour les entreprises qui publient des passeports ici',
  docsTitle: 'Documentation de l’API',
  docsText: 'Pour les logiciels qui lisent ou écrivent des passeports',
  operator: 'Qui exploite ce serveur',
  name: 'Exploitant',
  address: 'Adresse',
  contact: 'Questions',
  privacy: 'Confidentialité',
  responsibility:
    'L’exploitant conserve les passeports. Chaque entreprise répond elle-même de leur contenu.',
};
