import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { codeSamplesOf } from './code-samples.js';
import type { RecordedRequest } from './recorded-exchange.js';

const samplesOf = (request: Partial<RecordedRequest>) => {
  const [curl, typescript] = codeSamplesOf({
    operation: 'POST /things',
    summary: 'A thing',
    request: { method: 'POST', path: '/things', ...request },
    reply: { status: 201, mediaType: 'application/json' },
  });
  return { curl: curl?.source ?? '', typescript: typescript?.source ?? '' };
};

/** What a shell makes of a command: one line per argument. */
function argumentsOf(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  const environment = { DPP_URL: 'http://x', DPP_API_KEY: 'the-key' };
  const output = execFileSync('/bin/sh', ['-c', script], { env: environment, encoding: 'utf8' });
  return output.split('\0').slice(0, -1);
}

describe('the curl command of a request', () => {
  it('sends what was recorded, with the key of the environment', () => {
    const body = { name: "It's a $HOME `thing`", size: 1 };
    const { curl } = samplesOf({ body, credential: 'key', headers: { 'Idempotency-Key': 'a 1' } });
    expect(argumentsOf(curl)).toEqual([
      'http://x/things',
      '-H',
      'Authorization: Bearer the-key',
      '-H',
      'Content-Type: application/json',
      '-H',
      'Idempotency-Key: a 1',
      '-d',
      JSON.stringify(body, null, 2),
    ]);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'POST'])('names the method %s where it has to', (method) => {
    expect(argumentsOf(samplesOf({ method }).curl).slice(0, 2)).toEqual(['-X', method]);
  });

  it('runs nothing of what a path says', () => {
    const path = "/things?a=$(touch%20x)&b='`id`'";
    expect(argumentsOf(samplesOf({ method: 'GET', path }).curl)).toEqual([`http://x${path}`]);
  });
});

describe('the program of a request', () => {
  it('keeps what a template literal would read as text', () => {
    const { typescript } = samplesOf({ method: 'GET', path: '/things/${a}`b' });
    expect(typescript).toContain('fetch(`${process.env.DPP_URL}/things/\\${a}\\`b`)');
  });

  it('takes the credential from the environment', () => {
    const { typescript } = samplesOf({ credential: 'session' });
    expect(typescript).toContain('Authorization: `Bearer ${process.env.DPP_SESSION}`,');
  });
});
