import { checkDigit } from '@dpp/gs1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace } from '../support/workspace.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const post = async (path: string, json: unknown) => {
  const { status, headers, body } = await app.request(`/api/v1/gs1/${path}`, { json });
  return { status, headers, body: body as unknown as Record<string, unknown> };
};
const separator = '\u001d';
const codesOf = (body: Record<string, unknown>) =>
  (body.problems as { code: string }[]).map(({ code }) => code);

describe('POST /api/v1/gs1/gtin', () => {
  it('appends the check digit and says where the GTIN is resolved', async () => {
    const sent = { gs1CompanyPrefix: '09506000', itemRef: '13435' };
    const { status, body } = await post('gtin', sent);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      gtin: '09506000134352',
      ...sent,
      checkDigit: '2',
      digitalLink: 'https://dpp.example/01/09506000134352',
      note: expect.any(String) as string,
    });
  });

  it('splits the digits wherever the caller does', async () => {
    for (let length = 1; length < 13; length++) {
      const digits = '1950600013435';
      const parts = { gs1CompanyPrefix: digits.slice(0, length), itemRef: digits.slice(length) };
      const { body } = await post('gtin', parts);
      expect(body.gtin).toBe(digits + String(checkDigit(digits)));
    }
  });

  it.each([
    ['12 digits', { gs1CompanyPrefix: '9506000', itemRef: '13435' }, 'TOO_SHORT', 'itemRef'],
    ['14 digits', { gs1CompanyPrefix: '09506000', itemRef: '134352' }, 'TOO_LONG', 'itemRef'],
    [
      'a letter',
      { gs1CompanyPrefix: '0950600A', itemRef: '13435' },
      'NON_DIGIT',
      'gs1CompanyPrefix',
    ],
    ['a blank', { gs1CompanyPrefix: '09506000', itemRef: '1343 ' }, 'NON_DIGIT', 'itemRef'],
    ['other digits', { gs1CompanyPrefix: '09506000', itemRef: '1343٥' }, 'NON_DIGIT', 'itemRef'],
    [
      'no prefix',
      { gs1CompanyPrefix: '', itemRef: '0950600013435' },
      'TOO_SHORT',
      'gs1CompanyPrefix',
    ],
    ['no reference', { gs1CompanyPrefix: '0950600013435', itemRef: '' }, 'TOO_SHORT', 'itemRef'],
  ])('refuses %s and says where', async (_name, sent, code, field) => {
    const { status, body } = await post('gtin', sent);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: 'Bad Request', code });
    expect((body.problems as object[])[0]).toMatchObject({ code, field });
  });

  it('names every fault at once', async () => {
    const { body } = await post('gtin', { gs1CompanyPrefix: 'A', itemRef: 'B' });
    expect(codesOf(body)).toEqual(['NON_DIGIT', 'NON_DIGIT', 'TOO_SHORT']);
  });

  it.each([{}, { gs1CompanyPrefix: '0950600' }, { gs1CompanyPrefix: 950600, itemRef: 1 }])(
    'refuses the body %j in the framework shape',
    async (sent) => {
      const { status, body } = await post('gtin', sent);
      expect([status, body.code]).toEqual([400, 'FST_ERR_VALIDATION']);
    },
  );
});

