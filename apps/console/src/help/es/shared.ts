import type { Explanations } from '../help.js';

/** Explanations of fields of several categories, in Spanish. */
export const shared: Explanations = {
  'Country of production, ISO 3166-1 alpha-2': 'País de producción, ISO 3166-1 alpha-2',
  'Name of the material': 'Nombre del material',
  'Share of the product': 'Proporción del producto',
  'The materials of the product; their percentages add up to 100':
    'Los materiales del producto; sus porcentajes suman 100',
  'Name of the site': 'Nombre del centro',
  'Where the site is': 'Dónde está el centro',
  'What is done there': 'Qué se hace allí',
  'EORI number of the operator of the site': 'Número EORI del explotador del centro',
  'Identifier of the plot in the due diligence statement':
    'Identificador de la parcela en la declaración de diligencia debida',
  'How the coordinates are meant: point or polygon':
    'Cómo se entienden las coordenadas: punto o polígono',
  'Latitude, north positive': 'Latitud, positiva hacia el norte',
  'Longitude, east positive': 'Longitud, positiva hacia el este',
  'One point, or the corners of the polygon in order, the first repeated at the end':
    'Un punto, o los vértices del polígono en orden, con el primero repetido al final',
  'Plots of land the relevant commodities come from':
    'Parcelas de las que proceden las materias primas pertinentes',
  'Title of the document': 'Título del documento',
  'SHA-256 of the document, 64 hex digits': 'SHA-256 del documento, 64 dígitos hexadecimales',
  'Where the document is': 'Dónde está el documento',
  'Media type of the document, such as application/pdf':
    'Tipo de medio del documento, por ejemplo application/pdf',
  'The text': 'El texto',
  'BCP 47 tag of the language of the text, such as de or en-GB':
    'Etiqueta BCP 47 de la lengua del texto, por ejemplo de o en-GB',
  'BCP 47 tag of the language of the document': 'Etiqueta BCP 47 de la lengua del documento',
  'Evidence of where the material comes from': 'Prueba de la procedencia del material',
  'The sites that made the product; shown to the owner only':
    'Los centros que fabricaron el producto; visibles solo para el propietario',
  'Whether the product bears the CE marking': 'Si el producto lleva el marcado CE',
  'Name of the certificate': 'Nombre del certificado',
  'Number the issuer gave it': 'Número que le dio el emisor',
  'Body that issued it': 'Organismo que lo expidió',
  'Last day it holds': 'Último día de validez',
  'Certificates of conformity; empty where none was issued':
    'Certificados de conformidad; vacío si no se expidió ninguno',
  'EU declaration of conformity': 'Declaración UE de conformidad',
  'EU declaration of conformity, as a document reference':
    'Declaración UE de conformidad, como referencia a un documento',
  'Evidence that the product meets Union law':
    'Prueba de que el producto cumple el Derecho de la Unión',
  'Global Trade Item Number of the product model':
    'Global Trade Item Number del modelo de producto',
  'Global Returnable Asset Identifier': 'Global Returnable Asset Identifier',
  'Name the product is sold under': 'Nombre con el que se vende el producto',
  'Commodity code of the Combined Nomenclature or TARIC, digits only':
    'Código de mercancía de la nomenclatura combinada o del TARIC, solo dígitos',
  'Emissions over the life cycle': 'Emisiones a lo largo del ciclo de vida',
  'Unit of the values': 'Unidad de los valores',
  'Direct emissions': 'Emisiones directas',
  'Emissions of purchased energy': 'Emisiones de la energía comprada',
  'Other emissions of the value chain': 'Otras emisiones de la cadena de valor',
  'Standard or method of the calculation, such as ISO 14067':
    'Norma o método de cálculo, por ejemplo ISO 14067',
  'Greenhouse gas emissions over the life cycle':
    'Emisiones de gases de efecto invernadero a lo largo del ciclo de vida',
  'Model identifier': 'Identificador del modelo',
  'Batch identifier': 'Identificador del lote',
  'Item identifier': 'Identificador del artículo',
  'Legal or trade name': 'Razón social o nombre comercial',
  'Postal address': 'Dirección postal',
  'Mailbox for questions about the product': 'Buzón para preguntas sobre el producto',
  'Web page': 'Página web',
  'What the manufacturer calls the product': 'Cómo llama el fabricante al producto',
  'Family the product belongs to': 'Familia a la que pertenece el producto',
  'Contact page': 'Página de contacto',
  'Who made the product': 'Quién fabricó el producto',
  'EORI number': 'Número EORI',
  'Unique operator identifier': 'Identificador único del operador',
  'Who brought the product into the Union': 'Quién introdujo el producto en la Unión',
  'Economic operator in the Union who answers for the product':
    'Operador económico de la Unión que responde del producto',
  'Name of the substance': 'Nombre de la sustancia',
  'CAS number': 'Número CAS',
  'EC number': 'Número CE',
  'Where in the product the substance is': 'En qué parte del producto está la sustancia',
  'Concentration by mass, in the unit stated beside it':
    'Concentración en masa, en la unidad indicada al lado',
  'Unit of the concentration': 'Unidad de la concentración',
  'How to use the product safely': 'Cómo usar el producto con seguridad',
  'What to mind when taking the product apart': 'A qué prestar atención al desmontar el producto',
  'Substances of concern in the product': 'Sustancias preocupantes en el producto',
  'Unit of the concentration; ppm, which are mg/kg, where not stated':
    'Unidad de la concentración; ppm, es decir, mg/kg, si no se indica',
  'Measured concentrations of hazardous substances':
    'Concentraciones medidas de sustancias peligrosas',
  'How long the product lasts, by the measures of its group':
    'Cuánto dura el producto, según las medidas de su grupo',
  'Technical properties of the product': 'Propiedades técnicas del producto',
  'Environmental impacts over the life cycle': 'Impactos ambientales a lo largo del ciclo de vida',
  'Repair, reuse and recycling of the product':
    'Reparación, reutilización y reciclado del producto',
  'User manual': 'Manual de usuario',
  'Warnings that accompany the product': 'Advertencias que acompañan al producto',
  'What to do with the product at the end of its life':
    'Qué hacer con el producto al final de su vida',
  'How to take the product apart': 'Cómo desmontar el producto',
  'Recycled share of the packaging': 'Proporción reciclada del envase',
  'Whether the packaging can be recycled': 'Si el envase puede reciclarse',
  'Packaging of the product': 'Envase del producto',
  'Reference of the service provider that hosts the back-up copy of the passport':
    'Referencia del prestador de servicios que aloja la copia de seguridad del pasaporte',
  'How the code on the product is printed': 'Cómo está impreso el código en el producto',
  'QR Code or Data Matrix with a link, or GS1 DataMatrix with GS1 keys':
    'Código QR o Data Matrix con un enlace, o GS1 DataMatrix con claves GS1',
  'Width of one module of the code': 'Anchura de un módulo del código',
  'Light border on each side of the code, in modules':
    'Margen claro a cada lado del código, en módulos',
  'Height of the code with its light border': 'Altura del código con su margen claro',
  'Least level of error correction of a QR Code':
    'Nivel mínimo de corrección de errores de un código QR',
  'Where on the product the code stands': 'En qué lugar del producto está el código',
  'Where the code is scanned and what it has to bear': 'Dónde se lee el código y qué debe soportar',
  'Grade that the print was verified to have': 'Grado comprobado al verificar la impresión',
  'How long the code stays readable, and how that was assessed':
    'Cuánto tiempo sigue siendo legible el código y cómo se ha evaluado',
};
