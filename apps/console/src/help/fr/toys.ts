import type { Explanations } from '../help.js';

/** Explanations of fields of toys, in French. */
export const toys: Explanations = {
  'Youngest age the toy is meant for, such as 3+':
    'Âge minimal auquel le jouet est destiné, par exemple 3+',
  'Certificates and test reports on chemical properties':
    'Certificats et rapports d’essai sur les propriétés chimiques',
  'Whether the toy warns of small parts': 'Si le jouet avertit de la présence de petites pièces',
  'Whether edges and points were checked': 'Si les bords et les pointes ont été contrôlés',
  'Whether flammability was tested': 'Si l’inflammabilité a été testée',
  'Physical, mechanical and fire safety': 'Sécurité physique, mécanique et contre le feu',
  'Colour image clear enough to know the toy by':
    'Image en couleurs assez nette pour reconnaître le jouet',
  'Statement that the toy meets the requirements, or whether it was made':
    'Déclaration que le jouet satisfait aux exigences, ou si elle a été faite',
  'Statement that the manufacturer alone answers for the passport':
    'Déclaration que le fabricant seul répond du passeport',
  'Union acts the toy complies with': 'Actes de l’Union auxquels le jouet est conforme',
  'Harmonised standards and common specifications applied':
    'Normes harmonisées et spécifications communes appliquées',
  'Union acts whose declaration of conformity the passport replaces':
    'Actes de l’Union dont le passeport remplace la déclaration de conformité',
  'Notified body that intervened': 'Organisme notifié qui est intervenu',
  'Allergenic fragrances above 10 mg/kg':
    'Substances parfumantes allergisantes au-delà de 10 mg/kg',
  'Where consumers can report on the toy: page, mailbox or telephone number':
    'Où les consommateurs peuvent signaler le jouet : page, adresse électronique ou numéro de téléphone',
  'Instructions for use': 'Mode d’emploi',
};