describe('POST /api/v1/gs1/decode', () => {
  const decoded = {
    success: true,
    elementString: '(01)09506000134352(17)281231(10)ABC(21)A/1',
    hri: ['(01) 09506000134352', '(17) 281231', '(10) ABC', '(21) A/1'],
    canonicalUpi: 'https://id.gs1.org/01/09506000134352/10/ABC/21/A%2F1',
    digitalLinkUri: 'https://dpp.example/01/09506000134352/10/ABC/21/A%2F1?17=281231',
    ai: { '01': '09506000134352', '17': '281231', '10': 'ABC', '21': 'A/1' },
  };

  it.each([
    ['scanData', `]d2${'01095060001343521728123110ABC'}${separator}21A/1`],
    ['scanData', `]C101095060001343521728123110ABC${separator}21A/1`],
    ['elementString', `01095060001343521728123110ABC${separator}21A/1`],
    ['elementString', '(01)09506000134352(17)281231(10)ABC(21)A/1'],
  ])('reads %s %j, and says which of the three it was', async (input, text) => {
    const { status, body } = await post('decode', { [input]: text });
    expect(status).toBe(200);
    expect(body).toEqual({ ...decoded, input });
  });

  it('reads a Digital Link of any domain and stem', async () => {
    const link = 'https://brand.example/shop/01/09506000134352/10/ABC/21/A%2F1?17=281231&utm=1';
    const { body } = await post('decode', { digitalLink: link });
    const { canonicalUpi, digitalLinkUri, ai } = decoded;
    expect(body).toMatchObject({ canonicalUpi, digitalLinkUri, ai, input: 'digitalLink' });
  });

  it('reads a compressed Digital Link, which names no key in clear', async () => {
    const digitalLink = 'https://id.gs1.org/AN2yxDhfaiaw';
    const { status, body } = await post('decode', { digitalLink });
    expect([status, body.ai]).toEqual([200, { '00': '998440410914660971' }]);
  });

  it('reads the digits of a retail barcode', async () => {
    const { body } = await post('decode', { scanData: ']E09506000134352' });
    expect(body.ai).toEqual({ '01': '09506000134352' });
  });

  it('names the item by its canonical link where only other data fit into none', async () => {
    const { body } = await post('decode', {
      elementString: '(8200)https://a.example(01)09506000134352(21)A',
    });
    const canonicalUpi = 'https://id.gs1.org/01/09506000134352/21/A';
    expect([body.canonicalUpi, body.digitalLinkUri]).toEqual([canonicalUpi, null]);
  });

  it('says once in a link what a symbol says twice', async () => {
    const input = '(01)09506000134352(3103)000195(3103)000195';
    const { body } = await post('decode', { elementString: input });
    expect(body).toMatchObject({
      canonicalUpi: 'https://id.gs1.org/01/09506000134352',
      digitalLinkUri: 'https://dpp.example/01/09506000134352?3103=000195',
    });
  });

  it('has no links for data without a primary key', async () => {
    const { status, body } = await post('decode', { elementString: '(90)ABC' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ai: { '90': 'ABC' }, canonicalUpi: null, digitalLinkUri: null });
  });

  it.each([
    ['a wrong check digit', { elementString: '(01)09506000134353' }, 'CHECK_DIGIT_MISMATCH'],
    ['month 13', { elementString: '(01)09506000134352(17)281301' }, 'INVALID_MONTH'],
    ['an unknown AI', { elementString: '(89)1' }, 'UNKNOWN_APPLICATION_IDENTIFIER'],
    ['a Digital Link without a key', { digitalLink: 'https://a.example/x' }, 'MISSING_PRIMARY_KEY'],
    [
      'a GTIN of 13 digits with a wrong check digit in a path',
      { digitalLink: 'https://a.example/01/9506000134353' },
      'TOO_SHORT',
    ],
    ['an article number as scan data', { scanData: 'SKU-7' }, 'MISSING_SYMBOLOGY_IDENTIFIER'],
    [
      'the name of a separator in an element string',
      { elementString: '010950600013435210A<GS>21S' },
      'UNEXPECTED_SEPARATOR',
    ],
    [
      'the name of a separator',
      { scanData: ']d2010950600013435210A<GS>21S' },
      'UNEXPECTED_SEPARATOR',
    ],
    ['no URI', { digitalLink: 'no uri' }, 'INVALID_URI'],
    ['nothing', { elementString: '' }, 'EMPTY_INPUT'],
  ])('refuses %s with its code', async (_name, sent, code) => {
    const { status, body } = await post('decode', sent);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: 'Bad Request' });
    expect(codesOf(body)).toContain(code);
    expect(body.code).toBe(codesOf(body)[0]);
  });

  it.each([
    ['scanData', '9506000134352\r\n'],
    ['scanData', '0109506000134352\r'],
    ['scanData', ']E09506000134352\r\n'],
    ['scanData', '(01)09506000134352'],
    ['scanData', 'https://id.gs1.org/01/09506000134352\n'],
    ['scanData', ']Q1https://brand.example/gtin/9506000134352'],
    ['elementString', ' 0109506000134352\r\n'],
    ['elementString', '(01)09506000134352\r'],
    ['digitalLink', 'https://brand.example/01/9506000134352\r\n'],
    ['digitalLink', '\u00a0https://brand.example/gtin/09506000134352'],
  ])('reads what a reader makes of %s: %j', async (input, text) => {
    const { status, body } = await post('decode', { [input]: text });
    expect([status, body.ai, body.input]).toEqual([200, { '01': '09506000134352' }, input]);
  });

  it.each([
    ['elementString', 'https://id.gs1.org/01/09506000134352', 'digitalLink'],
    ['elementString', ']d20109506000134352', 'scanData'],
    ['elementString', '9506000134352', 'scanData'],
    ['digitalLink', ']Q1https://id.gs1.org/01/09506000134352', 'scanData'],
    ['digitalLink', '9506000134352', 'scanData'],
    ['digitalLink', '(01)09506000134352', 'elementString'],
    ['digitalLink', '0109506000134352', 'elementString'],
  ])('says which member to use instead of %s for %s', async (input, text, member) => {
    const { status, body } = await post('decode', { [input]: text });
    expect(status).toBe(400);
    expect(body.message).toContain(`Send this as ${member}.`);
  });

  it('names the place of a problem in the text that was sent', async () => {
    const { body } = await post('decode', { elementString: '\r\n(01)09506000134353\r\n' });
    expect(body.problems).toMatchObject([{ start: 19, end: 20 }]);
  });

  it('names every problem with its AI and place', async () => {
    const input = '(01)09506000134353(17)281301';
    const { body } = await post('decode', { elementString: input });
    expect(body.problems).toEqual([
      {
        code: 'CHECK_DIGIT_MISMATCH',
        message: expect.any(String) as string,
        start: 17,
        end: 18,
        applicationIdentifier: '01',
      },
      {
        code: 'INVALID_MONTH',
        message: expect.any(String) as string,
        start: 24,
        end: 26,
        applicationIdentifier: '17',
      },
    ]);
  });

  it('suggests a reading where separators were lost', async () => {
    const { body } = await post('decode', {
      elementString: '010950600013435210ABC^21XYZ',
    });
    expect(body.suggestions).toEqual(['(01)09506000134352(10)ABC(21)XYZ']);
  });

  it.each([
    {},
    { scanData: ']d20109506000134352', elementString: '(01)09506000134352' },
    { elementString: '(01)09506000134352', digitalLink: 'https://id.gs1.org/01/09506000134352' },
  ])('refuses %j, which is not one input', async (sent) => {
    const { status, body } = await post('decode', sent);
    expect([status, body.code]).toEqual([400, 'ONE_INPUT_EXPECTED']);
  });

  it.each([
    [[]],
    ['text'],
    [{ elementString: 1 }],
    [{ elementString: null }],
    [{ scanData: 'x'.repeat(8193) }],
  ])('refuses the body %.40j in the framework shape', async (sent) => {
    const { status, body } = await post('decode', sent);
    expect([status, body.code]).toEqual([400, 'FST_ERR_VALIDATION']);
  });

  it('keeps what is in a refused value out of the message', async () => {
    const { body } = await post('decode', { elementString: '(01)09506000134353' });
    expect(body.message).not.toContain('09506000134353');
  });
});

