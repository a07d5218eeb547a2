import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseConfig } from '../config.js';

const repository = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, repository), 'utf8');

const secrets = {
  VAULT_KEY: Buffer.alloc(32).toString('base64'),
  SESSION_SECRET: Buffer.alloc(32, 1).toString('base64'),
};

describe('the compose file', () => {
  const { services } = parse(read('deploy/compose.yaml')) as {
    services: {
      server: { environment: Record<string, string>; read_only: boolean; healthcheck: object };
      database: { environment: Record<string, string> };
    };
  };
  const filled = {
    ...secrets,
    DPP_HOST: 'passports.example.com',
    POSTGRES_PASSWORD: '4f0e',
    METRICS_TOKEN: 'a-token-for-scraping',
  };

  it('gives the server what production asks for', () => {
    const config = parseConfig(substituted(services.server.environment, filled));
    expect(config.baseUrl).toBe('https://passports.example.com');
    expect(config.seedsDemo).toBe(false);
    expect(config.metricsToken).toBe('a-token-for-scraping');
  });

  it('needs no token for figures', () => {
    const { METRICS_TOKEN: _none, ...rest } = filled;
    const config = parseConfig(substituted(services.server.environment, rest));
    expect(config.metricsToken).toBeUndefined();
  });

  it.each(['DPP_HOST', 'POSTGRES_PASSWORD', 'VAULT_KEY', 'SESSION_SECRET'])(
    'does not start without %s',
    (name) => {
      const rest = { ...filled, [name]: undefined };
      const both = { ...services.server.environment, ...services.database.environment };
      expect(() => substituted(both, rest)).toThrow(`set ${name} in .env`);
    },
  );

  it('explains each of its variables in the example', () => {
    const example = read('deploy/.env.example');
    for (const name of Object.keys(filled)) expect(example).toContain(`\n${name}=`);
  });
});

describe('the settings of the Debian package', () => {
  const text = read('tools/release/debian/dpp.env');

  it('start a server to try, which this machine alone reaches', () => {
    const config = parseConfig(settingsOf(text));
    expect([config.host, config.seedsDemo]).toEqual(['127.0.0.1', true]);
  });

  it('start one for production once the block is uncommented', () => {
    const production = text
      .replaceAll(/^#([A-Z_]+=)/gm, '$1')
      .replace(/^VAULT_KEY=$/m, `VAULT_KEY=${secrets.VAULT_KEY}`)
      .replace(/^SESSION_SECRET=$/m, `SESSION_SECRET=${secrets.SESSION_SECRET}`);
    const config = parseConfig(settingsOf(production));
    expect([config.seedsDemo, config.trustProxy]).toEqual([false, ['loopback']]);
  });

  it('refuse production while the keys are missing', () => {
    const production = text.replaceAll(/^#([A-Z_]+=)/gm, '$1');
    expect(() => parseConfig(settingsOf(production))).toThrow('VAULT_KEY');
  });
});

describe('the chart', () => {
  const values = parse(read('deploy/helm/dpp/values.yaml')) as Record<string, unknown>;
  const folder = new URL('deploy/helm/dpp/templates/', repository);
  const templates = readdirSync(folder).map(
    (name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const,
  );

  it.each(templates)('has a value for everything that %s asks for', (_name, template) => {
    for (const [, path = ''] of template.matchAll(/\.Values\.([A-Za-z.]+)/g)) {
      expect(valueAt(values, path), path).toBeDefined();
    }
  });

  it('gives the server what production asks for', () => {
    const config = parseConfig({
      ...(values.settings as Record<string, string>),
      ...secrets,
      NODE_ENV: 'production',
      BASE_URL: 'https://passports.example.com',
      DATABASE_URL: 'postgres://dpp@db/dpp',
    });
    expect(config.shutdown.delayMs).toBeGreaterThan(5000);
  });

  it('kills no instance before its grace is over', () => {
    const deployment = read('deploy/helm/dpp/templates/deployment.yaml');
    const seconds = Number(/terminationGracePeriodSeconds: (\d+)/.exec(deployment)?.[1]);
    const { shutdown } = parseConfig(values.settings as Record<string, string>);
    expect(seconds * 1000).toBeGreaterThan(shutdown.delayMs + shutdown.graceMs);
  });
});

/** As Compose does: `${NAME}`, `${NAME:-default}` and `${NAME:?message}`. */
function substituted(
  environment: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, template]) => [
      name,
      template.replaceAll(
        /\$\{([A-Z_]+)(?::(-|\?)([^}]*))?\}/g,
        (_all, variable: string, operator: string | undefined, text: string | undefined) => {
          const value = given[variable];
          if (value === undefined && operator === '?') throw new Error(text);
          return value ?? text ?? '';
        },
      ),
    ]),
  );
}

function settingsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      values,
    );
}
