import { expect } from 'vitest';
import type { Model } from './model.js';
import { isUnit, type ModelEvent, type ModelUnit } from './records.js';
import type { Session } from './step.js';
import { newestFirst, stateEventOf, type UnitTarget } from './unit-model.js';

/** What the server shows of a unit to its owner is what the model holds; of one that is gone nothing. */
export async function checkUnit(session: Session, unit: UnitTarget): Promise<void> {
  const { status, body, text } = await ask(session, `/api/v1/units/${unit.id}`);
  if (!isUnit(unit)) {
    expect(status, text).toBe(404);
    return;
  }
  expect(status, text).toBe(200);
  const stateEvent = stateEventOf(unit);
  const { id, serialNumber, createdAt, updatedAt } = unit;
  expect(body, text).toMatchObject({
    ...{ id, serialNumber, createdAt, updatedAt, status: unit.status },
    ofModel: { id: unit.passport.id, status: unit.passport.status },
    currentState: stateEvent
      ? { cycleCount: stateEvent.cycleCount, recordedAt: stateEvent.recordedAt }
      : null,
    dynamicData: newestFirst(unit.history).map(shownOf),
  });
}

/** At the end of a sequence: every unit, to the owner and to everybody, its history and its list. */
export async function checkUnits(model: Model, session: Session): Promise<void> {
  for (const id of model.goneUnits) {
    await checkUnit(session, { id });
    expect((await session.app.request(`/unit/${id}`)).status).toBe(404);
  }
  for (const unit of model.units) {
    await checkUnit(session, unit);
    await checkHistory(session, unit);
    await checkPublicUnit(model, session, unit);
  }
  await checkLists(model, session);
}

async function checkHistory(session: Session, unit: ModelUnit): Promise<void> {
  const { events } = (await ask(session, `/api/v1/units/${unit.id}/events?limit=500`)).body;
  expect(events).toMatchObject(
    newestFirst(unit.history).map((event) => ({
      ...shownOf(event),
      ...(event.id !== undefined && { id: event.id }),
    })),
  );
}

async function checkLists(model: Model, session: Session): Promise<void> {
  for (const passport of new Set(model.units.map((unit) => unit.passport))) {
    const { units } = (await ask(session, `/api/v1/passports/${passport.id}/units?limit=200`)).body;
    const expected = model.units
      .filter((unit) => unit.passport === passport)
      .sort(byCreation)
      .reverse();
    expect(units).toMatchObject(
      expected.map(({ id, status, ceasedAt, predecessorUnitId }) => {
        return { id, status, ceasedAt, predecessorUnitId };
      }),
    );
  }
}

/** Units of drafts are hidden; the public learns of a recycled unit that it is gone. */
async function checkPublicUnit(model: Model, session: Session, unit: ModelUnit): Promise<void> {
  const { status, body, text } = await session.app.request(`/unit/${unit.id}`);
  const { id, ceasedAt } = unit;
  if (unit.passport.status === 'DRAFT') {
    expect(status, text).toBe(404);
  } else if (unit.status === 'RECYCLED') {
    expect(status, text).toBe(410);
    expect(body).toMatchObject({ id, ceasedAt });
    model.reached('RECYCLED unit: tombstone');
  } else {
    expect(status, text).toBe(200);
    expect(body).toMatchObject({ id, status: unit.status, ...lineageOf(model, unit) });
  }
}

function lineageOf(model: Model, { id, predecessorUnitId }: ModelUnit) {
  const published = model.units.filter(({ passport }) => passport.status !== 'DRAFT');
  const predecessor = published.find((unit) => unit.id === predecessorUnitId);
  const successors = published.filter((unit) => unit.predecessorUnitId === id).sort(byCreation);
  return {
    repurposedFrom: predecessor ? { unitId: predecessor.id } : null,
    successorUnits: successors.map((unit) => ({ unitId: unit.id })),
  };
}

function shownOf({ eventType, cycleCount, status, recordedAt, successor }: ModelEvent) {
  const payload = successor
    ? { status, successorUnitId: successor.id, successorSerial: successor.serialNumber }
    : null;
  return { eventType, cycleCount, ...(status !== null && { status }), payload, recordedAt };
}

const placeOf = ({ createdAt, id }: ModelUnit) => `${createdAt} ${id}`;
const byCreation = (one: ModelUnit, other: ModelUnit) => (placeOf(one) < placeOf(other) ? -1 : 1);

function ask({ app, key }: Session, path: string) {
  return app.request(path, { key });
}
