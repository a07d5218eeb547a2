import type { Explanations } from '../help.js';

/** Explanations of fields of batteries, in French. */
export const batteries: Explanations = {
  'Emissions per kilowatt-hour delivered over the service life':
    'Émissions par kilowattheure fourni pendant la durée de service',
  'Carbon footprint performance class': 'Classe de performance de l’empreinte carbone',
  'Study that supports the declaration': 'Étude à l’appui de la déclaration',
  'Hazardous substances other than mercury, cadmium and lead':
    'Substances dangereuses autres que le mercure, le cadmium et le plomb',
  'Expected number of charge and discharge cycles':
    'Nombre attendu de cycles de charge et de décharge',
  'Expected lifetime': 'Durée de vie attendue',
  'Test the number of cycles was found by': 'Essai par lequel le nombre de cycles a été déterminé',
  'C-rate of that test, such as C/3': 'Régime de charge (C) de cet essai, par exemple C/3',
  'Expected lifetime in cycles and in years': 'Durée de vie attendue en cycles et en années',
  'Category of the battery': 'Catégorie de la batterie',
  'Cell chemistry, such as NMC 811 or LFP': 'Chimie des cellules, par exemple NMC 811 ou LFP',
  Capacity: 'Capacité',
  'Unit of the value; Ah where not stated': 'Unité de la valeur ; Ah sauf indication contraire',
  'Capacity of the new battery': 'Capacité de la batterie neuve',
  'Recycled share of the cobalt': 'Part recyclée du cobalt',
  'Recycled share of the lithium': 'Part recyclée du lithium',
  'Recycled share of the nickel': 'Part recyclée du nickel',
  'Recycled share of the lead': 'Part recyclée du plomb',
  'Share recovered from waste, by metal; 0 where the battery holds none':
    'Part récupérée à partir de déchets, par métal ; 0 si la batterie n’en contient pas',
  'Country of the plant, ISO 3166-1 alpha-2': 'Pays de l’usine, ISO 3166-1 alpha-2',
  'City of the plant': 'Ville de l’usine',
  'Where the battery was made': 'Où la batterie a été fabriquée',
  'Month and year, or day, of manufacture': 'Mois et année, ou jour, de fabrication',
  'What the manufacturer identifies the model by': 'Comment le fabricant identifie le modèle',
  'Mass of the battery': 'Masse de la batterie',
  'What a fire of the battery can be put out with':
    'Ce qui peut éteindre un incendie de la batterie',
  'Share of the mass': 'Part de la masse',
  'Critical raw materials above 0.1 % by mass':
    'Matières premières critiques au-delà de 0,1 % en masse',
  'Report on the due diligence policy': 'Rapport sur la politique de diligence',
  'Report on the due diligence policy, as a document reference':
    'Rapport sur la politique de diligence, sous forme de référence à un document',
  'Where the cobalt was mined': 'Où le cobalt a été extrait',
  'Where the lithium was mined': 'Où le lithium a été extrait',
  'Where the nickel was mined': 'Où le nickel a été extrait',
  'Due diligence in the supply chain': 'Diligence dans la chaîne d’approvisionnement',
  'Share of renewable content': 'Part de contenu renouvelable',
  'Rated capacity': 'Capacité assignée',
  'Lowest voltage': 'Tension la plus basse',
  'Nominal voltage': 'Tension nominale',
  'Highest voltage': 'Tension la plus haute',
  'Lowest temperature': 'Température la plus basse',
  'Highest temperature': 'Température la plus haute',
  'Temperatures the voltages hold for': 'Températures pour lesquelles les tensions sont valables',
  'Voltages of the battery': 'Tensions de la batterie',
  'Power the new battery can deliver': 'Puissance que la batterie neuve peut fournir',
  'Lower limit of the power': 'Limite inférieure de la puissance',
  'Upper limit of the power': 'Limite supérieure de la puissance',
  'Temperatures the values hold for': 'Températures pour lesquelles les valeurs sont valables',
  'Power the battery can deliver': 'Puissance que la batterie peut fournir',
  'Capacity below which the battery counts as exhausted; EV batteries only':
    'Capacité en dessous de laquelle la batterie est considérée comme épuisée ; batteries de véhicules électriques seulement',
  'Test the temperatures were found by': 'Essai par lequel les températures ont été déterminées',
  'Temperatures the battery withstands when not in use':
    'Températures que la batterie supporte lorsqu’elle n’est pas utilisée',
  'Length of the warranty of the calendar life':
    'Durée de la garantie de la durée de vie calendaire',
  'Warranty of the calendar life': 'Garantie de la durée de vie calendaire',
  'Of the new battery': 'De la batterie neuve',
  'After half of the cycles': 'Après la moitié des cycles',
  'Share of the charged energy that can be taken out again':
    'Part de l’énergie chargée qui peut être restituée',
  'Of one cell': 'D’une cellule',
  'Of the whole pack': 'De l’ensemble du bloc',
  'Internal resistance': 'Résistance interne',
  'Whether the battery bears the symbol for separate collection':
    'Si la batterie porte le symbole de la collecte séparée',
  'Chemical symbols the battery bears; empty where it needs none':
    'Symboles chimiques que porte la batterie ; vide si elle n’en nécessite aucun',
  'How to prevent waste, collect, reuse and treat the battery':
    'Comment prévenir les déchets, collecter, réemployer et traiter la batterie',
  'State of charge when put into service': 'État de charge lors de la mise en service',
  'Materials of the cathode': 'Matériaux de la cathode',
  'Materials of the anode': 'Matériaux de l’anode',
  'Materials of the electrolyte': 'Matériaux de l’électrolyte',
  'Loss of power at the end of the life': 'Perte de puissance en fin de vie',
  'Loss of capacity at the end of the life': 'Perte de capacité en fin de vie',
  'Growth of the internal resistance by the end of the life':
    'Augmentation de la résistance interne jusqu’à la fin de vie',
  'Loss of round-trip efficiency by the end of the life':
    'Perte de rendement énergétique jusqu’à la fin de vie',
  'Detailed composition and performance; shown to holders of an access grant only':
    'Composition et performances détaillées ; visibles pour les titulaires d’un accès seulement',
  'Status of the battery': 'Statut de la batterie',
  'State of certified energy; EV batteries':
    'État de l’énergie certifiée ; batteries de véhicules électriques',
  'Capacity the battery still has': 'Capacité que la batterie a encore',
  Power: 'Puissance',
  'Unit of the value; W where not stated': 'Unité de la valeur ; W sauf indication contraire',
  'Power the battery can still deliver': 'Puissance que la batterie peut encore fournir',
  'Share of the charged energy that can still be taken out again':
    'Part de l’énergie chargée qui peut encore être restituée',
  'Charge lost in a month without use': 'Charge perdue en un mois sans utilisation',
  'Ohmic resistance; LMT batteries and stationary storage':
    'Résistance ohmique ; batteries MTL et stockage stationnaire',
  'State of charge': 'État de charge',
  'Charge and discharge cycles so far': 'Cycles de charge et de décharge jusqu’ici',
  'What happened': 'Ce qui s’est passé',
  'When it did': 'Quand cela s’est passé',
  'Accidents and other negative events': 'Accidents et autres événements négatifs',
  'Temperature the battery has been used at, or its range':
    'Température à laquelle la batterie a été utilisée, ou sa plage',
  'Day the battery was put into service': 'Jour de mise en service de la batterie',
  'State and use of the battery; shown to holders of an access grant only':
    'État et utilisation de la batterie ; visibles pour les titulaires d’un accès seulement',
  'Exploded views, sequence of steps, fasteners, tools, warnings, count and layout of the cells':
    'Vues éclatées, séquence des étapes, fixations, outils, avertissements, nombre et disposition des cellules',
  'Where spare parts can be had': 'Où se procurer des pièces de rechange',
  'Name of the component': 'Nom du composant',
  'Its number': 'Son numéro',
  'Part numbers of the components': 'Références des composants',
  'Safety measures for those who take the battery apart':
    'Mesures de sécurité pour les personnes qui démontent la batterie',
  'Repair and dismantling; shown to holders of an access grant only':
    'Réparation et démontage ; visibles pour les titulaires d’un accès seulement',
  'Results of tests that prove compliance; shown to authorities only':
    'Résultats des essais prouvant la conformité ; visibles pour les autorités seulement',
};
