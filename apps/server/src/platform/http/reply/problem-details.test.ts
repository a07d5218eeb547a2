import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-error.js';
import { prefersProblem, problemDetails } from './problem-details.js';

describe('prefersProblem', () => {
  it.each([
    ['application/problem+json'],
    ['application/json, application/problem+json'],
    ['Application/Problem+JSON'],
    ['text/html;q=0.5, application/problem+json;q=0.9'],
    ['application/ld+json, application/problem+json;q=0.1'],
    ['*/*, application/problem+json'],
  ])('takes %s', (accept) => {
    expect(prefersProblem(accept)).toBe(true);
  });

  it.each([
    [undefined],
    [''],
    ['*/*'],
    ['application/*'],
    ['application/json'],
    ['application/problem+xml'],
    ['application/problem+json;q=0'],
    ['application/json, application/problem+json;q=0.9'],
    ['text/html, application/problem+json;q=0.5'],
    ['text/plain; note="application/problem+json'],
  ])('leaves %s with the shapes of the contract', (accept) => {
    expect(prefersProblem(accept)).toBe(false);
  });
});

describe('problemDetails', () => {
  const at = { baseUrl: 'https://dpp.example', requestId: 'r-1' };

  it('leads to the page of the code, and has message and details', () => {
    const refusal = ApiError.conflict('Too many drafts.', {
      code: 'WORKSPACE_LIMIT_REACHED',
      limit: 5,
    });
    expect(problemDetails(refusal, at)).toEqual({
      type: 'https://dpp.example/docs/errors#WORKSPACE_LIMIT_REACHED',
      title: 'Conflict',
      status: 409,
      detail: 'Too many drafts.',
      requestId: 'r-1',
      code: 'WORKSPACE_LIMIT_REACHED',
      limit: 5,
    });
  });

  it('has the code also where the shape of the contract has none', () => {
    const refusal = ApiError.bare(400, 'productId is missing.', 'INVALID_REQUEST');
    expect(refusal.body).toEqual({ error: 'Bad Request', message: 'productId is missing.' });
    expect(problemDetails(refusal, at)).toMatchObject({ code: 'INVALID_REQUEST', status: 400 });
  });

  it('takes over every fault of metadata', () => {
    const errors = [{ path: 'size', message: 'missing' }];
    const refusal = ApiError.validation('Rules are broken.', { errors, warnings: [] });
    expect(problemDetails(refusal, at)).toMatchObject({
      title: 'Validation Failed',
      code: 'VALIDATION_FAILED',
      errors,
    });
  });
});
