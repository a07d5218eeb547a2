import type { Explanations } from '../help.js';

/** Explanations of fields of batteries, in Italian. */
export const batteries: Explanations = {
  'Emissions per kilowatt-hour delivered over the service life':
    'Emissioni per chilowattora fornito nella vita utile',
  'Carbon footprint performance class': 'Classe di prestazione dell’impronta di carbonio',
  'Study that supports the declaration': 'Studio a sostegno della dichiarazione',
  'Hazardous substances other than mercury, cadmium and lead':
    'Sostanze pericolose diverse da mercurio, cadmio e piombo',
  'Expected number of charge and discharge cycles': 'Numero previsto di cicli di carica e scarica',
  'Expected lifetime': 'Vita utile prevista',
  'Test the number of cycles was found by': 'Prova con cui è stato determinato il numero di cicli',
  'C-rate of that test, such as C/3': 'C-rate di tale prova, ad esempio C/3',
  'Expected lifetime in cycles and in years': 'Vita utile prevista in cicli e in anni',
  'Category of the battery': 'Categoria della batteria',
  'Cell chemistry, such as NMC 811 or LFP': 'Chimica delle celle, ad esempio NMC 811 o LFP',
  Capacity: 'Capacità',
  'Unit of the value; Ah where not stated': 'Unità del valore; Ah se non indicata',
  'Capacity of the new battery': 'Capacità della batteria nuova',
  'Recycled share of the cobalt': 'Quota riciclata del cobalto',
  'Recycled share of the lithium': 'Quota riciclata del litio',
  'Recycled share of the nickel': 'Quota riciclata del nichel',
  'Recycled share of the lead': 'Quota riciclata del piombo',
  'Share recovered from waste, by metal; 0 where the battery holds none':
    'Quota recuperata dai rifiuti, per metallo; 0 se la batteria non ne contiene',
  'Country of the plant, ISO 3166-1 alpha-2': 'Paese dello stabilimento, ISO 3166-1 alpha-2',
  'City of the plant': 'Città dello stabilimento',
  'Where the battery was made': 'Dove è stata fabbricata la batteria',
  'Month and year, or day, of manufacture': 'Mese e anno, o giorno, di fabbricazione',
  'What the manufacturer identifies the model by': 'Come il fabbricante identifica il modello',
  'Mass of the battery': 'Massa della batteria',
  'What a fire of the battery can be put out with':
    'Con che cosa si può spegnere un incendio della batteria',
  'Share of the mass': 'Quota della massa',
  'Critical raw materials above 0.1 % by mass': 'Materie prime critiche oltre lo 0,1 % in massa',
  'Report on the due diligence policy': 'Relazione sulla strategia di dovuta diligenza',
  'Report on the due diligence policy, as a document reference':
    'Relazione sulla strategia di dovuta diligenza, come riferimento a un documento',
  'Where the cobalt was mined': 'Dove è stato estratto il cobalto',
  'Where the lithium was mined': 'Dove è stato estratto il litio',
  'Where the nickel was mined': 'Dove è stato estratto il nichel',
  'Due diligence in the supply chain': 'Dovuta diligenza nella catena di approvvigionamento',
  'Share of renewable content': 'Quota di contenuto rinnovabile',
  'Rated capacity': 'Capacità nominale',
  'Lowest voltage': 'Tensione minima',
  'Nominal voltage': 'Tensione nominale',
  'Highest voltage': 'Tensione massima',
  'Lowest temperature': 'Temperatura minima',
  'Highest temperature': 'Temperatura massima',
  'Temperatures the voltages hold for': 'Temperature per le quali valgono le tensioni',
  'Voltages of the battery': 'Tensioni della batteria',
  'Power the new battery can deliver': 'Potenza che la batteria nuova può erogare',
  'Lower limit of the power': 'Limite inferiore della potenza',
  'Upper limit of the power': 'Limite superiore della potenza',
  'Temperatures the values hold for': 'Temperature per le quali valgono i valori',
  'Power the battery can deliver': 'Potenza che la batteria può erogare',
  'Capacity below which the battery counts as exhausted; EV batteries only':
    'Capacità sotto la quale la batteria è considerata esaurita; solo batterie per veicoli elettrici',
  'Test the temperatures were found by': 'Prova con cui sono state determinate le temperature',
  'Temperatures the battery withstands when not in use':
    'Temperature che la batteria sopporta quando non è in uso',
  'Length of the warranty of the calendar life': 'Durata della garanzia della vita di calendario',
  'Warranty of the calendar life': 'Garanzia della vita di calendario',
  'Of the new battery': 'Della batteria nuova',
  'After half of the cycles': 'Dopo metà dei cicli',
  'Share of the charged energy that can be taken out again':
    'Quota dell’energia caricata che può essere riprelevata',
  'Of one cell': 'Di una cella',
  'Of the whole pack': 'Dell’intero pacco',
  'Internal resistance': 'Resistenza interna',
  'Whether the battery bears the symbol for separate collection':
    'Se la batteria reca il simbolo della raccolta differenziata',
  'Chemical symbols the battery bears; empty where it needs none':
    'Simboli chimici che la batteria reca; vuoto se non ne servono',
  'How to prevent waste, collect, reuse and treat the battery':
    'Come prevenire i rifiuti e raccogliere, riutilizzare e trattare la batteria',
  'State of charge when put into service': 'Stato di carica alla messa in servizio',
  'Materials of the cathode': 'Materiali del catodo',
  'Materials of the anode': 'Materiali dell’anodo',
  'Materials of the electrolyte': 'Materiali dell’elettrolita',
  'Loss of power at the end of the life': 'Perdita di potenza a fine vita',
  'Loss of capacity at the end of the life': 'Perdita di capacità a fine vita',
  'Growth of the internal resistance by the end of the life':
    'Aumento della resistenza interna fino a fine vita',
  'Loss of round-trip efficiency by the end of the life':
    'Perdita di efficienza energetica fino a fine vita',
  'Detailed composition and performance; shown to holders of an access grant only':
    'Composizione e prestazioni dettagliate; visibili solo ai titolari di un accesso',
  'Status of the battery': 'Stato della batteria',
  'State of certified energy; EV batteries':
    'Stato dell’energia certificata; batterie per veicoli elettrici',
  'Capacity the battery still has': 'Capacità che la batteria ha ancora',
  Power: 'Potenza',
  'Unit of the value; W where not stated': 'Unità del valore; W se non indicata',
  'Power the battery can still deliver': 'Potenza che la batteria può ancora erogare',
  'Share of the charged energy that can still be taken out again':
    'Quota dell’energia caricata che può ancora essere prelevata',
  'Charge lost in a month without use': 'Carica persa in un mese senza uso',
  'Ohmic resistance; LMT batteries and stationary storage':
    'Resistenza ohmica; batterie per mezzi di trasporto leggeri e accumulo stazionario',
  'State of charge': 'Stato di carica',
  'Charge and discharge cycles so far': 'Cicli di carica e scarica finora',
  'What happened': 'Che cosa è successo',
  'When it did': 'Quando è successo',
  'Accidents and other negative events': 'Incidenti e altri eventi negativi',
  'Temperature the battery has been used at, or its range':
    'Temperatura alla quale è stata usata la batteria, o il suo intervallo',
  'Day the battery was put into service': 'Giorno di messa in servizio della batteria',
  'State and use of the battery; shown to holders of an access grant only':
    'Stato e uso della batteria; visibili solo ai titolari di un accesso',
  'Exploded views, sequence of steps, fasteners, tools, warnings, count and layout of the cells':
    'Viste esplose, sequenza dei passi, elementi di fissaggio, utensili, avvertenze, numero e disposizione delle celle',
  'Where spare parts can be had': 'Dove si trovano i pezzi di ricambio',
  'Name of the component': 'Nome del componente',
  'Its number': 'Il suo numero',
  'Part numbers of the components': 'Numeri di parte dei componenti',
  'Safety measures for those who take the battery apart':
    'Misure di sicurezza per chi smonta la batteria',
  'Repair and dismantling; shown to holders of an access grant only':
    'Riparazione e smontaggio; visibili solo ai titolari di un accesso',
  'Results of tests that prove compliance; shown to authorities only':
    'Risultati delle prove che dimostrano la conformità; visibili solo alle autorità',
};
