import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { COMMANDS } from '../src/cli/commands.ts';
import { CONFIG_TABLE, readConfig } from '../src/server/config.ts';

/** No container engine runs in the tests: what the files for containers and services name is looked at instead. */
const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path: string) => readFileSync(at(path), 'utf8');

/** Those of Node itself. */
const OTHER_VARIABLES = new Set(['NODE_ENV']);
const isVariable = (name: string) => name in CONFIG_TABLE || OTHER_VARIABLES.has(name);

describe('Dockerfile', () => {
  const instructions = read('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', rest = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
      return { name, rest };
    });
  const all = (name: string) => instructions.filter((each) => each.name === name).map(({ rest }) => rest);

  test('everything it copies is there, and it runs what package.json knows', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(instructions.every(({ name }) => name)).toBe(true);
    for (const copied of all('COPY')) {
      const sources = copied
        .split(' ')
        .filter((word) => !word.startsWith('--'))
        .slice(0, -1);
      for (const source of sources) {
        const path = source.replace('/app/', '');
        // Made by the stage before.
        if (['node_modules', 'dist/web'].includes(path)) continue;
        expect(existsSync(at(path)), path).toBe(true);
      }
    }
    const run = all('RUN').join(' ');
    for (const [, script = ''] of run.matchAll(/npm run (\S+)/g)) expect(scripts).toHaveProperty(script);
  });

  test('it has every folder that the server imports from', () => {
    const copied = all('COPY').join('\n');
    for (const folder of ['core', 'contracts', 'reader', 'server', 'cli']) {
      expect(copied).toContain(`./src/${folder}`);
    }
    expect(copied).toContain('/app/samples ./samples');
  });

  test('it runs as an ordinary user, a command that there is, and says whether it is healthy', () => {
    const [entry] = all('ENTRYPOINT').map((text) => JSON.parse(text) as string[]);
    const [command] = all('CMD').map((text) => JSON.parse(text) as string[]);
    expect(existsSync(at(entry?.[1] ?? ''))).toBe(true);
    expect(COMMANDS).toHaveProperty(command?.[0] ?? '');
    const order = instructions.map(({ name }) => name);
    expect(all('USER')).toEqual(['node']);
    expect(order.indexOf('USER')).toBeLessThan(order.indexOf('ENTRYPOINT'));
    expect(all('HEALTHCHECK')[0]).toContain('/healthz');
    expect(all('FROM').every((image) => image.startsWith('node:24'))).toBe(true);
  });

  test('its variables are those of the table', () => {
    const named = all('ENV').flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name = '']) => name));
    expect(named.filter((name) => !isVariable(name))).toEqual([]);
    expect(named).toContain('HOST');
  });
});

interface Service {
  image?: string;
  build?: string;
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
}

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  const ours = Object.entries(services).filter(([, { image }]) => image === 'invoscope');
  /** As compose fills them in, where the person set no more than is needed. */
  const filled = (value: string) =>
    String(value)
      .replace(/\$\{\w+:-([^}]*)\}/g, '$1')
      .replace(/\$\{\w+:\?[^}]*\}/g, 'a-secret');

  test('it has web, worker, database and files; ours run commands that there are', () => {
    expect(Object.keys(services).toSorted()).toEqual(['bucket', 'postgres', 's3', 'web', 'worker']);
    expect(ours.map(([, { command }]) => command)).toEqual([['serve'], ['worker']]);
    for (const [, { command }] of ours) expect(COMMANDS).toHaveProperty(command?.[0] ?? '');
  });

  test.each(ours)('the settings of %s are those of the table, and can be read', (_name, { environment = {} }) => {
    expect(Object.keys(environment).filter((name) => !isVariable(name))).toEqual([]);
    const env = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)]));
    expect(readConfig(env)).toMatchObject({ S3_BUCKET: 'invoices', BILLING: 'off' });
    expect(new URL(env.DATABASE_URL ?? '').hostname).toBe('postgres');
    expect(new URL(env.S3_ENDPOINT ?? '').hostname).toBe('s3');
  });

  test('secrets have no default, and agree on both sides', () => {
    const text = read('compose.yaml');
    expect(text).not.toMatch(/\$\{(POSTGRES_PASSWORD|S3_SECRET_ACCESS_KEY)(:-[^}]*)?\}/);
    const { environment: web = {} } = services.web ?? {};
    const { environment: database = {} } = services.postgres ?? {};
    const { environment: files = {} } = services.s3 ?? {};
    const url = new URL(filled(web.DATABASE_URL ?? ''));
    expect([url.username, url.password, url.pathname]).toEqual([
      ...[database.POSTGRES_USER, filled(database.POSTGRES_PASSWORD ?? ''), `/${database.POSTGRES_DB}`],
    ]);
    expect([web.S3_ACCESS_KEY_ID, web.S3_SECRET_ACCESS_KEY]).toEqual([
      ...[files.MINIO_ROOT_USER, files.MINIO_ROOT_PASSWORD],
    ]);
    expect(services.bucket?.command?.at(-1)).toBe(`s3/${web.S3_BUCKET}`);
  });

  test('what services wait for and where they write is declared', () => {
    for (const { depends_on = {}, volumes: mounted = [] } of Object.values(services)) {
      expect(Object.keys(depends_on).filter((name) => !services[name])).toEqual([]);
      expect(mounted.map((volume) => volume.split(':')[0] ?? '').filter((name) => !(name in volumes))).toEqual([]);
    }
  });
});

describe('docs/operations.md', () => {
  const page = read('docs/operations.md');

  test('its settings are in the table, its commands and scripts exist, its links lead somewhere', () => {
    const assigned = [...page.matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)=/g)].map(([, name = '']) => name);
    const quoted = [...page.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)`/g)].map(([, name = '']) => name);
    const known = new Set(['POSTGRES_PASSWORD']);
    expect([...assigned, ...quoted].filter((name) => !isVariable(name) && !known.has(name))).toEqual([]);
    for (const [, command = ''] of page.matchAll(/^ *(?:[A-Z_]+=\S+ )*invoscope ([a-z]+)/gm)) {
      expect(COMMANDS).toHaveProperty(command);
    }
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const [, script = ''] of page.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([script]);
    for (const [, link = ''] of page.matchAll(/\]\(([^)]+)\)/g))
      expect(existsSync(at(`docs/${link}`)), link).toBe(true);
  });

  test('its service unit starts a file that is there', () => {
    const [, start = ''] = /^ExecStart=\/opt\/invoscope\/\S+ (\S+)/m.exec(page) ?? [];
    expect(existsSync(at(start))).toBe(true);
  });
});
