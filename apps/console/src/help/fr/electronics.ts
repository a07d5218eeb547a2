import type { Explanations } from '../help.js';

/** Explanations of fields of electronics, in French. */
export const electronics: Explanations = {
  'Model identifier of the supplier': 'Référence du modèle du fournisseur',
  'Power drawn in standby; 0 where the product has no standby mode':
    'Puissance absorbée en veille ; 0 si le produit n’a pas de mode veille',
  'Power drawn in standby mode': 'Puissance absorbée en mode veille',
  'Time of use on one charge': 'Durée d’utilisation avec une charge',
  'Recycled share of the plastic parts': 'Part recyclée des pièces en plastique',
  'How well the product can be repaired': 'Dans quelle mesure le produit peut être réparé',
  'How long the product lasts': 'Combien de temps le produit dure',
  'Repairability and durability, each from 0 to 10':
    'Réparabilité et durabilité, chacune de 0 à 10',
  'How to return the product at the end of its life': 'Comment rendre le produit en fin de vie',
  'Repairability class on the energy label, A best':
    'Classe de réparabilité sur l’étiquette énergétique, A est la meilleure',
  'Energy efficiency class on the energy label, A best':
    'Classe d’efficacité énergétique sur l’étiquette énergétique, A est la meilleure',
  'Registration number of the model in EPREL': 'Numéro d’enregistrement du modèle dans EPREL',
  'Whether the product keeps the limits of hazardous substances':
    'Si le produit respecte les limites de substances dangereuses',
  'Exemptions made use of, by number, such as 6(c)':
    'Exemptions utilisées, par numéro, par exemple 6(c)',
  'Category of the equipment, 1 to 6': 'Catégorie de l’équipement, 1 à 6',
  'Registration number of the producer': 'Numéro d’enregistrement du producteur',
  'How long spare parts can be had after the last sale':
    'Combien de temps les pièces de rechange sont disponibles après la dernière vente',
  'Day until which updates of the software are provided':
    'Jour jusqu’auquel les mises à jour du logiciel sont fournies',
  'Whether the user can remove the battery': 'Si l’utilisateur peut retirer la batterie',
  'GTIN of the battery inside': 'GTIN de la batterie intégrée',
  'Critical raw materials in the product': 'Matières premières critiques dans le produit',
  'Protection against dust and water (IEC 60529)':
    'Protection contre la poussière et l’eau (IEC 60529)',
  'Falls the product withstood without a defect': 'Chutes que le produit a supportées sans défaut',
  'Energy used in a year': 'Énergie consommée en un an',
};
