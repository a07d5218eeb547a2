import type { Explanations } from '../help.js';

/** Explanations of fields of batteries, in German. */
export const batteries: Explanations = {
  'Emissions per kilowatt-hour delivered over the service life':
    'Emissionen je Kilowattstunde, die über die Nutzungsdauer abgegeben wird',
  'Carbon footprint performance class': 'Leistungsklasse für den CO₂-Fußabdruck',
  'Study that supports the declaration': 'Studie, die die Erklärung stützt',
  'Hazardous substances other than mercury, cadmium and lead':
    'Gefährliche Stoffe außer Quecksilber, Cadmium und Blei',
  'Expected number of charge and discharge cycles': 'Erwartete Zahl der Lade- und Entladezyklen',
  'Expected lifetime': 'Erwartete Lebensdauer',
  'Test the number of cycles was found by': 'Prüfung, mit der die Zahl der Zyklen ermittelt wurde',
  'C-rate of that test, such as C/3': 'C-Rate dieser Prüfung, etwa C/3',
  'Expected lifetime in cycles and in years': 'Erwartete Lebensdauer in Zyklen und in Jahren',
  'Category of the battery': 'Kategorie der Batterie',
  'Cell chemistry, such as NMC 811 or LFP': 'Zellchemie, etwa NMC 811 oder LFP',
  Capacity: 'Kapazität',
  'Unit of the value; Ah where not stated': 'Einheit des Wertes; ohne Angabe Ah',
  'Capacity of the new battery': 'Kapazität der neuen Batterie',
  'Recycled share of the cobalt': 'Rezyklatanteil des Kobalts',
  'Recycled share of the lithium': 'Rezyklatanteil des Lithiums',
  'Recycled share of the nickel': 'Rezyklatanteil des Nickels',
  'Recycled share of the lead': 'Rezyklatanteil des Bleis',
  'Share recovered from waste, by metal; 0 where the battery holds none':
    'Aus Abfall zurückgewonnener Anteil je Metall; 0, wenn die Batterie keines enthält',
  'Country of the plant, ISO 3166-1 alpha-2': 'Land des Werks, ISO 3166-1 alpha-2',
  'City of the plant': 'Ort des Werks',
  'Where the battery was made': 'Wo die Batterie hergestellt wurde',
  'Month and year, or day, of manufacture': 'Monat und Jahr oder Tag der Herstellung',
  'What the manufacturer identifies the model by': 'Womit der Hersteller das Modell kennzeichnet',
  'Mass of the battery': 'Masse der Batterie',
  'What a fire of the battery can be put out with':
    'Womit ein Brand der Batterie gelöscht werden kann',
  'Share of the mass': 'Massenanteil',
  'Critical raw materials above 0.1 % by mass': 'Kritische Rohstoffe über 0,1 Massenprozent',
  'Report on the due diligence policy':
    'Bericht über die Strategie zur Erfüllung der Sorgfaltspflicht',
  'Report on the due diligence policy, as a document reference':
    'Bericht über die Strategie zur Erfüllung der Sorgfaltspflicht, als Verweis auf ein Dokument',
  'Where the cobalt was mined': 'Wo das Kobalt abgebaut wurde',
  'Where the lithium was mined': 'Wo das Lithium abgebaut wurde',
  'Where the nickel was mined': 'Wo das Nickel abgebaut wurde',
  'Due diligence in the supply chain': 'Sorgfaltspflicht in der Lieferkette',
  'Share of renewable content': 'Anteil erneuerbarer Stoffe',
  'Rated capacity': 'Nennkapazität',
  'Lowest voltage': 'Niedrigste Spannung',
  'Nominal voltage': 'Nennspannung',
  'Highest voltage': 'Höchste Spannung',
  'Lowest temperature': 'Niedrigste Temperatur',
  'Highest temperature': 'Höchste Temperatur',
  'Temperatures the voltages hold for': 'Temperaturen, für die die Spannungen gelten',
  'Voltages of the battery': 'Spannungen der Batterie',
  'Power the new battery can deliver': 'Leistung, die die neue Batterie abgeben kann',
  'Lower limit of the power': 'Untere Grenze der Leistung',
  'Upper limit of the power': 'Obere Grenze der Leistung',
  'Temperatures the values hold for': 'Temperaturen, für die die Werte gelten',
  'Power the battery can deliver': 'Leistung, die die Batterie abgeben kann',
  'Capacity below which the battery counts as exhausted; EV batteries only':
    'Kapazität, unter der die Batterie als erschöpft gilt; nur Batterien für Elektrofahrzeuge',
  'Test the temperatures were found by': 'Prüfung, mit der die Temperaturen ermittelt wurden',
  'Temperatures the battery withstands when not in use':
    'Temperaturen, denen die Batterie standhält, wenn sie nicht benutzt wird',
  'Length of the warranty of the calendar life':
    'Dauer der Garantie für die kalendarische Lebensdauer',
  'Warranty of the calendar life': 'Garantie für die kalendarische Lebensdauer',
  'Of the new battery': 'Der neuen Batterie',
  'After half of the cycles': 'Nach der Hälfte der Zyklen',
  'Share of the charged energy that can be taken out again':
    'Anteil der geladenen Energie, der wieder entnommen werden kann',
  'Of one cell': 'Einer Zelle',
  'Of the whole pack': 'Des ganzen Batteriesatzes',
  'Internal resistance': 'Innenwiderstand',
  'Whether the battery bears the symbol for separate collection':
    'Ob die Batterie das Symbol für getrennte Sammlung trägt',
  'Chemical symbols the battery bears; empty where it needs none':
    'Chemische Symbole auf der Batterie; leer, wenn sie keine braucht',
  'How to prevent waste, collect, reuse and treat the battery':
    'Wie Abfall vermieden und die Batterie gesammelt, wiederverwendet und behandelt wird',
  'State of charge when put into service': 'Ladezustand bei Inbetriebnahme',
  'Materials of the cathode': 'Materialien der Kathode',
  'Materials of the anode': 'Materialien der Anode',
  'Materials of the electrolyte': 'Materialien des Elektrolyten',
  'Loss of power at the end of the life': 'Leistungsverlust am Ende der Lebensdauer',
  'Loss of capacity at the end of the life': 'Kapazitätsverlust am Ende der Lebensdauer',
  'Growth of the internal resistance by the end of the life':
    'Anstieg des Innenwiderstands bis zum Ende der Lebensdauer',
  'Loss of round-trip efficiency by the end of the life':
    'Verlust an Energieeffizienz bis zum Ende der Lebensdauer',
  'Detailed composition and performance; shown to holders of an access grant only':
    'Genaue Zusammensetzung und Leistung; nur für Inhaber eines Zugangs sichtbar',
  'Status of the battery': 'Status der Batterie',
  'State of certified energy; EV batteries':
    'Zustand der zertifizierten Energie; Batterien für Elektrofahrzeuge',
  'Capacity the battery still has': 'Kapazität, die die Batterie noch hat',
  Power: 'Leistung',
  'Unit of the value; W where not stated': 'Einheit des Wertes; ohne Angabe W',
  'Power the battery can still deliver': 'Leistung, die die Batterie noch abgeben kann',
  'Share of the charged energy that can still be taken out again':
    'Anteil der geladenen Energie, der noch entnommen werden kann',
  'Charge lost in a month without use': 'Ladung, die in einem Monat ohne Benutzung verloren geht',
  'Ohmic resistance; LMT batteries and stationary storage':
    'Ohmscher Widerstand; LV-Batterien und ortsfeste Speicher',
  'State of charge': 'Ladezustand',
  'Charge and discharge cycles so far': 'Bisherige Lade- und Entladezyklen',
  'What happened': 'Was geschehen ist',
  'When it did': 'Wann es geschehen ist',
  'Accidents and other negative events': 'Unfälle und andere negative Ereignisse',
  'Temperature the battery has been used at, or its range':
    'Temperatur, bei der die Batterie benutzt wurde, oder deren Bereich',
  'Day the battery was put into service': 'Tag, an dem die Batterie in Betrieb genommen wurde',
  'State and use of the battery; shown to holders of an access grant only':
    'Zustand und Nutzung der Batterie; nur für Inhaber eines Zugangs sichtbar',
  'Exploded views, sequence of steps, fasteners, tools, warnings, count and layout of the cells':
    'Explosionszeichnungen, Reihenfolge der Schritte, Verbindungen, Werkzeuge, Warnungen, Zahl und Anordnung der Zellen',
  'Where spare parts can be had': 'Wo Ersatzteile erhältlich sind',
  'Name of the component': 'Name des Bauteils',
  'Its number': 'Seine Nummer',
  'Part numbers of the components': 'Teilenummern der Bauteile',
  'Safety measures for those who take the battery apart':
    'Sicherheitsmaßnahmen für alle, die die Batterie zerlegen',
  'Repair and dismantling; shown to holders of an access grant only':
    'Reparatur und Zerlegung; nur für Inhaber eines Zugangs sichtbar',
  'Results of tests that prove compliance; shown to authorities only':
    'Ergebnisse der Prüfungen, die die Konformität belegen; nur für Behörden sichtbar',
};
