import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followUserEvents } from './follow-user-events.ts';

const TOKEN = 'valid';
let streams: ServerResponse[] = [];
const server = createServer((request, response) => {
  if (request.headers.authorization !== `Bearer ${TOKEN}`) {
    response.writeHead(401).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  streams.push(response);
});
let url: string;

beforeEach(async () => {
  streams = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/events`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const done = { document_id: 'a', status: 'completed' } as const;

test('a broken stream is opened again, and whoever listens is told to look anew', async () => {
  const told: unknown[] = [];
  const stop = new AbortController();
  const listener = { onOpen: () => told.push('open'), onEvent: (event: unknown) => told.push(event) };
  const followed = followUserEvents(url, TOKEN, listener, stop.signal);
  await vi.waitFor(() => expect(told).toEqual(['open']), 60_000);
  streams[0]?.write(': heartbeat\n\n');
  streams[0]?.write(`event: document\ndata: ${JSON.stringify(done)}\n\nevent: unknown\ndata: x\n\n`);
  await vi.waitFor(() => expect(told).toEqual(['open', done]), 60_000);
  streams[0]?.destroy();
  await vi.waitFor(() => expect(told).toEqual(['open', done, 'open']), 60_000);
  stop.abort();
  await followed;
});

test('a token that is not accepted ends it', async () => {
  const told: unknown[] = [];
  const listener = { onOpen: () => told.push('open'), onEvent: (event: unknown) => told.push(event) };
  await followUserEvents(url, 'revoked', listener, new AbortController().signal);
  expect(told).toEqual([]);
});
