import type { RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The multipart field that a route takes files in; several of them, or one. */
    takesFiles?: { field: string; several: boolean };
  }
}

const FILE = { type: 'string', format: 'binary' };

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const camel = (words: string) =>
  words
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map(capitalised)
    .join('');

/** What a generated client calls a route: "getDocumentsByIdEntities" for `GET /api/documents/:id/entities`. */
export function operationId(method: string, url: string): string {
  const parts = url.split('/').filter((part) => part !== '' && part !== 'api');
  const words = parts.map((part) => (part.startsWith(':') ? `By${camel(part.replace(/\..*$/, ''))}` : camel(part)));
  return method.toLowerCase() + words.join('');
}

/** What every call of the OpenAPI document says beside what its route does: its name, and whether it needs a token. */
export function withOperation<Route extends Pick<RouteOptions, 'method' | 'url' | 'schema'>>({
  method,
  url,
  schema = {},
}: Route): NonNullable<RouteOptions['schema']> {
  const [verb = 'get'] = [method].flat();
  return { operationId: operationId(verb, url), security: [], ...schema };
}

/** As `jsonSchemaTransform`, and with the files that a route takes, which no schema of ours reads. */
export const transformRoute: typeof jsonSchemaTransform = (described) => {
  const transformed = jsonSchemaTransform(described);
  const { takesFiles } = described.route.config ?? {};
  if (!takesFiles) return transformed;
  const { field, several } = takesFiles;
  const file = several ? { type: 'array', items: FILE, minItems: 1 } : FILE;
  const body = { type: 'object', required: [field], properties: { [field]: file } };
  return { ...transformed, schema: { ...transformed.schema, body } };
};

/** What the OpenAPI document says of the whole product. */
export const API_INFO = {
  openapi: '3.1.0',
  info: {
    title: 'Invoscope API',
    version: '1',
    description:
      'Upload invoices, read their facts. Errors are {"detail": "a sentence", "code": "machine.readable"}. ' +
      'The bearer token is that of a session (`POST /simple-token`) or an API key (`inv_…`).',
    license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
  },
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', description: 'A session token or an API key' },
    },
  },
} as const;
