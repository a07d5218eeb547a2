import { expect, it } from 'vitest';
import { reportedOf } from './reported.js';

it('names what an event is about, what was made first', () => {
  expect(
    reportedOf({
      type: 'TransformationEvent',
      eventID: 'urn:uuid:917c6cae-d02e-455d-8b3d-90ad5d60ee7a',
      eventTime: '2026-03-04T10:05:00.000Z',
      bizStep: 'commissioning',
      inputEPCList: ['urn:bale'],
      outputEPCList: ['urn:cloth'],
      outputQuantityList: [{ epcClass: 'urn:lot', quantity: 4 }],
      readPoint: { id: 'urn:gate' },
    }),
  ).toEqual({
    id: '917c6cae-d02e-455d-8b3d-90ad5d60ee7a',
    eventType: 'TransformationEvent',
    bizStep: 'commissioning',
    at: '2026-03-04T10:05:00.000Z',
    things: ['urn:cloth', 'urn:bale', 'urn:lot'],
    where: 'urn:gate',
  });
});

it('takes an event whose members are something else than they should be', () => {
  const event = {
    type: 7,
    eventTime: 'soon',
    epcList: { a: 1 },
    childEPCs: [null, 3],
    bizLocation: 'x',
  };
  expect(reportedOf(event)).toEqual({
    id: '',
    eventType: '',
    bizStep: null,
    at: undefined,
    things: [],
    where: undefined,
  });
});
