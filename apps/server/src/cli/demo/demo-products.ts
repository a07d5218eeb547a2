import type { Metadata } from '@dpp/merkle-seal';

/** What the demo workspace publishes: who answers for a product, where it is made, its passport. */
export interface DemoProduct {
  readonly operator: { readonly name: string; readonly regId: string };
  readonly facility: { readonly gln: string; readonly name: string; readonly country: string };
  readonly productId: string;
  readonly metadata: Metadata & { readonly productName: string };
}

/** One of each kind: with scrap content, with keys that only some may read, with fibres. Companies made up. */
export const demoProducts: readonly DemoProduct[] = [
  {
    operator: { name: 'Demo Steelworks', regId: 'DE9990000000017' },
    facility: { gln: '9506000143019', name: 'Demo Steelworks, rolling mill', country: 'DE' },
    productId: '09506000143019',
    metadata: {
      category: 'iron-steel',
      productName: 'Hot-rolled channel UPN 200',
      originCountry: 'DE',
      commodityCode: '7216310000',
      materialComposition: [
        { material: 'Recycled steel', percentage: 71.5 },
        { material: 'Virgin steel', percentage: 28.5 },
      ],
      scrapMetalContentRatio: 71.5,
      tensileStrengthClass: 'S275JR',
      carbonEmissionIntensityPerTon: 0.98,
      facilityDetails: [
        { facilityName: 'Rolling mill', location: 'Duisburg, Germany', activity: 'Hot rolling' },
      ],
      regulatoryCompliance: { ceMarking: true, certificates: [] },
    },
  },
  {
    operator: { name: 'Demo Cells', regId: 'HU9990000024' },
    facility: { gln: '9506000143026', name: 'Demo Cells, pack assembly', country: 'HU' },
    productId: '09506000143026',
    metadata: {
      category: 'batteries',
      productName: 'Light transport battery LT-36',
      originCountry: 'HU',
      commodityCode: '8507600090',
      model: 'LT-36',
      batteryCategory: 'lmt',
      chemistry: 'LFP',
      electrochemicalCapacity: { value: 14.5, unit: 'Ah' },
      durability: { cycleLife: 1200, calendarLifeYears: 10, referenceTest: 'IEC 62660-1:2018' },
      recycledContentShare: { cobalt: 0, lithium: 6.2, nickel: 0, lead: 0 },
      carbonFootprint: { co2eKg: 38, unit: 'kg CO2e', scope1: 3, scope2: 9, scope3: 26 },
      manufacturer: { name: 'Demo Cells', address: 'Komárom, Hungary' },
      weight: 3.4,
      materialComposition: [
        { material: 'Cathode active material LFP', percentage: 36 },
        { material: 'Graphite', percentage: 20 },
        { material: 'Aluminium', percentage: 24 },
        { material: 'Copper', percentage: 12 },
        { material: 'Electrolyte', percentage: 8 },
      ],
      facilityDetails: [
        { facilityName: 'Pack assembly', location: 'Komárom, Hungary', activity: 'Assembly' },
      ],
      regulatoryCompliance: { ceMarking: true, certificates: [] },
      detailedPerformance: {
        anodeMaterials: [{ name: 'Graphite', casNumber: '7782-42-5', massFraction: 20 }],
      },
      circularityAndDisassembly: {
        safetyMeasures: ['Discharge below 30 V DC before opening the housing'],
      },
      testReports: ['https://battery.example.com/tests/demo-battery.pdf'],
    },
  },
  {
    operator: { name: 'Demo Apparel', regId: 'SE9990000031' },
    facility: { gln: '9506000143033', name: 'Demo Apparel, sewing hall', country: 'PT' },
    productId: '09506000143033',
    metadata: {
      category: 'textiles',
      productName: 'T-shirt Skerry',
      originCountry: 'PT',
      commodityCode: '6109100010',
      materialComposition: [
        { material: 'Organic cotton', percentage: 95 },
        { material: 'Elastane', percentage: 5 },
      ],
      fiberComposition: [
        { fiber: 'cotton', percentage: 95 },
        { fiber: 'elastane', percentage: 5 },
      ],
      careInstructions: ['Machine wash at 30 °C', 'Do not bleach'],
      size: 'M',
      facilityDetails: [
        { facilityName: 'Sewing hall', location: 'Guimarães, Portugal', activity: 'Assembly' },
      ],
      regulatoryCompliance: { ceMarking: false, certificates: [] },
    },
  },
];
