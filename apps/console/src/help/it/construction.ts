import type { Explanations } from '../help.js';

/** Explanations of fields of construction products, in Italian. */
export const construction: Explanations = {
  'Code of the declaration of performance and conformity':
    'Codice della dichiarazione di prestazione e di conformità',
  'Declaration of performance and conformity': 'Dichiarazione di prestazione e di conformità',
  'Declaration of performance and conformity, as a document reference':
    'Dichiarazione di prestazione e di conformità, come riferimento a un documento',
  'Declaration of performance and conformity, under its older name':
    'Dichiarazione di prestazione e di conformità, con il nome precedente',
  'The same declaration under its older name, as a document reference':
    'La stessa dichiarazione con il nome precedente, come riferimento a un documento',
  'Recycled share of the product': 'Quota riciclata del prodotto',
  'Where it was recovered: pre-consumer, post-consumer or mixed':
    'Dove è stata recuperata: pre-consumo, post-consumo o mista',
  'Recycled content of the product': 'Contenuto riciclato del prodotto',
  'Unique code of the product type': 'Codice unico del tipo di prodotto',
  'Family of construction products': 'Famiglia di prodotti da costruzione',
  'Harmonised technical specification, such as EN 13162':
    'Specifica tecnica armonizzata, ad esempio EN 13162',
  'European assessment document': 'Documento per la valutazione europea',
  'Assessment and verification system': 'Sistema di valutazione e verifica',
  'Name of the body': 'Nome dell’organismo',
  'Number of the body, four digits': 'Numero dell’organismo, quattro cifre',
  'Number of its certificate': 'Numero del suo certificato',
  'Notified body that assessed or verified the performance':
    'Organismo notificato che ha valutato o verificato la prestazione',
  Name: 'Nome',
  'Declared performance; NULL where none is declared':
    'Prestazione dichiarata; NULL se non ne è dichiarata nessuna',
  'Unit of the value': 'Unità del valore',
  'Class of performance': 'Classe di prestazione',
  'Standard of the assessment': 'Norma della valutazione',
  'Declared performance by essential characteristic':
    'Prestazione dichiarata per caratteristica essenziale',
  'Class of reaction to fire': 'Classe di reazione al fuoco',
  'Compressive strength': 'Resistenza alla compressione',
  'Thermal conductivity': 'Conducibilità termica',
  'Sum of the parts': 'Somma delle parti',
  'From fossil sources': 'Da fonti fossili',
  'From biogenic sources; stored carbon is negative':
    'Da fonti biogeniche; il carbonio immagazzinato è negativo',
  'From land use and land use change': 'Dall’uso del suolo e dal cambiamento di uso del suolo',
  'Amount of the product the values are for, such as 1 m3':
    'Quantità di prodotto a cui si riferiscono i valori, ad esempio 1 m3',
  'Module A1A3': 'Modulo A1A3',
  'Module A1': 'Modulo A1',
  'Module A2': 'Modulo A2',
  'Module A3': 'Modulo A3',
  'Module A4': 'Modulo A4',
  'Module A5': 'Modulo A5',
  'Module B1': 'Modulo B1',
  'Module B2': 'Modulo B2',
  'Module B3': 'Modulo B3',
  'Module B4': 'Modulo B4',
  'Module B5': 'Modulo B5',
  'Module B6': 'Modulo B6',
  'Module B7': 'Modulo B7',
  'Module C1': 'Modulo C1',
  'Module C2': 'Modulo C2',
  'Module C3': 'Modulo C3',
  'Module C4': 'Modulo C4',
  'Module D': 'Modulo D',
  'Values by module of the life cycle': 'Valori per modulo del ciclo di vita',
  'Climate change effects over the life cycle':
    'Effetti sul cambiamento climatico nel ciclo di vita',
  'Environmental product declaration': 'Dichiarazione ambientale di prodotto',
  'Registration number of the environmental product declaration':
    'Numero di registrazione della dichiarazione ambientale di prodotto',
  'Estimated service life': 'Vita utile stimata',
  'Name of the part': 'Nome della parte',
  'Its own passport': 'Il suo passaporto',
  'Key parts that have a passport of their own': 'Parti essenziali che hanno un proprio passaporto',
  'When it was taken out': 'Quando è stato rimosso',
  'Where it was taken out': 'Da dove è stato rimosso',
  'Where a used product comes from': 'Da dove viene un prodotto usato',
};
