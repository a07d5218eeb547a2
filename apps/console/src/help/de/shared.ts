import type { Explanations } from '../help.js';

/** Explanations of fields of several categories, in German. */
export const shared: Explanations = {
  'Country of production, ISO 3166-1 alpha-2': 'Herstellungsland, ISO 3166-1 alpha-2',
  'Name of the material': 'Name des Materials',
  'Share of the product': 'Anteil am Produkt',
  'The materials of the product; their percentages add up to 100':
    'Die Materialien des Produkts; ihre Prozentsätze ergeben zusammen 100',
  'Name of the site': 'Name des Standorts',
  'Where the site is': 'Wo der Standort liegt',
  'What is done there': 'Was dort getan wird',
  'EORI number of the operator of the site': 'EORI-Nummer des Betreibers des Standorts',
  'Identifier of the plot in the due diligence statement':
    'Kennung des Grundstücks in der Sorgfaltserklärung',
  'How the coordinates are meant: point or polygon':
    'Wie die Koordinaten gemeint sind: Punkt oder Polygon',
  'Latitude, north positive': 'Geografische Breite, nach Norden positiv',
  'Longitude, east positive': 'Geografische Länge, nach Osten positiv',
  'One point, or the corners of the polygon in order, the first repeated at the end':
    'Ein Punkt oder die Ecken des Polygons der Reihe nach, die erste am Ende wiederholt',
  'Plots of land the relevant commodities come from':
    'Grundstücke, von denen die relevanten Rohstoffe stammen',
  'Title of the document': 'Titel des Dokuments',
  'SHA-256 of the document, 64 hex digits': 'SHA-256 des Dokuments, 64 Hexadezimalziffern',
  'Where the document is': 'Wo das Dokument liegt',
  'Media type of the document, such as application/pdf':
    'Medientyp des Dokuments, etwa application/pdf',
  'The text': 'Der Text',
  'BCP 47 tag of the language of the text, such as de or en-GB':
    'BCP-47-Kürzel der Sprache des Textes, etwa de oder en-GB',
  'BCP 47 tag of the language of the document': 'BCP-47-Kürzel der Sprache des Dokuments',
  'Evidence of where the material comes from': 'Nachweis, woher das Material stammt',
  'The sites that made the product; shown to the owner only':
    'Die Standorte, die das Produkt hergestellt haben; nur für den Eigentümer sichtbar',
  'Whether the product bears the CE marking': 'Ob das Produkt die CE-Kennzeichnung trägt',
  'Name of the certificate': 'Name des Zertifikats',
  'Number the issuer gave it': 'Nummer, die der Aussteller vergeben hat',
  'Body that issued it': 'Stelle, die es ausgestellt hat',
  'Last day it holds': 'Letzter Tag der Gültigkeit',
  'Certificates of conformity; empty where none was issued':
    'Konformitätszertifikate; leer, wenn keines ausgestellt wurde',
  'EU declaration of conformity': 'EU-Konformitätserklärung',
  'EU declaration of conformity, as a document reference':
    'EU-Konformitätserklärung, als Verweis auf ein Dokument',
  'Evidence that the product meets Union law': 'Nachweis, dass das Produkt das Unionsrecht erfüllt',
  'Global Trade Item Number of the product model': 'Global Trade Item Number des Produktmodells',
  'Global Returnable Asset Identifier': 'Global Returnable Asset Identifier',
  'Name the product is sold under': 'Name, unter dem das Produkt verkauft wird',
  'Commodity code of the Combined Nomenclature or TARIC, digits only':
    'Warennummer der Kombinierten Nomenklatur oder des TARIC, nur Ziffern',
  'Emissions over the life cycle': 'Emissionen über den Lebenszyklus',
  'Unit of the values': 'Einheit der Werte',
  'Direct emissions': 'Direkte Emissionen',
  'Emissions of purchased energy': 'Emissionen der eingekauften Energie',
  'Other emissions of the value chain': 'Weitere Emissionen der Wertschöpfungskette',
  'Standard or method of the calculation, such as ISO 14067':
    'Norm oder Methode der Berechnung, etwa ISO 14067',
  'Greenhouse gas emissions over the life cycle': 'Treibhausgasemissionen über den Lebenszyklus',
  'Model identifier': 'Modellkennung',
  'Batch identifier': 'Chargenkennung',
  'Item identifier': 'Kennung des Einzelstücks',
  'Legal or trade name': 'Firma oder Handelsname',
  'Postal address': 'Postanschrift',
  'Mailbox for questions about the product': 'Postfach für Fragen zum Produkt',
  'Web page': 'Webseite',
  'What the manufacturer calls the product': 'Wie der Hersteller das Produkt nennt',
  'Family the product belongs to': 'Familie, zu der das Produkt gehört',
  'Contact page': 'Kontaktseite',
  'Who made the product': 'Wer das Produkt hergestellt hat',
  'EORI number': 'EORI-Nummer',
  'Unique operator identifier': 'Eindeutige Kennung des Wirtschaftsteilnehmers',
  'Who brought the product into the Union': 'Wer das Produkt in die Union eingeführt hat',
  'Economic operator in the Union who answers for the product':
    'Wirtschaftsteilnehmer in der Union, der für das Produkt verantwortlich ist',
  'Name of the substance': 'Name des Stoffes',
  'CAS number': 'CAS-Nummer',
  'EC number': 'EG-Nummer',
  'Where in the product the substance is': 'Wo im Produkt sich der Stoff befindet',
  'Concentration by mass, in the unit stated beside it':
    'Massenkonzentration, in der daneben genannten Einheit',
  'Unit of the concentration': 'Einheit der Konzentration',
  'How to use the product safely': 'Wie das Produkt sicher verwendet wird',
  'What to mind when taking the product apart': 'Worauf beim Zerlegen des Produkts zu achten ist',
  'Substances of concern in the product': 'Besorgniserregende Stoffe im Produkt',
  'Unit of the concentration; ppm, which are mg/kg, where not stated':
    'Einheit der Konzentration; ohne Angabe ppm, also mg/kg',
  'Measured concentrations of hazardous substances':
    'Gemessene Konzentrationen gefährlicher Stoffe',
  'How long the product lasts, by the measures of its group':
    'Wie lange das Produkt hält, nach den Maßen seiner Produktgruppe',
  'Technical properties of the product': 'Technische Eigenschaften des Produkts',
  'Environmental impacts over the life cycle': 'Umweltauswirkungen über den Lebenszyklus',
  'Repair, reuse and recycling of the product':
    'Reparatur, Wiederverwendung und Recycling des Produkts',
  'User manual': 'Benutzerhandbuch',
  'Warnings that accompany the product': 'Warnhinweise, die dem Produkt beiliegen',
  'What to do with the product at the end of its life':
    'Was am Ende der Lebensdauer mit dem Produkt zu tun ist',
  'How to take the product apart': 'Wie das Produkt zerlegt wird',
  'Recycled share of the packaging': 'Rezyklatanteil der Verpackung',
  'Whether the packaging can be recycled': 'Ob die Verpackung recycelt werden kann',
  'Packaging of the product': 'Verpackung des Produkts',
  'Reference of the service provider that hosts the back-up copy of the passport':
    'Verweis auf den Dienstleister, der die Sicherungskopie des Passes vorhält',
  'How the code on the product is printed': 'Wie der Code auf dem Produkt gedruckt ist',
  'QR Code or Data Matrix with a link, or GS1 DataMatrix with GS1 keys':
    'QR-Code oder Data Matrix mit einem Link, oder GS1 DataMatrix mit GS1-Schlüsseln',
  'Width of one module of the code': 'Breite eines Moduls des Codes',
  'Light border on each side of the code, in modules':
    'Heller Rand auf jeder Seite des Codes, in Modulen',
  'Height of the code with its light border': 'Höhe des Codes mit seinem hellen Rand',
  'Least level of error correction of a QR Code': 'Mindeststufe der Fehlerkorrektur eines QR-Codes',
  'Where on the product the code stands': 'Wo auf dem Produkt der Code steht',
  'Where the code is scanned and what it has to bear':
    'Wo der Code gescannt wird und was er aushalten muss',
  'Grade that the print was verified to have':
    'Klasse, die bei der Prüfung des Drucks festgestellt wurde',
  'How long the code stays readable, and how that was assessed':
    'Wie lange der Code lesbar bleibt und wie das beurteilt wurde',
};