describe('POST /api/v1/gs1/decode/batch', () => {
  it('answers one result per item, in order, each on its own', async () => {
    const { status, body } = await post('decode/batch', {
      items: [
        { elementString: '(01)09506000134352' },
        { elementString: '(01)09506000134353' },
        {},
        { digitalLink: 'https://id.gs1.org/8003/09521141123454' },
      ],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      count: 4,
      results: [
        { ok: true, ai: { '01': '09506000134352' } },
        { ok: false, code: 'CHECK_DIGIT_MISMATCH', problems: [{ applicationIdentifier: '01' }] },
        { ok: false, code: 'ONE_INPUT_EXPECTED' },
        { ok: true, ai: { '8003': '09521141123454' } },
      ],
    });
    const [, refused] = body.results as Record<string, unknown>[];
    expect(refused?.error).toEqual(expect.any(String));
    expect(refused).not.toHaveProperty('message');
  });

  it('takes 200 items', async () => {
    const items = Array<object>(200).fill({ elementString: '(01)09506000134352(21)A1' });
    expect((await post('decode/batch', { items })).body.count).toBe(200);
  });

  it.each([0, 201])('refuses %d items', async (count) => {
    const items = Array<object>(count).fill({ elementString: '(01)09506000134352' });
    const { status, body } = await post('decode/batch', { items });
    expect([status, body.code]).toEqual([400, 'FST_ERR_VALIDATION']);
  });

  it.each([{}, { items: {} }, { items: ['(01)09506000134352'] }, { items: [null] }])(
    'refuses the body %j',
    async (sent) => {
      expect((await post('decode/batch', sent)).status).toBe(400);
    },
  );
});

describe('the budget of GS1 helpers', () => {
  const paths = ['gtin', 'decode', 'decode/batch'];

  it('is 20 requests a minute for an address without credentials, over all of them', async () => {
    const limited = await startTestApp({ LIMIT_GS1_PER_MINUTE: '' });
    try {
      const call = (i: number, headers = {}) =>
        limited.request(`/api/v1/gs1/${paths[i % 3]}`, { json: {}, headers });
      for (let i = 0; i < 20; i++) expect((await call(i)).status).not.toBe(429);
      const refused = await call(20);
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({ statusCode: 429, code: 'FST_ERR_RATE_LIMIT' });
      expect(refused.headers.get('x-ratelimit-limit')).toBe('20');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const pretended = await call(21, { Authorization: 'Bearer dpp_key_00000000_nobody' });
      expect(pretended.status).toBe(429);
      const { key } = await createWorkspace(limited);
      expect((await call(22, { Authorization: `Bearer ${key}` })).status).toBe(400);
    } finally {
      await limited.close();
    }
  });
});
