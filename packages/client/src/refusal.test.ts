import { describe, expect, it } from 'vitest';
import {
  ApiError,
  BadRequestError,
  ConflictError,
  DppError,
  ForbiddenError,
  NotAcceptableError,
  NotFoundError,
  PayloadTooLargeError,
  PaymentRequiredError,
  PreconditionFailedError,
  ServerError,
  TooManyRequestsError,
  UnauthorizedError,
} from './error.js';
import { errorOfReply } from './refusal.js';

function errorOf(status: number, body: unknown, headers: Record<string, string> = {}): ApiError {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = new Response(null, { status, headers });
  return errorOfReply({ response, text, nowMs: 0, isAfterLostReply: false });
}

describe('the class of an error', () => {
  it.each([
    [400, BadRequestError],
    [401, UnauthorizedError],
    [402, PaymentRequiredError],
    [403, ForbiddenError],
    [404, NotFoundError],
    [406, NotAcceptableError],
    [409, ConflictError],
    [412, PreconditionFailedError],
    [413, PayloadTooLargeError],
    [429, TooManyRequestsError],
    [500, ServerError],
    [503, ServerError],
    [599, ServerError],
  ])('for a %i is its own', (status, errorClass) => {
    const error = errorOf(status, { message: 'No.' });
    expect(error.constructor).toBe(errorClass);
    expect(error.name).toBe(errorClass.name);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toBeInstanceOf(DppError);
    expect(error.status).toBe(status);
  });

  it.each([405, 410, 415, 418, 499])('for a %i is the general one', (status) => {
    expect(errorOf(status, { message: 'No.' }).constructor).toBe(ApiError);
  });
});

describe('the body of a refusal', () => {
  it.each([
    [
      'standard',
      { success: false, error: 'Payment Required', message: 'Full.', code: 'quota', quota: 5 },
      { message: 'Full.', code: 'quota' },
    ],
    ['without success', { error: 'Bad Request', message: 'No.' }, { message: 'No.' }],
    ['without error', { success: false, message: 'No.' }, { message: 'No.' }],
    [
      'of the framework',
      { statusCode: 400, code: 'FST_ERR_VALIDATION', error: 'Bad Request', message: 'No.' },
      { message: 'No.', code: 'FST_ERR_VALIDATION' },
    ],
    [
      'of a bulk request',
      { success: false, error: 'Bulk Ingestion Failed', errors: ['[SKU: 1] No.'] },
      { message: 'Bulk Ingestion Failed' },
    ],
  ])('is read when it is %s', (_, body, expected) => {
    const error = errorOf(400, body);
    expect(error).toMatchObject(expected);
    expect(error.code).toBe('code' in expected ? expected.code : undefined);
    expect(error.body).toEqual(body);
  });

  it.each([
    ['<h1>Bad Gateway</h1>', '<h1>Bad Gateway</h1>'],
    ['', undefined],
    ['null', null],
    ['"text"', 'text'],
    ['[1]', [1]],
    ['{"message":', '{"message":'],
    ['{"message":1,"code":{},"error":[]}', { message: 1, code: {}, error: [] }],
  ])('is kept when it is none of them: %s', (text, body) => {
    const error = errorOf(502, text);
    expect(error).toBeInstanceOf(ServerError);
    expect(error.body).toEqual(body);
    expect(error.code).toBeUndefined();
    expect(error.message).toContain('502');
  });
});

describe('a refused metadata', () => {
  const items = [
    { path: 'originCountry', message: 'not a country', friendlyMessage: 'Choose a country.' },
    { path: 'category', message: 'missing' },
  ];
  const warning = { code: 'PII_SHAPE_DETECTED', message: 'mail', friendlyMessage: 'A mail.' };
  const body = { success: false, error: 'Validation Failed', message: 'No.', errors: items };

  it('lists its faults and advisories', () => {
    const error = errorOf(400, { ...body, warnings: [warning] }) as BadRequestError;
    expect(error.errors).toEqual(items);
    expect(error.warnings).toEqual([warning]);
  });

  it('has no advisories where none came', () => {
    expect((errorOf(400, body) as BadRequestError).warnings).toEqual([]);
  });

  it('makes items of the rows of a bulk request', () => {
    const error = errorOf(400, { error: 'Bulk Ingestion Failed', errors: ['[SKU: 1] No.'] });
    expect((error as BadRequestError).errors).toEqual([{ message: '[SKU: 1] No.' }]);
  });

  it.each([
    ['<p>', []],
    [{ errors: 'no list' }, []],
    [{ errors: [null, 1, {}, { path: 'x' }, { message: 2 }, []] }, []],
    [{ errors: { 0: items[0] } }, []],
    [[items[0]], []],
  ])('takes nothing else for a fault: %j', (other, errors) => {
    expect((errorOf(400, other) as BadRequestError).errors).toEqual(errors);
  });
});

describe('the request id', () => {
  it.each([
    ['the header', {}, { 'X-Request-Id': 'h-1' }, 'h-1'],
    ['the body', { requestId: 'b-1' }, {}, 'b-1'],
    ['the header before the body', { requestId: 'b-1' }, { 'X-Request-Id': 'h-1' }, 'h-1'],
    ['neither', {}, {}, undefined],
    ['no number', { requestId: 7 }, {}, undefined],
  ])('comes from %s', (_, body, headers, requestId) => {
    expect(errorOf(500, body, headers as Record<string, string>).requestId).toBe(requestId);
  });
});

describe('the wait', () => {
  it.each([
    [429, '17', 17],
    [503, 'Thu, 01 Jan 1970 00:00:05 GMT', 5],
  ])('of a %i is what Retry-After says: %s', (status, header, seconds) => {
    expect(errorOf(status, {}, { 'Retry-After': header }).retryAfterSeconds).toBe(seconds);
  });

  it('is not known without the header', () => {
    expect(errorOf(429, {}).retryAfterSeconds).toBeUndefined();
  });
});
