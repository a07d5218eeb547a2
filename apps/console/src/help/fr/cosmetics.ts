import type { Explanations } from '../help.js';

/** Explanations of fields of cosmetics, in French. */
export const cosmetics: Explanations = {
  'Responsible person in the Union': 'Personne responsable dans l’Union',
  'INCI names in descending order of mass; nanomaterials end in [nano]':
    'Noms INCI par ordre décroissant de masse ; les nanomatériaux se terminent par [nano]',
  'Recycled content of the packaging': 'Contenu recyclé de l’emballage',
  'Recyclable share of the packaging, or its recycled content':
    'Part recyclable de l’emballage, ou son contenu recyclé',
  'How long the product can be used once opened':
    'Combien de temps le produit peut être utilisé après ouverture',
  'Until when the product keeps its function when stored properly':
    'Jusqu’à quand le produit remplit sa fonction s’il est bien conservé',
  Content: 'Contenu',
  'Content at the time of packaging, by mass or by volume':
    'Contenu au moment du conditionnement, en masse ou en volume',
  'What the product is for': 'À quoi sert le produit',
  'Particular precautions in use': 'Précautions particulières d’emploi',
  'Reference of the notification to the cosmetic products notification portal':
    'Référence de la notification au portail de notification des produits cosmétiques',
  'Fragrance allergens above 0.001 % in leave-on, 0.01 % in rinse-off products, by INCI name':
    'Allergènes de parfum au-delà de 0,001 % dans les produits sans rinçage, 0,01 % dans les produits à rincer, par nom INCI',
  'Nanomaterials among the ingredients, by INCI name':
    'Nanomatériaux parmi les ingrédients, par nom INCI',
  'Whether the product is claimed to be free of animal testing':
    'Si le produit est présenté comme non testé sur les animaux',
  'Sun protection factor': 'Facteur de protection solaire',
};
