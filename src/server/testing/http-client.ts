import type { TestServer } from './start-test-server.ts';

export interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: Body;
}

type Fields = Record<string, string>;

let counter = 0;
/** A name no other test of this run has. */
export const uniqueName = (prefix = 'user') => `${prefix}-${process.pid}-${++counter}`;

/** Calls a test server as a browser or a script would. */
export function httpClient(server: TestServer, token?: string) {
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  async function call(method: string, path: string, init: RequestInit = {}): Promise<Answer<any>> {
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(`${server.url}${path}`, { redirect: 'manual', ...init, method, headers });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text };
  }
  return {
    call,
    get: (path: string, headers: Fields = {}) => call('GET', path, { headers }),
    delete: (path: string) => call('DELETE', path),
    form: (path: string, fields: Fields) => call('POST', path, { body: new URLSearchParams(fields) }),
    json: (method: string, path: string, body?: unknown) =>
      call(method, path, {
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
    upload: (bytes: Uint8Array, filename = 'invoice.pdf', path = '/api/analyze/pdf', field = 'file') => {
      const body = new FormData();
      body.append(field, new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), filename);
      return call('POST', path, { body });
    },
    async download(path: string, headers: Fields = {}) {
      const response = await fetch(`${server.url}${path}`, {
        headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      });
      return {
        status: response.status,
        headers: response.headers,
        bytes: Buffer.from(await response.arrayBuffer()),
      };
    },
  };
}

export type HttpClient = ReturnType<typeof httpClient>;

/** Registers a new account and returns its client and token. */
export async function signUp(server: TestServer, fields: Fields = {}) {
  const username = fields.username ?? uniqueName();
  const answer = await httpClient(server).form('/api/auth/register', {
    username,
    email: `${username}@example.com`,
    password: 'secret1',
    ...fields,
  });
  if (answer.status !== 201) throw new Error(`Registration failed: ${JSON.stringify(answer.body)}`);
  const token = answer.body.access_token as string;
  return { username, token, answer, client: httpClient(server, token) };
}
