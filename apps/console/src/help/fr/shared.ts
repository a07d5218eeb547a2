import type { Explanations } from '../help.js';

/** Explanations of fields of several categories, in French. */
export const shared: Explanations = {
  'Country of production, ISO 3166-1 alpha-2': 'Pays de production, ISO 3166-1 alpha-2',
  'Name of the material': 'Nom du matériau',
  'Share of the product': 'Part du produit',
  'The materials of the product; their percentages add up to 100':
    'Les matériaux du produit ; leurs pourcentages totalisent 100',
  'Name of the site': 'Nom du site',
  'Where the site is': 'Où se trouve le site',
  'What is done there': 'Ce qu’on y fait',
  'EORI number of the operator of the site': 'Numéro EORI de l’exploitant du site',
  'Identifier of the plot in the due diligence statement':
    'Identifiant de la parcelle dans la déclaration de diligence raisonnée',
  'How the coordinates are meant: point or polygon': 'Nature des coordonnées : point ou polygone',
  'Latitude, north positive': 'Latitude, positive vers le nord',
  'Longitude, east positive': 'Longitude, positive vers l’est',
  'One point, or the corners of the polygon in order, the first repeated at the end':
    'Un point, ou les sommets du polygone dans l’ordre, le premier répété à la fin',
  'Plots of land the relevant commodities come from':
    'Parcelles d’où proviennent les produits de base en cause',
  'Title of the document': 'Titre du document',
  'SHA-256 of the document, 64 hex digits': 'SHA-256 du document, 64 chiffres hexadécimaux',
  'Where the document is': 'Où se trouve le document',
  'Media type of the document, such as application/pdf':
    'Type de média du document, par exemple application/pdf',
  'The text': 'Le texte',
  'BCP 47 tag of the language of the text, such as de or en-GB':
    'Balise BCP 47 de la langue du texte, par exemple de ou en-GB',
  'BCP 47 tag of the language of the document': 'Balise BCP 47 de la langue du document',
  'Evidence of where the material comes from': 'Preuve de la provenance du matériau',
  'The sites that made the product; shown to the owner only':
    'Les sites qui ont fabriqué le produit ; visibles pour le propriétaire seul',
  'Whether the product bears the CE marking': 'Si le produit porte le marquage CE',
  'Name of the certificate': 'Nom du certificat',
  'Number the issuer gave it': 'Numéro attribué par l’émetteur',
  'Body that issued it': 'Organisme qui l’a délivré',
  'Last day it holds': 'Dernier jour de validité',
  'Certificates of conformity; empty where none was issued':
    'Certificats de conformité ; vide si aucun n’a été délivré',
  'EU declaration of conformity': 'Déclaration UE de conformité',
  'EU declaration of conformity, as a document reference':
    'Déclaration UE de conformité, sous forme de référence à un document',
  'Evidence that the product meets Union law': 'Preuve que le produit respecte le droit de l’Union',
  'Global Trade Item Number of the product model': 'Global Trade Item Number du modèle de produit',
  'Global Returnable Asset Identifier': 'Global Returnable Asset Identifier',
  'Name the product is sold under': 'Nom sous lequel le produit est vendu',
  'Commodity code of the Combined Nomenclature or TARIC, digits only':
    'Code de marchandise de la nomenclature combinée ou du TARIC, chiffres seulement',
  'Emissions over the life cycle': 'Émissions sur le cycle de vie',
  'Unit of the values': 'Unité des valeurs',
  'Direct emissions': 'Émissions directes',
  'Emissions of purchased energy': 'Émissions de l’énergie achetée',
  'Other emissions of the value chain': 'Autres émissions de la chaîne de valeur',
  'Standard or method of the calculation, such as ISO 14067':
    'Norme ou méthode de calcul, par exemple ISO 14067',
  'Greenhouse gas emissions over the life cycle':
    'Émissions de gaz à effet de serre sur le cycle de vie',
  'Model identifier': 'Identifiant du modèle',
  'Batch identifier': 'Identifiant du lot',
  'Item identifier': 'Identifiant de l’article',
  'Legal or trade name': 'Raison sociale ou nom commercial',
  'Postal address': 'Adresse postale',
  'Mailbox for questions about the product':
    'Adresse électronique pour les questions sur le produit',
  'Web page': 'Page web',
  'What the manufacturer calls the product': 'Nom que le fabricant donne au produit',
  'Family the product belongs to': 'Famille à laquelle le produit appartient',
  'Contact page': 'Page de contact',
  'Who made the product': 'Qui a fabriqué le produit',
  'EORI number': 'Numéro EORI',
  'Unique operator identifier': 'Identifiant unique de l’opérateur',
  'Who brought the product into the Union': 'Qui a introduit le produit dans l’Union',
  'Economic operator in the Union who answers for the product':
    'Opérateur économique de l’Union qui répond du produit',
  'Name of the substance': 'Nom de la substance',
  'CAS number': 'Numéro CAS',
  'EC number': 'Numéro CE',
  'Where in the product the substance is': 'Où la substance se trouve dans le produit',
  'Concentration by mass, in the unit stated beside it':
    'Concentration massique, dans l’unité indiquée à côté',
  'Unit of the concentration': 'Unité de la concentration',
  'How to use the product safely': 'Comment utiliser le produit en toute sécurité',
  'What to mind when taking the product apart':
    'À quoi faire attention lors du démontage du produit',
  'Substances of concern in the product': 'Substances préoccupantes dans le produit',
  'Unit of the concentration; ppm, which are mg/kg, where not stated':
    'Unité de la concentration ; ppm, soit mg/kg, sauf indication contraire',
  'Measured concentrations of hazardous substances':
    'Concentrations mesurées de substances dangereuses',
  'How long the product lasts, by the measures of its group':
    'Combien de temps le produit dure, selon les mesures de son groupe',
  'Technical properties of the product': 'Propriétés techniques du produit',
  'Environmental impacts over the life cycle': 'Incidences environnementales sur le cycle de vie',
  'Repair, reuse and recycling of the product': 'Réparation, réemploi et recyclage du produit',
  'User manual': 'Manuel d’utilisation',
  'Warnings that accompany the product': 'Avertissements qui accompagnent le produit',
  'What to do with the product at the end of its life': 'Que faire du produit en fin de vie',
  'How to take the product apart': 'Comment démonter le produit',
  'Recycled share of the packaging': 'Part recyclée de l’emballage',
  'Whether the packaging can be recycled': 'Si l’emballage peut être recyclé',
  'Packaging of the product': 'Emballage du produit',
  'Reference of the service provider that hosts the back-up copy of the passport':
    'Référence du prestataire qui héberge la copie de sauvegarde du passeport',
  'How the code on the product is printed': 'Comment le code est imprimé sur le produit',
  'QR Code or Data Matrix with a link, or GS1 DataMatrix with GS1 keys':
    'QR Code ou Data Matrix avec un lien, ou GS1 DataMatrix avec des clés GS1',
  'Width of one module of the code': 'Largeur d’un module du code',
  'Light border on each side of the code, in modules':
    'Marge claire de chaque côté du code, en modules',
  'Height of the code with its light border': 'Hauteur du code avec sa marge claire',
  'Least level of error correction of a QR Code':
    'Niveau minimal de correction d’erreurs d’un QR Code',
  'Where on the product the code stands': 'Où se trouve le code sur le produit',
  'Where the code is scanned and what it has to bear':
    'Où le code est lu et ce qu’il doit supporter',
  'Grade that the print was verified to have':
    'Classe constatée lors de la vérification de l’impression',
  'How long the code stays readable, and how that was assessed':
    'Combien de temps le code reste lisible, et comment cela a été évalué',
};
