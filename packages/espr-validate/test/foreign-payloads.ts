/** Payloads as the data models of others have them; names of members are theirs, all values are made up here. */

/** Battery Pass, its aspects in one object each. */
export const batteryPassAspects = {
  general: {
    productIdentifier: 'https://id.gs1.org/01/09506000142081/21/TP84-1',
    batteryPassportIdentifier: 'urn:example:pass:1',
    batteryCategory: 'ev',
    batteryStatus: 'Original',
    batteryMass: 500,
    manufacturingDate: '2027-03-04T06:00:00.000+01:00',
    puttingIntoService: '2027-05-04T06:00:00.000+02:00',
    warrentyPeriod: '--96',
    manufacturingPlace: {
      addressCountry: 'Hungary',
      streetAddress: 'Ipari park 7',
      postalCode: '2900',
    },
    manufacturerInformation: {
      contactName: 'Danube Cells Kft.',
      emailAddress: 'passport@danube-cells.example.com',
      webAddress: 'https://danube-cells.example.com',
      identifier: 'HU12345678',
      postalAddress: {
        addressCountry: 'Hungary',
        streetAddress: 'Ipari park 7',
        postalCode: '2900',
      },
    },
    operatorInformation: { contactName: 'Danube Cells Kft.' },
  },
  carbon: {
    batteryCarbonFootprint: 0.043,
    absoluteCarbonFootprint: 5376,
    carbonFootprintPerformanceClass: 'B',
    carbonFootprintStudy: 'https://danube-cells.example.com/footprint.pdf',
    carbonFootprintPerLifecycleStage: [{ lifecycleStage: 'MainProduction', carbonFootprint: 0.02 }],
  },
  circularity: {
    renewableContent: 0,
    recycledContent: [
      { recycledMaterial: 'Cobalt', preConsumerShare: 7.5, postConsumerShare: 10 },
      { recycledMaterial: 'Lithium', preConsumerShare: 0.4, postConsumerShare: 6 },
      { recycledMaterial: 'Nickel', preConsumerShare: 0.1, postConsumerShare: 7 },
      { recycledMaterial: 'Lead', preConsumerShare: 0, postConsumerShare: 0 },
    ],
    dismantlingAndRemovalInformation: [
      {
        documentType: 'DismantlingManual',
        mimeType: 'application/pdf',
        documentURL: 'https://danube-cells.example.com/dismantling.pdf',
      },
    ],
    endOfLifeInformation: {
      informationOnCollection: 'https://danube-cells.example.com/collection',
    },
    safetyMeasures: {
      safetyInstructions: 'https://danube-cells.example.com/safety',
      extinguishingAgent: ['Water spray', 'Class D powder'],
    },
    sparePartSources: [{ nameOfSupplier: 'Danube Parts Kft.' }],
  },
  materials: {
    batteryChemistry: { shortName: 'NMC', clearName: 'Lithium nickel manganese cobalt oxide' },
    batteryMaterials: [
      {
        batteryMaterialName: 'Aluminium',
        batteryMaterialMass: 300_000,
        batteryMaterialIdentifier: '7429-90-5',
        isCriticalRawMaterial: false,
      },
      {
        batteryMaterialName: 'Lithium',
        batteryMaterialMass: 200_000,
        batteryMaterialIdentifier: '7439-93-2',
        isCriticalRawMaterial: true,
      },
    ],
    hazardousSubstances: [
      {
        hazardousSubstanceName: 'Lithium hexafluorophosphate',
        hazardousSubstanceIdentifier: '21324-40-3',
        hazardousSubstanceConcentration: 1.1,
        hazardousSubstanceClass: 'AcuteToxicity',
      },
    ],
  },
  performance: {
    batteryTechicalProperties: {
      ratedCapacity: 228,
      ratedEnergy: 84,
      minimumVoltage: 275,
      nominalVoltage: 368,
      maximumVoltage: 420,
      ratedMaximumPower: 210.1,
      expectedLifetime: 15,
      expectedNumberOfCycles: 1500,
      lifetimeReferenceTest: 'https://danube-cells.example.com/test',
      cRateLifeCycleTest: 0.33,
      capacityThresholdForExhaustion: 70,
      temperatureRangeIdleState: { minimum: -30, maximum: 60 },
      roundtripEfficiency: 95.5,
      initialInternalResistance: [
        { batteryComponent: 'pack', ohmicResistance: 0.062 },
        { batteryComponent: 'cell', ohmicResistance: 0.0009 },
        { batteryComponent: 'module', ohmicResistance: 0.006 },
      ],
      powerCapabilityRatio: 80,
    },
    batteryCondition: {
      roundTripEfficiencyat50PerCentCycleLife: 93,
      stateOfCharge: { stateOfChargeValue: 60, lastUpdate: '2027-06-01T00:00:00Z' },
    },
  },
  labels: {
    declarationOfConformity: 'https://danube-cells.example.com/doc.pdf',
    resultOfTestReport: 'https://danube-cells.example.com/test-report.pdf',
    labels: [
      {
        labelingSubject: 'SeparateCollection',
        labelingSymbol: 'https://danube-cells.example.com/bin.svg',
        labelingMeaning: { en: 'Collect separately' },
      },
    ],
  },
  dueDiligence: {
    supplyChainDueDiligenceReport: 'https://danube-cells.example.com/due-diligence.pdf',
    supplyChainIndicies: 3,
  },
} as const;

