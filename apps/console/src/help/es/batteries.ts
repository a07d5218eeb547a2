import type { Explanations } from '../help.js';

/** Explanations of fields of batteries, in Spanish. */
export const batteries: Explanations = {
  'Emissions per kilowatt-hour delivered over the service life':
    'Emisiones por kilovatio hora suministrado durante la vida útil',
  'Carbon footprint performance class': 'Clase de rendimiento de la huella de carbono',
  'Study that supports the declaration': 'Estudio que respalda la declaración',
  'Hazardous substances other than mercury, cadmium and lead':
    'Sustancias peligrosas distintas del mercurio, el cadmio y el plomo',
  'Expected number of charge and discharge cycles': 'Número previsto de ciclos de carga y descarga',
  'Expected lifetime': 'Vida útil prevista',
  'Test the number of cycles was found by': 'Ensayo con el que se determinó el número de ciclos',
  'C-rate of that test, such as C/3': 'Tasa C de ese ensayo, por ejemplo C/3',
  'Expected lifetime in cycles and in years': 'Vida útil prevista en ciclos y en años',
  'Category of the battery': 'Categoría de la batería',
  'Cell chemistry, such as NMC 811 or LFP': 'Química de las celdas, por ejemplo NMC 811 o LFP',
  Capacity: 'Capacidad',
  'Unit of the value; Ah where not stated': 'Unidad del valor; Ah si no se indica',
  'Capacity of the new battery': 'Capacidad de la batería nueva',
  'Recycled share of the cobalt': 'Proporción reciclada del cobalto',
  'Recycled share of the lithium': 'Proporción reciclada del litio',
  'Recycled share of the nickel': 'Proporción reciclada del níquel',
  'Recycled share of the lead': 'Proporción reciclada del plomo',
  'Share recovered from waste, by metal; 0 where the battery holds none':
    'Proporción recuperada de residuos, por metal; 0 si la batería no lo contiene',
  'Country of the plant, ISO 3166-1 alpha-2': 'País de la planta, ISO 3166-1 alpha-2',
  'City of the plant': 'Ciudad de la planta',
  'Where the battery was made': 'Dónde se fabricó la batería',
  'Month and year, or day, of manufacture': 'Mes y año, o día, de fabricación',
  'What the manufacturer identifies the model by': 'Con qué identifica el fabricante el modelo',
  'Mass of the battery': 'Masa de la batería',
  'What a fire of the battery can be put out with':
    'Con qué puede apagarse un incendio de la batería',
  'Share of the mass': 'Proporción de la masa',
  'Critical raw materials above 0.1 % by mass':
    'Materias primas fundamentales por encima del 0,1 % en masa',
  'Report on the due diligence policy': 'Informe sobre la política de diligencia debida',
  'Report on the due diligence policy, as a document reference':
    'Informe sobre la política de diligencia debida, como referencia a un documento',
  'Where the cobalt was mined': 'Dónde se extrajo el cobalto',
  'Where the lithium was mined': 'Dónde se extrajo el litio',
  'Where the nickel was mined': 'Dónde se extrajo el níquel',
  'Due diligence in the supply chain': 'Diligencia debida en la cadena de suministro',
  'Share of renewable content': 'Proporción de contenido renovable',
  'Rated capacity': 'Capacidad asignada',
  'Lowest voltage': 'Tensión mínima',
  'Nominal voltage': 'Tensión nominal',
  'Highest voltage': 'Tensión máxima',
  'Lowest temperature': 'Temperatura mínima',
  'Highest temperature': 'Temperatura máxima',
  'Temperatures the voltages hold for': 'Temperaturas para las que valen las tensiones',
  'Voltages of the battery': 'Tensiones de la batería',
  'Power the new battery can deliver': 'Potencia que puede suministrar la batería nueva',
  'Lower limit of the power': 'Límite inferior de la potencia',
  'Upper limit of the power': 'Límite superior de la potencia',
  'Temperatures the values hold for': 'Temperaturas para las que valen los valores',
  'Power the battery can deliver': 'Potencia que puede suministrar la batería',
  'Capacity below which the battery counts as exhausted; EV batteries only':
    'Capacidad por debajo de la cual la batería se considera agotada; solo baterías de vehículos eléctricos',
  'Test the temperatures were found by': 'Ensayo con el que se determinaron las temperaturas',
  'Temperatures the battery withstands when not in use':
    'Temperaturas que soporta la batería cuando no se utiliza',
  'Length of the warranty of the calendar life': 'Duración de la garantía de la vida útil en años',
  'Warranty of the calendar life': 'Garantía de la vida útil en años',
  'Of the new battery': 'De la batería nueva',
  'After half of the cycles': 'Tras la mitad de los ciclos',
  'Share of the charged energy that can be taken out again':
    'Proporción de la energía cargada que puede volver a extraerse',
  'Of one cell': 'De una celda',
  'Of the whole pack': 'De todo el conjunto',
  'Internal resistance': 'Resistencia interna',
  'Whether the battery bears the symbol for separate collection':
    'Si la batería lleva el símbolo de recogida separada',
  'Chemical symbols the battery bears; empty where it needs none':
    'Símbolos químicos que lleva la batería; vacío si no necesita ninguno',
  'How to prevent waste, collect, reuse and treat the battery':
    'Cómo prevenir residuos y recoger, reutilizar y tratar la batería',
  'State of charge when put into service': 'Estado de carga en la puesta en servicio',
  'Materials of the cathode': 'Materiales del cátodo',
  'Materials of the anode': 'Materiales del ánodo',
  'Materials of the electrolyte': 'Materiales del electrolito',
  'Loss of power at the end of the life': 'Pérdida de potencia al final de la vida',
  'Loss of capacity at the end of the life': 'Pérdida de capacidad al final de la vida',
  'Growth of the internal resistance by the end of the life':
    'Aumento de la resistencia interna al final de la vida',
  'Loss of round-trip efficiency by the end of the life':
    'Pérdida de eficiencia energética al final de la vida',
  'Detailed composition and performance; shown to holders of an access grant only':
    'Composición y rendimiento detallados; visibles solo para titulares de un acceso',
  'Status of the battery': 'Estado de la batería',
  'State of certified energy; EV batteries':
    'Estado de la energía certificada; baterías de vehículos eléctricos',
  'Capacity the battery still has': 'Capacidad que aún tiene la batería',
  Power: 'Potencia',
  'Unit of the value; W where not stated': 'Unidad del valor; W si no se indica',
  'Power the battery can still deliver': 'Potencia que aún puede suministrar la batería',
  'Share of the charged energy that can still be taken out again':
    'Proporción de la energía cargada que aún puede extraerse',
  'Charge lost in a month without use': 'Carga perdida en un mes sin uso',
  'Ohmic resistance; LMT batteries and stationary storage':
    'Resistencia óhmica; baterías de MTL y almacenamiento estacionario',
  'State of charge': 'Estado de carga',
  'Charge and discharge cycles so far': 'Ciclos de carga y descarga hasta ahora',
  'What happened': 'Qué ocurrió',
  'When it did': 'Cuándo ocurrió',
  'Accidents and other negative events': 'Accidentes y otros sucesos negativos',
  'Temperature the battery has been used at, or its range':
    'Temperatura a la que se ha usado la batería, o su intervalo',
  'Day the battery was put into service': 'Día en que la batería se puso en servicio',
  'State and use of the battery; shown to holders of an access grant only':
    'Estado y uso de la batería; visibles solo para titulares de un acceso',
  'Exploded views, sequence of steps, fasteners, tools, warnings, count and layout of the cells':
    'Vistas de despiece, secuencia de pasos, fijaciones, herramientas, advertencias, número y disposición de las celdas',
  'Where spare parts can be had': 'Dónde conseguir piezas de recambio',
  'Name of the component': 'Nombre del componente',
  'Its number': 'Su número',
  'Part numbers of the components': 'Números de pieza de los componentes',
  'Safety measures for those who take the battery apart':
    'Medidas de seguridad para quienes desmontan la batería',
  'Repair and dismantling; shown to holders of an access grant only':
    'Reparación y desmontaje; visibles solo para titulares de un acceso',
  'Results of tests that prove compliance; shown to authorities only':
    'Resultados de los ensayos que demuestran la conformidad; visibles solo para las autoridades',
};
