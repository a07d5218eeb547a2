import type { Explanations } from '../help.js';

/** Explanations of fields of construction products, in French. */
export const construction: Explanations = {
  'Code of the declaration of performance and conformity':
    'Code de la déclaration des performances et de conformité',
  'Declaration of performance and conformity': 'Déclaration des performances et de conformité',
  'Declaration of performance and conformity, as a document reference':
    'Déclaration des performances et de conformité, sous forme de référence à un document',
  'Declaration of performance and conformity, under its older name':
    'Déclaration des performances et de conformité, sous son ancien nom',
  'The same declaration under its older name, as a document reference':
    'La même déclaration sous son ancien nom, sous forme de référence à un document',
  'Recycled share of the product': 'Part recyclée du produit',
  'Where it was recovered: pre-consumer, post-consumer or mixed':
    'Où elle a été récupérée : préconsommation, postconsommation ou mixte',
  'Recycled content of the product': 'Contenu recyclé du produit',
  'Unique code of the product type': 'Code unique du type de produit',
  'Family of construction products': 'Famille de produits de construction',
  'Harmonised technical specification, such as EN 13162':
    'Spécification technique harmonisée, par exemple EN 13162',
  'European assessment document': 'Document d’évaluation européen',
  'Assessment and verification system': 'Système d’évaluation et de vérification',
  'Name of the body': 'Nom de l’organisme',
  'Number of the body, four digits': 'Numéro de l’organisme, quatre chiffres',
  'Number of its certificate': 'Numéro de son certificat',
  'Notified body that assessed or verified the performance':
    'Organisme notifié qui a évalué ou vérifié les performances',
  Name: 'Nom',
  'Declared performance; NULL where none is declared':
    'Performance déclarée ; NULL si aucune n’est déclarée',
  'Unit of the value': 'Unité de la valeur',
  'Class of performance': 'Classe de performance',
  'Standard of the assessment': 'Norme de l’évaluation',
  'Declared performance by essential characteristic':
    'Performances déclarées par caractéristique essentielle',
  'Class of reaction to fire': 'Classe de réaction au feu',
  'Compressive strength': 'Résistance à la compression',
  'Thermal conductivity': 'Conductivité thermique',
  'Sum of the parts': 'Somme des parties',
  'From fossil sources': 'De sources fossiles',
  'From biogenic sources; stored carbon is negative':
    'De sources biogéniques ; le carbone stocké est négatif',
  'From land use and land use change':
    'De l’utilisation des terres et de leur changement d’affectation',
  'Amount of the product the values are for, such as 1 m3':
    'Quantité du produit à laquelle se rapportent les valeurs, par exemple 1 m3',
  'Module A1A3': 'Module A1A3',
  'Module A1': 'Module A1',
  'Module A2': 'Module A2',
  'Module A3': 'Module A3',
  'Module A4': 'Module A4',
  'Module A5': 'Module A5',
  'Module B1': 'Module B1',
  'Module B2': 'Module B2',
  'Module B3': 'Module B3',
  'Module B4': 'Module B4',
  'Module B5': 'Module B5',
  'Module B6': 'Module B6',
  'Module B7': 'Module B7',
  'Module C1': 'Module C1',
  'Module C2': 'Module C2',
  'Module C3': 'Module C3',
  'Module C4': 'Module C4',
  'Module D': 'Module D',
  'Values by module of the life cycle': 'Valeurs par module du cycle de vie',
  'Climate change effects over the life cycle':
    'Effets sur le changement climatique sur le cycle de vie',
  'Environmental product declaration': 'Déclaration environnementale de produit',
  'Registration number of the environmental product declaration':
    'Numéro d’enregistrement de la déclaration environnementale de produit',
  'Estimated service life': 'Durée de vie estimée',
  'Name of the part': 'Nom de la pièce',
  'Its own passport': 'Son propre passeport',
  'Key parts that have a passport of their own':
    'Pièces essentielles qui ont leur propre passeport',
  'When it was taken out': 'Quand il a été déposé',
  'Where it was taken out': 'Où il a été déposé',
  'Where a used product comes from': 'D’où vient un produit usagé',
};
