import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { httpClient, signUp } from '../../src/server/testing/http-client.ts';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server.ts';
import { clientSchema } from './client-schema.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const INVOICE = at('samples/welcome-invoice.pdf');
const guide = await readFile(at('docs/integrate.md'), 'utf8');
const block = (language: string) => guide.split(`\`\`\`${language}\n`)[1]?.split('```\n')[0] ?? '';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'invoscope-integrate-'));
  server = await startTestServer({ BILLING: 'off', ANALYSIS_ANSWER_S: '1' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** What a program printed; null where there is no such program. Throws when it ended badly. */
async function run(command: string, args: string[], env: Record<string, string>): Promise<string | null> {
  const program = spawn(command, args, { cwd: folder, env: { ...process.env, ...env } });
  let printed = '';
  let problems = '';
  program.stdout.on('data', (text) => {
    printed += text;
  });
  program.stderr.on('data', (text) => {
    problems += text;
  });
  const ended = await once(program, 'close').catch((error: NodeJS.ErrnoException) => error);
  if (ended instanceof Error) {
    if (ended.code === 'ENOENT') return null;
    throw ended;
  }
  if (ended[0] !== 0) throw new Error(`${command} ended with ${ended[0]}: ${problems}${printed}`);
  return printed;
}

test('the types of the client are those of the OpenAPI document; `npm run client` makes them', async () => {
  const { body } = await httpClient(server).get('/api/openapi.json');
  const isFresh = (await readFile(at('client/schema.ts'), 'utf8')) === (await clientSchema(body));
  expect(isFresh, 'client/schema.ts is behind the API: npm run client').toBe(true);
  expect(block('ts')).toBe(await readFile(at('client/example.ts'), 'utf8'));
});

describe.each([
  ['curl', 'bash', 'journey.sh', block('sh')],
  ['TypeScript', process.execPath, at('client/example.ts'), null],
  ['Python', 'python3', 'journey.py', block('python')],
])('the journey of docs/integrate.md in %s', (language, command, file, source) => {
  test('uploads, waits, reads, corrects and exports', async (context) => {
    const { client } = await signUp(server);
    const { key } = (await client.json('POST', '/api/keys', { name: language, scope: 'write' })).body;
    if (source !== null) await writeFile(join(folder, file), source);
    const printed = await run(command, [file, INVOICE], { INVOSCOPE_URL: server.url, INVOSCOPE_KEY: key });
    // Without Python there is nothing to run; bash, curl and Node are needed anyway.
    if (printed === null && language === 'Python') return context.skip();

    const [document] = (await client.get('/api/documents')).body;
    const { entities } = (await client.get(`/api/documents/${document.id}/entities`)).body;
    const [number] = entities.INVOICE_NUMBER;
    expect(number).toMatchObject({ value: 'CORRECTED-1', source: 'user' });
    expect(number.original).not.toBe('');
    for (const [label, value] of [
      ['SELLER_NAME', entities.SELLER_NAME[0].value],
      ['INVOICE_NUMBER', number.original],
      ['INVOICE_DATE', entities.INVOICE_DATE[0].value],
      ['TOTAL_AMOUNT', entities.TOTAL_AMOUNT[0].value],
    ]) {
      expect(printed).toContain(`${label} ${value}`);
    }
    expect(printed).toContain(`corrected ${number.original} to CORRECTED-1`);
    const csv = await readFile(join(folder, 'invoices.csv'), 'utf8');
    const [keys = [], ...rows] = parseCsv(csv);
    expect(rows.map((row) => [row[keys.indexOf('document_id')], row[keys.indexOf('invoice_number')]])).toEqual([
      [document.id, 'CORRECTED-1'],
    ]);
    await rm(join(folder, 'invoices.csv'));
  });
});
