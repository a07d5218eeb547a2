import type { Explanations } from '../help.js';

/** Explanations of fields of chemicals, in French. */
export const chemicals: Explanations = {
  'Hazard statement codes, such as H319, or hazard classes; empty where there are none':
    'Codes des mentions de danger, par exemple H319, ou classes de danger ; vide s’il n’y en a pas',
  'Safety data sheet': 'Fiche de données de sécurité',
  'Safety data sheet, as a document reference':
    'Fiche de données de sécurité, sous forme de référence à un document',
  'Whether a substance of very high concern is present above 0.1 % by mass':
    'Si une substance extrêmement préoccupante est présente au-delà de 0,1 % en masse',
  'Substances of very high concern above 0.1 % by mass':
    'Substances extrêmement préoccupantes au-delà de 0,1 % en masse',
  'Signal word on the label': 'Mention d’avertissement sur l’étiquette',
  'Hazard pictograms on the label': 'Pictogrammes de danger sur l’étiquette',
  'Precautionary statement codes, such as P280 or P301+P312':
    'Codes des conseils de prudence, par exemple P280 ou P301+P312',
  'Unique formula identifier': 'Identifiant unique de formulation',
  'CAS number of the substance': 'Numéro CAS de la substance',
  'EC number of the substance': 'Numéro CE de la substance',
  'REACH registration number': 'Numéro d’enregistrement REACH',
  'Content of volatile organic compounds': 'Teneur en composés organiques volatils',
  'Test method': 'Méthode d’essai',
  'Share degraded in the test': 'Part dégradée lors de l’essai',
  'Ultimate aerobic biodegradability; surfactants need 60 % or more':
    'Biodégradabilité aérobie ultime ; les tensioactifs doivent atteindre 60 % ou plus',
  'Type of detergent': 'Type de détergent',
  Surfactants: 'Tensioactifs',
  'All substances added on purpose': 'Toutes les substances ajoutées intentionnellement',
  Genus: 'Genre',
  Species: 'Espèce',
  Strain: 'Souche',
  'Micro-organisms added on purpose': 'Micro-organismes ajoutés intentionnellement',
  'How much to use': 'Quelle quantité utiliser',
  'What a passport of a detergent holds': 'Ce que contient le passeport d’un détergent',
  'Physical state, such as liquid': 'État physique, par exemple liquide',
  'Flash point': 'Point d’éclair',
};
