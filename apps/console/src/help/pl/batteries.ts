import type { Explanations } from '../help.js';

/** Explanations of fields of batteries, in Polish. */
export const batteries: Explanations = {
  'Emissions per kilowatt-hour delivered over the service life':
    'Emisje na kilowatogodzinę dostarczoną w okresie użytkowania',
  'Carbon footprint performance class': 'Klasa charakterystyki śladu węglowego',
  'Study that supports the declaration': 'Badanie na poparcie deklaracji',
  'Hazardous substances other than mercury, cadmium and lead':
    'Substancje niebezpieczne inne niż rtęć, kadm i ołów',
  'Expected number of charge and discharge cycles':
    'Oczekiwana liczba cykli ładowania i rozładowania',
  'Expected lifetime': 'Oczekiwany okres życia',
  'Test the number of cycles was found by': 'Badanie, w którym ustalono liczbę cykli',
  'C-rate of that test, such as C/3': 'Współczynnik C tego badania, np. C/3',
  'Expected lifetime in cycles and in years': 'Oczekiwany okres życia w cyklach i w latach',
  'Category of the battery': 'Kategoria baterii',
  'Cell chemistry, such as NMC 811 or LFP': 'Skład chemiczny ogniw, np. NMC 811 lub LFP',
  Capacity: 'Pojemność',
  'Unit of the value; Ah where not stated': 'Jednostka wartości; Ah, jeśli nie podano',
  'Capacity of the new battery': 'Pojemność nowej baterii',
  'Recycled share of the cobalt': 'Udział kobaltu z recyklingu',
  'Recycled share of the lithium': 'Udział litu z recyklingu',
  'Recycled share of the nickel': 'Udział niklu z recyklingu',
  'Recycled share of the lead': 'Udział ołowiu z recyklingu',
  'Share recovered from waste, by metal; 0 where the battery holds none':
    'Udział odzyskany z odpadów, według metalu; 0, jeśli bateria go nie zawiera',
  'Country of the plant, ISO 3166-1 alpha-2': 'Kraj fabryki, ISO 3166-1 alpha-2',
  'City of the plant': 'Miasto fabryki',
  'Where the battery was made': 'Gdzie wytworzono baterię',
  'Month and year, or day, of manufacture': 'Miesiąc i rok lub dzień produkcji',
  'What the manufacturer identifies the model by': 'Czym producent identyfikuje model',
  'Mass of the battery': 'Masa baterii',
  'What a fire of the battery can be put out with': 'Czym można ugasić pożar baterii',
  'Share of the mass': 'Udział w masie',
  'Critical raw materials above 0.1 % by mass': 'Surowce krytyczne powyżej 0,1 % masy',
  'Report on the due diligence policy': 'Sprawozdanie z polityki należytej staranności',
  'Report on the due diligence policy, as a document reference':
    'Sprawozdanie z polityki należytej staranności, jako odniesienie do dokumentu',
  'Where the cobalt was mined': 'Gdzie wydobyto kobalt',
  'Where the lithium was mined': 'Gdzie wydobyto lit',
  'Where the nickel was mined': 'Gdzie wydobyto nikiel',
  'Due diligence in the supply chain': 'Należyta staranność w łańcuchu dostaw',
  'Share of renewable content': 'Udział zawartości odnawialnej',
  'Rated capacity': 'Pojemność znamionowa',
  'Lowest voltage': 'Najniższe napięcie',
  'Nominal voltage': 'Napięcie znamionowe',
  'Highest voltage': 'Najwyższe napięcie',
  'Lowest temperature': 'Najniższa temperatura',
  'Highest temperature': 'Najwyższa temperatura',
  'Temperatures the voltages hold for': 'Temperatury, dla których obowiązują napięcia',
  'Voltages of the battery': 'Napięcia baterii',
  'Power the new battery can deliver': 'Moc, którą może dostarczyć nowa bateria',
  'Lower limit of the power': 'Dolna granica mocy',
  'Upper limit of the power': 'Górna granica mocy',
  'Temperatures the values hold for': 'Temperatury, dla których obowiązują wartości',
  'Power the battery can deliver': 'Moc, którą może dostarczyć bateria',
  'Capacity below which the battery counts as exhausted; EV batteries only':
    'Pojemność, poniżej której bateria uchodzi za wyczerpaną; tylko baterie pojazdów elektrycznych',
  'Test the temperatures were found by': 'Badanie, w którym ustalono temperatury',
  'Temperatures the battery withstands when not in use':
    'Temperatury, które bateria wytrzymuje, gdy nie jest używana',
  'Length of the warranty of the calendar life': 'Okres gwarancji na kalendarzowy okres życia',
  'Warranty of the calendar life': 'Gwarancja na kalendarzowy okres życia',
  'Of the new battery': 'Nowej baterii',
  'After half of the cycles': 'Po połowie cykli',
  'Share of the charged energy that can be taken out again':
    'Część naładowanej energii, którą można ponownie pobrać',
  'Of one cell': 'Jednego ogniwa',
  'Of the whole pack': 'Całego pakietu',
  'Internal resistance': 'Rezystancja wewnętrzna',
  'Whether the battery bears the symbol for separate collection':
    'Czy bateria nosi symbol selektywnego zbierania',
  'Chemical symbols the battery bears; empty where it needs none':
    'Symbole chemiczne na baterii; puste, jeśli nie potrzebuje żadnego',
  'How to prevent waste, collect, reuse and treat the battery':
    'Jak zapobiegać odpadom oraz zbierać, ponownie używać i przetwarzać baterię',
  'State of charge when put into service': 'Stan naładowania przy oddaniu do użytku',
  'Materials of the cathode': 'Materiały katody',
  'Materials of the anode': 'Materiały anody',
  'Materials of the electrolyte': 'Materiały elektrolitu',
  'Loss of power at the end of the life': 'Utrata mocy pod koniec życia',
  'Loss of capacity at the end of the life': 'Utrata pojemności pod koniec życia',
  'Growth of the internal resistance by the end of the life':
    'Wzrost rezystancji wewnętrznej do końca życia',
  'Loss of round-trip efficiency by the end of the life':
    'Utrata efektywności energetycznej do końca życia',
  'Detailed composition and performance; shown to holders of an access grant only':
    'Szczegółowy skład i parametry; widoczne tylko dla posiadaczy dostępu',
  'Status of the battery': 'Status baterii',
  'State of certified energy; EV batteries':
    'Stan certyfikowanej energii; baterie pojazdów elektrycznych',
  'Capacity the battery still has': 'Pojemność, którą bateria jeszcze ma',
  Power: 'Moc',
  'Unit of the value; W where not stated': 'Jednostka wartości; W, jeśli nie podano',
  'Power the battery can still deliver': 'Moc, którą bateria może jeszcze dostarczyć',
  'Share of the charged energy that can still be taken out again':
    'Część naładowanej energii, którą można jeszcze pobrać',
  'Charge lost in a month without use': 'Ładunek tracony w ciągu miesiąca bez użycia',
  'Ohmic resistance; LMT batteries and stationary storage':
    'Rezystancja omowa; baterie LMT i magazyny stacjonarne',
  'State of charge': 'Stan naładowania',
  'Charge and discharge cycles so far': 'Dotychczasowe cykle ładowania i rozładowania',
  'What happened': 'Co się stało',
  'When it did': 'Kiedy to się stało',
  'Accidents and other negative events': 'Wypadki i inne zdarzenia negatywne',
  'Temperature the battery has been used at, or its range':
    'Temperatura, w której używano baterii, lub jej zakres',
  'Day the battery was put into service': 'Dzień oddania baterii do użytku',
  'State and use of the battery; shown to holders of an access grant only':
    'Stan i użytkowanie baterii; widoczne tylko dla posiadaczy dostępu',
  'Exploded views, sequence of steps, fasteners, tools, warnings, count and layout of the cells':
    'Rysunki złożeniowe, kolejność kroków, łączniki, narzędzia, ostrzeżenia, liczba i układ ogniw',
  'Where spare parts can be had': 'Gdzie można dostać części zamienne',
  'Name of the component': 'Nazwa podzespołu',
  'Its number': 'Jego numer',
  'Part numbers of the components': 'Numery części podzespołów',
  'Safety measures for those who take the battery apart':
    'Środki bezpieczeństwa dla osób demontujących baterię',
  'Repair and dismantling; shown to holders of an access grant only':
    'Naprawa i demontaż; widoczne tylko dla posiadaczy dostępu',
  'Results of tests that prove compliance; shown to authorities only':
    'Wyniki badań potwierdzających zgodność; widoczne tylko dla organów',
};
