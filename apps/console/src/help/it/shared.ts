import type { Explanations } from '../help.js';

/** Explanations of fields of several categories, in Italian. */
export const shared: Explanations = {
  'Country of production, ISO 3166-1 alpha-2': 'Paese di produzione, ISO 3166-1 alpha-2',
  'Name of the material': 'Nome del materiale',
  'Share of the product': 'Quota del prodotto',
  'The materials of the product; their percentages add up to 100':
    'I materiali del prodotto; le percentuali sommano a 100',
  'Name of the site': 'Nome del sito',
  'Where the site is': 'Dove si trova il sito',
  'What is done there': 'Che cosa vi si fa',
  'EORI number of the operator of the site': 'Numero EORI del gestore del sito',
  'Identifier of the plot in the due diligence statement':
    'Identificativo dell’appezzamento nella dichiarazione di dovuta diligenza',
  'How the coordinates are meant: point or polygon':
    'Come vanno intese le coordinate: punto o poligono',
  'Latitude, north positive': 'Latitudine, positiva verso nord',
  'Longitude, east positive': 'Longitudine, positiva verso est',
  'One point, or the corners of the polygon in order, the first repeated at the end':
    'Un punto, o i vertici del poligono in ordine, con il primo ripetuto alla fine',
  'Plots of land the relevant commodities come from':
    'Appezzamenti da cui provengono le materie prime interessate',
  'Title of the document': 'Titolo del documento',
  'SHA-256 of the document, 64 hex digits': 'SHA-256 del documento, 64 cifre esadecimali',
  'Where the document is': 'Dove si trova il documento',
  'Media type of the document, such as application/pdf':
    'Tipo di supporto del documento, ad esempio application/pdf',
  'The text': 'Il testo',
  'BCP 47 tag of the language of the text, such as de or en-GB':
    'Etichetta BCP 47 della lingua del testo, ad esempio de o en-GB',
  'BCP 47 tag of the language of the document': 'Etichetta BCP 47 della lingua del documento',
  'Evidence of where the material comes from': 'Prova della provenienza del materiale',
  'The sites that made the product; shown to the owner only':
    'I siti che hanno fabbricato il prodotto; visibili solo al proprietario',
  'Whether the product bears the CE marking': 'Se il prodotto reca la marcatura CE',
  'Name of the certificate': 'Nome del certificato',
  'Number the issuer gave it': 'Numero attribuito dall’emittente',
  'Body that issued it': 'Organismo che lo ha rilasciato',
  'Last day it holds': 'Ultimo giorno di validità',
  'Certificates of conformity; empty where none was issued':
    'Certificati di conformità; vuoto se non ne è stato rilasciato nessuno',
  'EU declaration of conformity': 'Dichiarazione UE di conformità',
  'EU declaration of conformity, as a document reference':
    'Dichiarazione UE di conformità, come riferimento a un documento',
  'Evidence that the product meets Union law':
    'Prova che il prodotto è conforme al diritto dell’Unione',
  'Global Trade Item Number of the product model':
    'Global Trade Item Number del modello di prodotto',
  'Global Returnable Asset Identifier': 'Global Returnable Asset Identifier',
  'Name the product is sold under': 'Nome con cui il prodotto è venduto',
  'Commodity code of the Combined Nomenclature or TARIC, digits only':
    'Codice merceologico della nomenclatura combinata o della TARIC, solo cifre',
  'Emissions over the life cycle': 'Emissioni nel ciclo di vita',
  'Unit of the values': 'Unità dei valori',
  'Direct emissions': 'Emissioni dirette',
  'Emissions of purchased energy': 'Emissioni dell’energia acquistata',
  'Other emissions of the value chain': 'Altre emissioni della catena del valore',
  'Standard or method of the calculation, such as ISO 14067':
    'Norma o metodo di calcolo, ad esempio ISO 14067',
  'Greenhouse gas emissions over the life cycle':
    'Emissioni di gas a effetto serra nel ciclo di vita',
  'Model identifier': 'Identificativo del modello',
  'Batch identifier': 'Identificativo del lotto',
  'Item identifier': 'Identificativo dell’articolo',
  'Legal or trade name': 'Ragione sociale o nome commerciale',
  'Postal address': 'Indirizzo postale',
  'Mailbox for questions about the product': 'Casella di posta per domande sul prodotto',
  'Web page': 'Pagina web',
  'What the manufacturer calls the product': 'Come il fabbricante chiama il prodotto',
  'Family the product belongs to': 'Famiglia a cui appartiene il prodotto',
  'Contact page': 'Pagina di contatto',
  'Who made the product': 'Chi ha fabbricato il prodotto',
  'EORI number': 'Numero EORI',
  'Unique operator identifier': 'Identificativo univoco dell’operatore',
  'Who brought the product into the Union': 'Chi ha introdotto il prodotto nell’Unione',
  'Economic operator in the Union who answers for the product':
    'Operatore economico dell’Unione che risponde del prodotto',
  'Name of the substance': 'Nome della sostanza',
  'CAS number': 'Numero CAS',
  'EC number': 'Numero CE',
  'Where in the product the substance is': 'Dove si trova la sostanza nel prodotto',
  'Concentration by mass, in the unit stated beside it':
    'Concentrazione in massa, nell’unità indicata accanto',
  'Unit of the concentration': 'Unità della concentrazione',
  'How to use the product safely': 'Come usare il prodotto in sicurezza',
  'What to mind when taking the product apart':
    'A che cosa prestare attenzione smontando il prodotto',
  'Substances of concern in the product': 'Sostanze che destano preoccupazione nel prodotto',
  'Unit of the concentration; ppm, which are mg/kg, where not stated':
    'Unità della concentrazione; ppm, cioè mg/kg, se non indicata',
  'Measured concentrations of hazardous substances':
    'Concentrazioni misurate di sostanze pericolose',
  'How long the product lasts, by the measures of its group':
    'Quanto dura il prodotto, secondo le misure del suo gruppo',
  'Technical properties of the product': 'Proprietà tecniche del prodotto',
  'Environmental impacts over the life cycle': 'Impatti ambientali nel ciclo di vita',
  'Repair, reuse and recycling of the product':
    'Riparazione, riutilizzo e riciclaggio del prodotto',
  'User manual': 'Manuale d’uso',
  'Warnings that accompany the product': 'Avvertenze che accompagnano il prodotto',
  'What to do with the product at the end of its life': 'Che cosa fare del prodotto a fine vita',
  'How to take the product apart': 'Come smontare il prodotto',
  'Recycled share of the packaging': 'Quota riciclata dell’imballaggio',
  'Whether the packaging can be recycled': 'Se l’imballaggio è riciclabile',
  'Packaging of the product': 'Imballaggio del prodotto',
  'Reference of the service provider that hosts the back-up copy of the passport':
    'Riferimento del fornitore di servizi che ospita la copia di riserva del passaporto',
  'How the code on the product is printed': 'Come è stampato il codice sul prodotto',
  'QR Code or Data Matrix with a link, or GS1 DataMatrix with GS1 keys':
    'QR Code o Data Matrix con un link, oppure GS1 DataMatrix con chiavi GS1',
  'Width of one module of the code': 'Larghezza di un modulo del codice',
  'Light border on each side of the code, in modules':
    'Margine chiaro su ogni lato del codice, in moduli',
  'Height of the code with its light border': 'Altezza del codice con il suo margine chiaro',
  'Least level of error correction of a QR Code':
    'Livello minimo di correzione degli errori di un QR Code',
  'Where on the product the code stands': 'In quale punto del prodotto si trova il codice',
  'Where the code is scanned and what it has to bear':
    'Dove viene letto il codice e che cosa deve sopportare',
  'Grade that the print was verified to have': 'Grado accertato nella verifica della stampa',
  'How long the code stays readable, and how that was assessed':
    'Per quanto tempo il codice resta leggibile e come è stato valutato',
};
