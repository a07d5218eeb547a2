import type { Explanations } from '../help.js';

/** Explanations of fields of construction products, in German. */
export const construction: Explanations = {
  'Code of the declaration of performance and conformity':
    'Code der Leistungs- und Konformitätserklärung',
  'Declaration of performance and conformity': 'Leistungs- und Konformitätserklärung',
  'Declaration of performance and conformity, as a document reference':
    'Leistungs- und Konformitätserklärung, als Verweis auf ein Dokument',
  'Declaration of performance and conformity, under its older name':
    'Leistungs- und Konformitätserklärung, unter ihrem älteren Namen',
  'The same declaration under its older name, as a document reference':
    'Dieselbe Erklärung unter ihrem älteren Namen, als Verweis auf ein Dokument',
  'Recycled share of the product': 'Rezyklatanteil des Produkts',
  'Where it was recovered: pre-consumer, post-consumer or mixed':
    'Wo es zurückgewonnen wurde: aus der Produktion, nach dem Gebrauch oder gemischt',
  'Recycled content of the product': 'Rezyklatgehalt des Produkts',
  'Unique code of the product type': 'Eindeutiger Code des Produkttyps',
  'Family of construction products': 'Familie von Bauprodukten',
  'Harmonised technical specification, such as EN 13162':
    'Harmonisierte technische Spezifikation, etwa EN 13162',
  'European assessment document': 'Europäisches Bewertungsdokument',
  'Assessment and verification system': 'Bewertungs- und Überprüfungssystem',
  'Name of the body': 'Name der Stelle',
  'Number of the body, four digits': 'Nummer der Stelle, vier Ziffern',
  'Number of its certificate': 'Nummer ihrer Bescheinigung',
  'Notified body that assessed or verified the performance':
    'Notifizierte Stelle, die die Leistung bewertet oder überprüft hat',
  Name: 'Name',
  'Declared performance; NULL where none is declared':
    'Erklärte Leistung; NULL, wenn keine erklärt ist',
  'Unit of the value': 'Einheit des Wertes',
  'Class of performance': 'Leistungsklasse',
  'Standard of the assessment': 'Norm der Bewertung',
  'Declared performance by essential characteristic': 'Erklärte Leistung je wesentlichem Merkmal',
  'Class of reaction to fire': 'Klasse des Brandverhaltens',
  'Compressive strength': 'Druckfestigkeit',
  'Thermal conductivity': 'Wärmeleitfähigkeit',
  'Sum of the parts': 'Summe der Teile',
  'From fossil sources': 'Aus fossilen Quellen',
  'From biogenic sources; stored carbon is negative':
    'Aus biogenen Quellen; gespeicherter Kohlenstoff ist negativ',
  'From land use and land use change': 'Aus Landnutzung und Landnutzungsänderung',
  'Amount of the product the values are for, such as 1 m3':
    'Menge des Produkts, für die die Werte gelten, etwa 1 m3',
  'Module A1A3': 'Modul A1A3',
  'Module A1': 'Modul A1',
  'Module A2': 'Modul A2',
  'Module A3': 'Modul A3',
  'Module A4': 'Modul A4',
  'Module A5': 'Modul A5',
  'Module B1': 'Modul B1',
  'Module B2': 'Modul B2',
  'Module B3': 'Modul B3',
  'Module B4': 'Modul B4',
  'Module B5': 'Modul B5',
  'Module B6': 'Modul B6',
  'Module B7': 'Modul B7',
  'Module C1': 'Modul C1',
  'Module C2': 'Modul C2',
  'Module C3': 'Modul C3',
  'Module C4': 'Modul C4',
  'Module D': 'Modul D',
  'Values by module of the life cycle': 'Werte je Modul des Lebenszyklus',
  'Climate change effects over the life cycle':
    'Auswirkungen auf den Klimawandel über den Lebenszyklus',
  'Environmental product declaration': 'Umweltproduktdeklaration',
  'Registration number of the environmental product declaration':
    'Registrierungsnummer der Umweltproduktdeklaration',
  'Estimated service life': 'Geschätzte Nutzungsdauer',
  'Name of the part': 'Name des Teils',
  'Its own passport': 'Sein eigener Pass',
  'Key parts that have a passport of their own': 'Hauptbestandteile, die einen eigenen Pass haben',
  'When it was taken out': 'Wann es ausgebaut wurde',
  'Where it was taken out': 'Wo es ausgebaut wurde',
  'Where a used product comes from': 'Woher ein gebrauchtes Produkt stammt',
};