const document = (content: string) => [{ contentType: 'URL', header: 'A document', content }];

/** Catena-X, submodel `battery_pass` 6.1.0. */
export const catenaXPayload = {
  specVersion: 'urn:io.catenax.battery.battery_pass:6.1.0',
  characteristics: {
    physicalDimension: {
      weight: { value: 500_000, unit: 'unit:gram' },
      length: { value: 2000, unit: 'unit:millimetre' },
    },
    warranty: { lifeValue: 8, lifeUnit: 'unit:year' },
  },
  metadata: {
    passportIdentifier: 'urn:uuid:00000000-0000-4000-8000-000000000000',
    version: '1.0.0',
  },
  commercial: { placedOnMarket: '2027-05-04', purpose: ['automotive'] },
  identification: {
    chemistry: 'NMC 811',
    category: 'EV',
    idDmc: '34567890',
    identification: {
      type: { manufacturerPartId: 'TP-84-R3', nameAtManufacturer: 'Traction battery TP-84' },
      batch: [{ key: 'batchId', value: 'B-7' }],
      serial: [{ key: 'partInstanceId', value: 'TP84-1' }],
      codes: [{ key: 'TARIC', value: '8507 60 00 90' }],
    },
  },
  operation: {
    intoServiceDate: '2027-05-04',
    manufacturer: { manufacturingDate: '2027-03-04', manufacturer: 'BPNL0123456789ZZ' },
  },
  sustainability: {
    status: 'original',
    carbonFootprint: [
      {
        lifecycle: 'whole life cycle',
        value: 0.043,
        unit: 'kg CO2 / kWh',
        performanceClass: 'B',
        declaration: document('https://danube-cells.example.com/footprint.pdf'),
      },
    ],
    documents: { separateCollection: document('https://danube-cells.example.com/collection') },
  },
  performance: {
    rated: {
      capacity: { value: 228, thresholdExhaustion: 70, temperature: 20 },
      energy: { value: 84, temperature: 20 },
      voltage: { min: 275, nominal: 368, max: 420, temperature: 20 },
      power: { value: 168_000, at20SoC: 150_000 },
      temperature: { lower: -30, upper: 60 },
      lifetime: {
        expectedYears: 15,
        cycleLifeTesting: { cycles: 1500, appliedDischargeRate: 0.33, depthOfDischarge: 80 },
        report: document('https://danube-cells.example.com/lifetime.pdf'),
      },
      roundTripEfficiency: { initial: 95.5, '50PercentLife': 93 },
      resistance: { cell: 0.0009, pack: 0.062, module: 0.006 },
      testReport: document('https://danube-cells.example.com/test-report.pdf'),
    },
    dynamic: { stateOfCharge: { value: 60, time: '2027-06-01T00:00:00Z' } },
  },
  materials: {
    active: {
      cobalt: { recycled: 17.5, critical: true },
      lithium: { recycled: 6.4 },
      nickel: { recycled: 7.1 },
      lead: { recycled: 0 },
    },
    hazardous: {
      cadmium: { concentration: 5, materialUnit: 'unit:partPerMillion', location: 'Housing' },
      other: [
        {
          materialIdentification: [
            { type: 'CAS', name: 'Lithium hexafluorophosphate', id: '21324-40-3' },
          ],
          concentration: 1.1,
          materialUnit: 'unit:percent',
        },
      ],
    },
    composition: [
      {
        id: [{ type: 'CAS', name: 'Aluminium', id: '7429-90-5' }],
        concentration: 60,
        unit: 'unit:percent',
      },
      {
        id: [{ type: 'CAS', name: 'Lithium', id: '7439-93-2' }],
        concentration: 400_000,
        unit: 'unit:partPerMillion',
        critical: true,
      },
    ],
  },
  safety: {
    usableExtinguishAgent: [{ fireClass: 'D', media: 'Class D powder' }],
    dismantling: document('https://danube-cells.example.com/dismantling.pdf'),
    safetyMeasures: document('https://danube-cells.example.com/safety'),
  },
  conformity: {
    declarationOfConformity: document('https://danube-cells.example.com/doc.pdf'),
    declarationOfConformityId: 'DOC-84',
    dueDiligencePolicy: document('https://danube-cells.example.com/due-diligence.pdf'),
  },
} as const;
