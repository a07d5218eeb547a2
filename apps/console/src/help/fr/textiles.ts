import type { Explanations } from '../help.js';

/** Explanations of fields of textiles, in French. */
export const textiles: Explanations = {
  'Fibre name as listed in Annex I to Regulation (EU) No 1007/2011':
    'Dénomination de la fibre selon l’annexe I du règlement (UE) no 1007/2011',
  'Share of the fibres': 'Part des fibres',
  'The textile fibres of the product; their percentages add up to 100':
    'Les fibres textiles du produit ; leurs pourcentages totalisent 100',
  'How to wash, dry and iron the product': 'Comment laver, sécher et repasser le produit',
  'Size label': 'Étiquette de taille',
  'Whether the product has non-textile parts of animal origin':
    'Si le produit comporte des parties non textiles d’origine animale',
  'Colour fastness, 5 best': 'Solidité des couleurs, 5 est la meilleure',
  'Resistance to pilling, 5 best': 'Résistance au boulochage, 5 est la meilleure',
  'Change of dimensions in washing; shrinkage is negative':
    'Variation dimensionnelle au lavage ; le retrait est négatif',
  'Robustness, 10 best': 'Robustesse, 10 est la meilleure',
  'Washes the product is expected to withstand': 'Lavages que le produit devrait supporter',
  'How well the product can be recycled, 10 best':
    'Dans quelle mesure le produit peut être recyclé, 10 est le meilleur',
  'Fibre fragments released in one wash': 'Fragments de fibres libérés lors d’un lavage',
  'Where the yarn was spun': 'Où le fil a été filé',
  'Where the cloth was woven or knitted': 'Où l’étoffe a été tissée ou tricotée',
  'Where the product was dyed or printed': 'Où le produit a été teint ou imprimé',
  'Where the product was assembled': 'Où le produit a été assemblé',
  'Water used over the life cycle': 'Eau utilisée sur le cycle de vie',
  'Unit of the value; L where not stated': 'Unité de la valeur ; L sauf indication contraire',
  'How to have the product repaired': 'Comment faire réparer le produit',
  'How to hand the product back': 'Comment rendre le produit',
};
