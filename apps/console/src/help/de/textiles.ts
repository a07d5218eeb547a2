import type { Explanations } from '../help.js';

/** Explanations of fields of textiles, in German. */
export const textiles: Explanations = {
  'Fibre name as listed in Annex I to Regulation (EU) No 1007/2011':
    'Faserbezeichnung nach Anhang I der Verordnung (EU) Nr. 1007/2011',
  'Share of the fibres': 'Anteil an den Fasern',
  'The textile fibres of the product; their percentages add up to 100':
    'Die Textilfasern des Produkts; ihre Prozentsätze ergeben zusammen 100',
  'How to wash, dry and iron the product':
    'Wie das Produkt gewaschen, getrocknet und gebügelt wird',
  'Size label': 'Größenetikett',
  'Whether the product has non-textile parts of animal origin':
    'Ob das Produkt nichttextile Teile tierischen Ursprungs enthält',
  'Colour fastness, 5 best': 'Farbechtheit, 5 ist die beste',
  'Resistance to pilling, 5 best': 'Beständigkeit gegen Pilling, 5 ist die beste',
  'Change of dimensions in washing; shrinkage is negative':
    'Maßänderung beim Waschen; Einlaufen ist negativ',
  'Robustness, 10 best': 'Robustheit, 10 ist die beste',
  'Washes the product is expected to withstand': 'Wäschen, die das Produkt voraussichtlich aushält',
  'How well the product can be recycled, 10 best':
    'Wie gut das Produkt recycelt werden kann, 10 ist am besten',
  'Fibre fragments released in one wash': 'Faserfragmente, die bei einer Wäsche freigesetzt werden',
  'Where the yarn was spun': 'Wo das Garn gesponnen wurde',
  'Where the cloth was woven or knitted': 'Wo der Stoff gewebt oder gestrickt wurde',
  'Where the product was dyed or printed': 'Wo das Produkt gefärbt oder bedruckt wurde',
  'Where the product was assembled': 'Wo das Produkt konfektioniert wurde',
  'Water used over the life cycle': 'Wasserverbrauch über den Lebenszyklus',
  'Unit of the value; L where not stated': 'Einheit des Wertes; ohne Angabe L',
  'How to have the product repaired': 'Wie das Produkt repariert werden kann',
  'How to hand the product back': 'Wie das Produkt zurückgegeben werden kann',
};
