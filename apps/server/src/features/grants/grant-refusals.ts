import { briefErrorSchema } from '../../platform/http/error-schemas.js';

/** A refusal in the brief form, as the contract has it for grants. */
export const brief = (description: string) => ({ description, schema: briefErrorSchema });

export const unknownGrant = brief('No such grant in this workspace.');

/** Refusals of a grant on something. */
export const grantTargetErrors = {
  404: brief('No such published passport or battery unit.'),
  409: brief('The battery unit was recycled.'),
};

/** A token is in the answer: it is for its caller alone. */
export const secretHeaders = { 'Cache-Control': 'private, no-store' };
