import type { Explanations } from '../help.js';

/** Explanations of fields of electronics, in German. */
export const electronics: Explanations = {
  'Model identifier of the supplier': 'Modellkennung des Lieferanten',
  'Power drawn in standby; 0 where the product has no standby mode':
    'Leistungsaufnahme im Bereitschaftszustand; 0, wenn das Produkt keinen hat',
  'Power drawn in standby mode': 'Leistungsaufnahme im Bereitschaftszustand',
  'Time of use on one charge': 'Nutzungsdauer mit einer Ladung',
  'Recycled share of the plastic parts': 'Rezyklatanteil der Kunststoffteile',
  'How well the product can be repaired': 'Wie gut das Produkt repariert werden kann',
  'How long the product lasts': 'Wie lange das Produkt hält',
  'Repairability and durability, each from 0 to 10':
    'Reparierbarkeit und Haltbarkeit, je von 0 bis 10',
  'How to return the product at the end of its life':
    'Wie das Produkt am Ende der Lebensdauer zurückgegeben wird',
  'Repairability class on the energy label, A best':
    'Reparierbarkeitsklasse auf dem Energieetikett, A ist die beste',
  'Energy efficiency class on the energy label, A best':
    'Energieeffizienzklasse auf dem Energieetikett, A ist die beste',
  'Registration number of the model in EPREL': 'Registrierungsnummer des Modells in EPREL',
  'Whether the product keeps the limits of hazardous substances':
    'Ob das Produkt die Grenzwerte für gefährliche Stoffe einhält',
  'Exemptions made use of, by number, such as 6(c)': 'Genutzte Ausnahmen nach Nummer, etwa 6(c)',
  'Category of the equipment, 1 to 6': 'Kategorie des Geräts, 1 bis 6',
  'Registration number of the producer': 'Registrierungsnummer des Herstellers',
  'How long spare parts can be had after the last sale':
    'Wie lange Ersatzteile nach dem letzten Verkauf erhältlich sind',
  'Day until which updates of the software are provided':
    'Tag, bis zu dem Aktualisierungen der Software bereitgestellt werden',
  'Whether the user can remove the battery': 'Ob der Nutzer die Batterie entnehmen kann',
  'GTIN of the battery inside': 'GTIN der eingebauten Batterie',
  'Critical raw materials in the product': 'Kritische Rohstoffe im Produkt',
  'Protection against dust and water (IEC 60529)': 'Schutz gegen Staub und Wasser (IEC 60529)',
  'Falls the product withstood without a defect':
    'Stürze, die das Produkt ohne Schaden überstanden hat',
  'Energy used in a year': 'In einem Jahr verbrauchte Energie',
};
