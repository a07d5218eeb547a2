import { describe, expect, it } from 'vitest';
import { reproducibleSbom, type Sbom } from './sbom.js';

const part = (ref: string) => ({ 'bom-ref': ref, purl: `pkg:npm/${ref}` });

/** As npm writes it: with a number and a time of the moment. */
const written = (serialNumber: string, timestamp: string): Sbom => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber,
  metadata: { timestamp, component: part('folder-of-the-checkout@0.0.0') },
  components: [part('@dpp/server@1.0.0'), part('pg@8.0.0'), part('ajv@8.0.0'), part('knex@3.0.0')],
  dependencies: [
    { ref: '@dpp/server@1.0.0', dependsOn: ['pg@8.0.0', 'ajv@8.0.0', 'knex@3.0.0'] },
    { ref: 'ajv@8.0.0' },
    { ref: 'knex@3.0.0', dependsOn: ['pg@8.0.0'] },
    { ref: 'pg@8.0.0' },
  ],
});

const options = {
  subject: '@dpp/server@1.0.0',
  needed: new Set(['knex@3.0.0', 'pg@8.0.0']),
  epoch: 1_790_000_000,
};

const first = reproducibleSbom(written('urn:uuid:1', '2026-01-01T00:00:00Z'), options);

describe('the list of parts', () => {
  it('is the same in bytes when npm writes it again', () => {
    expect(reproducibleSbom(written('urn:uuid:2', '2027-01-01T00:00:00Z'), options)).toBe(first);
  });

  it('has another serial number for other parts', () => {
    const other = reproducibleSbom(written('urn:uuid:1', '2026-01-01T00:00:00Z'), {
      ...options,
      needed: new Set(['pg@8.0.0']),
    });
    const serialOf = (text: string) => (JSON.parse(text) as Sbom).serialNumber;
    expect(serialOf(first)).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab]/);
    expect(serialOf(other)).not.toBe(serialOf(first));
  });

  it('names the server, not the folder of the checkout', () => {
    expect((JSON.parse(first) as Sbom).metadata.component['bom-ref']).toBe('@dpp/server@1.0.0');
    expect(first).not.toContain('checkout');
  });

  it('has what the server needs, in order, and nothing that only tests use', () => {
    const { components, dependencies } = JSON.parse(first) as Sbom;
    expect(components.map((one) => one['bom-ref'])).toEqual(['knex@3.0.0', 'pg@8.0.0']);
    expect(dependencies).toEqual([
      { ref: '@dpp/server@1.0.0', dependsOn: ['knex@3.0.0', 'pg@8.0.0'] },
      { ref: 'knex@3.0.0', dependsOn: ['pg@8.0.0'] },
      { ref: 'pg@8.0.0', dependsOn: [] },
    ]);
  });

  it('is not written without a part that is needed', () => {
    const needed = new Set(['knex@3.0.0', 'left-out@1.0.0']);
    const sbom = written('urn:uuid:1', '2026-01-01T00:00:00Z');
    expect(() => reproducibleSbom(sbom, { ...options, needed })).toThrow('left-out@1.0.0');
  });

  it('is not written of another version than the one that is built', () => {
    const sbom = written('urn:uuid:1', '2026-01-01T00:00:00Z');
    expect(() => reproducibleSbom(sbom, { ...options, subject: '@dpp/server@9.0.0' })).toThrow();
  });
});
