import { expect, it } from 'vitest';
import { pictureFiles } from '../../../../test/support/picture-files.js';
import { EgressError, type EgressErrorCode } from '../../../platform/egress/egress-error.js';
import { fetchPicture } from './fetch-picture.js';

const answering = (status: number, body: Buffer = pictureFiles.jpeg) => ({
  request: () => Promise.resolve({ status, headers: { 'content-type': 'text/html' }, body }),
});
const failing = (code: EgressErrorCode) => ({
  request: () => Promise.reject(new EgressError(code, 'of no use to anybody')),
});
const fetchFrom = (egress: Parameters<typeof fetchPicture>[0]) => fetchPicture(egress, 'any');

it('tells a file by its content, whatever its server says', async () => {
  expect(await fetchFrom(answering(200))).toMatchObject({
    mediaType: 'image/jpeg',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    content: pictureFiles.jpeg,
  });
});

it.each([201, 204, 206, 301, 302, 303, 307, 308, 400, 401, 403, 404, 410, 418])(
  'takes %i for an answer that stays',
  async (status) => {
    expect(await fetchFrom(answering(status))).toEqual({ refusal: 'NOT_SENT' });
  },
);

it.each([408, 425, 429, 500, 502, 503, 504])('asks again after %i', async (status) => {
  expect(await fetchFrom(answering(status))).toEqual({ isAway: true });
});

it.each<EgressErrorCode>(['NAME_NOT_RESOLVED', 'CONNECTION_FAILED', 'TIMED_OUT'])(
  'asks again after %s',
  async (code) => {
    expect(await fetchFrom(failing(code))).toEqual({ isAway: true });
  },
);

it.each<EgressErrorCode>([
  ...(['URL_INVALID', 'SCHEME_REFUSED', 'USERINFO_REFUSED', 'PORT_REFUSED'] as const),
  ...(['HOST_REFUSED', 'ADDRESS_REFUSED'] as const),
])('gives an address up after %s', async (code) => {
  expect(await fetchFrom(failing(code))).toEqual({ refusal: 'ADDRESS_REFUSED' });
});

it('says of a long answer that it is too large, and of a closing server nothing', async () => {
  expect(await fetchFrom(failing('TOO_LARGE'))).toEqual({ refusal: 'TOO_LARGE' });
  await expect(fetchFrom(failing('CLOSED'))).rejects.toMatchObject({ code: 'CLOSED' });
});

it('says of what is no picture what is wrong with it', async () => {
  expect(await fetchFrom(answering(200, Buffer.from('<svg/>')))).toEqual({
    refusal: 'NOT_A_PICTURE',
  });
});
