import { createConfig, lintFromString } from '@redocly/openapi-core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

interface Operation {
  method: string;
  path: string;
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

let server: TestServer;
let client: HttpClient;
let documentId: string;
let operations: Operation[];
let named: Record<string, unknown>;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off', RATE_LIMIT_PER_MINUTE: '100000' });
  ({ client } = await signUp(server));
  documentId = (await client.upload(invoicePdf('openapi'))).body.document_id;
  const { paths, components } = (await client.get('/api/openapi.json')).body;
  named = components.schemas;
  operations = Object.entries(paths as Record<string, Record<string, object>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path }) as Operation),
  );
  // Signing out would end the run, and a user's stream of events never ends.
  operations = operations.filter(({ path }) => path !== '/api/auth/logout' && path !== '/api/events');
});
afterAll(() => server.close());

/** A schema with what it refers to in its place. */
function inlined(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (_key, value) => {
    const name = typeof value?.$ref === 'string' ? value.$ref.replace('#/components/schemas/', '') : null;
    return name === null ? value : inlined(named[name] as JsonSchema);
  });
}

/** Every object of several fields, wherever it is described. */
function objectsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  const isObject = 'properties' in value && Object.keys(value.properties as object).length > 1;
  return isObject ? [JSON.stringify(value), ...inside] : inside;
}

test('what is described twice has a name', async () => {
  const { body } = await client.get('/api/openapi.json');
  const objects = objectsIn([body.paths, body.components.schemas]);
  const twice = objects.filter((one, at) => objects.indexOf(one) !== at);
  expect([...new Set(twice)].map((one) => Object.keys(JSON.parse(one).properties).join())).toEqual([]);
  expect(Object.keys(named)).toEqual(
    expect.arrayContaining(['AnalysisResult', 'Document', 'Entity', 'Error', 'LineItem']),
  );
});

test("the OpenAPI document passes Redocly's recommended rules", async () => {
  const { body } = await client.get('/api/openapi.json');
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(body), config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
  expect(body.servers).toEqual([{ url: server.url }]);
  const calls = Object.values(
    body.paths as Record<string, Record<string, { operationId: string; security: object[] }>>,
  );
  const ids = calls.flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(new Set(ids).size).toBe(ids.length);
  expect(body.paths['/api/documents/{id}/entities'].get).toMatchObject({
    operationId: 'getDocumentsByIdEntities',
    security: [{ bearer: [] }],
  });
  expect(body.paths['/simple-token'].post.security).toEqual([]);
});

const NASTY = ['', '0', '-1', '1e309', 'NaN', 'null', '\0', 'ü€😀', "';--", '../../x', '%', '&|!()*:', 'x'.repeat(500)];
const text = fc.oneof(fc.constantFrom(...NASTY), fc.string({ maxLength: 30 }));
const json = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 2 }),
);
const body = fc.oneof(
  fc.record(
    { email: json, token: json, new_password: json, plan: json, label: json, value: json, page: json, box: json },
    { requiredKeys: [] },
  ),
  fc.record({ label: fc.constant('PROJECT'), value: text, page: fc.integer() }, { requiredKeys: ['label', 'value'] }),
  json,
);

test('no call gets an error of the server, or an answer other than the OpenAPI document says', {
  timeout: 180_000,
}, async () => {
  expect(operations.length).toBeGreaterThan(30);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.boolean(),
      fc.array(text, { minLength: 6, maxLength: 6 }),
      body,
      async (pick, isKnownId, texts, sent) => {
        const operation = operations[pick % operations.length] as Operation;
        let used = 0;
        const next = () => texts[used++ % texts.length] ?? '';
        const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent(name === 'id' && isKnownId && operation.method !== 'delete' ? documentId : next()),
        );
        const query = new URLSearchParams();
        for (const { in: place, name } of operation.parameters ?? []) if (place === 'query') query.set(name, next());
        const type = Object.keys(operation.requestBody?.content ?? {})[0];
        const headers: Record<string, string> = type ? { 'content-type': type } : {};
        const encoded = type?.includes('json') ? JSON.stringify(sent) : new URLSearchParams({ username: next() });
        const answer = await client.call(operation.method.toUpperCase(), `${path}?${query}`, {
          headers,
          ...(type ? { body: String(encoded) } : {}),
        });
        const described = operation.responses[answer.status];
        // A path parameter of nothing or of dots is another address, which is not there.
        if (answer.status !== 404) expect(described, `${operation.method} ${path} ${answer.status}`).toBeDefined();
        expect(answer.status).toBeLessThan(500);
        const schema = described?.content?.['application/json']?.schema;
        if (!schema || answer.headers.get('content-type')?.includes('json') !== true) return;
        z.fromJSONSchema(inlined(schema), { defaultTarget: 'draft-2020-12' }).parse(answer.body);
      },
    ),
    { numRuns: 250, endOnFailure: true },
  );
});
