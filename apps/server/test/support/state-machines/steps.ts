import fc from 'fast-check';
import { checkPages } from './checks.js';
import { referStep, registerStep, removeStep, restoreStep } from './operator-steps.js';
import {
  createStep,
  deleteStep,
  ingestStep,
  sealStep,
  statusStep,
  updateStep,
} from './passport-steps.js';
import { stepOf, type Step } from './step.js';
import { deleteUnitStep, recordAllStep, recordStep, serialiseStep } from './unit-steps.js';

const pagesStep = stepOf('look at lists', {}, checkPages);

/** Looking comes first: what a failing sequence does not need shrinks to it. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { withCrossShrink: true },
  { weight: 1, arbitrary: pagesStep },
  { weight: 5, arbitrary: createStep },
  { weight: 3, arbitrary: ingestStep },
  { weight: 5, arbitrary: updateStep },
  { weight: 7, arbitrary: statusStep },
  { weight: 2, arbitrary: sealStep },
  { weight: 3, arbitrary: deleteStep },
  { weight: 3, arbitrary: registerStep },
  { weight: 1, arbitrary: referStep },
  { weight: 2, arbitrary: removeStep },
  { weight: 3, arbitrary: restoreStep },
);

/** Steps of units, and of what they stand under: often, for without an operator and a passport there are none. */
export const anyUnitStep: fc.Arbitrary<Step> = fc.oneof(
  { withCrossShrink: true },
  { weight: 1, arbitrary: pagesStep },
  { weight: 8, arbitrary: registerStep },
  { weight: 12, arbitrary: createStep },
  { weight: 1, arbitrary: updateStep },
  { weight: 1, arbitrary: statusStep },
  { weight: 8, arbitrary: deleteStep },
  { weight: 15, arbitrary: serialiseStep },
  { weight: 26, arbitrary: recordStep },
  { weight: 5, arbitrary: recordAllStep },
  { weight: 4, arbitrary: deleteUnitStep },
);
