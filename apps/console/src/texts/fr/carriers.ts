import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Type de code',
  symbologies: { QR: 'Code QR', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Tout téléphone l’ouvre.',
    DATAMATRIX: 'Plus petit qu’un code QR ; seuls certains téléphones l’ouvrent.',
    GS1_DATAMATRIX:
      'L’appareil photo d’un téléphone ne l’ouvre pas : il contient le numéro et aucun lien. Les scanners du commerce le lisent.',
  },
  asDeclared: 'Comme déclaré',
  asDeclaredHelp: 'Comme chaque passeport le déclare ; sinon un code QR.',
  dotWidth: 'Largeur d’un point en millimètres',
  dotHelp: 'À une caisse : de {from} à {to}.',
  dotDeclared: 'Vide : comme déclaré, sinon {width}.',
  placement: 'Emplacement',
  environment: 'Environnement d’utilisation',
  grade: 'Classe de qualité d’impression',
  durability: 'Durabilité',
  placementHelp: 'Par exemple : étiquette dans la couture latérale.',
  environmentHelp: 'Par exemple : en intérieur, lu par téléphone.',
  gradeHelp: 'Selon la vérification de l’impression, par exemple C.',
  durabilityHelp: 'Par exemple : lisible après 50 lavages à 40 °C.',
  image: '{symbology} de {name}, à la taille d’impression',
  size: '{width} × {height} mm avec la marge blanche.',
  pdf: 'PDF',
  unscaled: 'Imprimez SVG et PDF à 100 %, sinon la taille est autre.',
  notDeclared: 'L’impression de ce code n’est pas encore déclarée.',
  notDeclaredSealed:
    'L’impression de ce code n’a pas été déclarée avant le sceau. Seule une nouvelle édition peut la déclarer.',
  declaredSealed:
    'Le sceau couvre ce qui est déclaré du code, qui reste donc tel quel. Seule une nouvelle édition peut le changer.',
  unfit: 'Ce que le passeport dit de son code est illisible. Déclarez-le à nouveau.',
  open: 'Déclarer le code …',
  change: 'Modifier la déclaration …',
  title: 'Déclarer comment le code est imprimé',
  lead: 'Cela fait partie du passeport : public et couvert par le sceau.',
  declare: 'Déclarer',
  titleUnits: 'Imprimer les codes de batteries',
  sheets: 'PDF, planches d’étiquettes',
  sheetsHelp: 'A4, avec une étiquette par code.',
  qrOnly:
    'Ce sont des codes QR. Sur les planches d’étiquettes, chaque code est tel que son passeport le déclare.',
  sheet: 'Étiquettes par planche',
  sheetOf: '{count}, chacune de {width} × {height} mm',
  start: 'Première étiquette libre',
  startHelp: 'Sur une planche entamée : 1 est en haut à gauche, puis le long de la rangée.',
  startFault: 'Valeur attendue : de 1 à {last}.',
  mostOfFile: 'Un fichier en contient au plus {most} et finit par une planche complète.',
  refusals: {
    notFound: 'N’existe plus : {names}. Rien n’a été créé, pour qu’aucune étiquette ne manque.',
    others: 'Créer les autres',
    tooLarge:
      'Le code de {name} mesure {code} mm de large et de haut, et une étiquette offre {width} × {height} mm. Choisissez des étiquettes plus grandes ou un point plus étroit.',
    noRoomForText:
      'Une étiquette n’a pas la place pour le code de {name} et son texte. Choisissez des étiquettes plus grandes, un point plus étroit ou aucun texte.',
    noKey:
      '{name} n’a pas de numéro GS1, donc pas de GS1 DataMatrix. Choisissez un code QR ou Data Matrix.',
    unfit:
      'Ce que {name} déclare de son code est illisible. Choisissez ici le type de code et la largeur d’un point.',
    sealed: 'Le passeport a été scellé entre-temps. Ce qu’il déclare du code reste.',
    faulty:
      'D’autres valeurs de ce passeport ont des erreurs. Corrigez-les d’abord, puis déclarez le code.',
    mend: 'Corriger',
  },
};
