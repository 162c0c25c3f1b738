import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** How a receiver answers: with a status (and headers), or not at all. */
export type Reply = { status: number; headers?: Record<string, string>; body?: string } | 'hang';

/** A real program that receives webhooks on the loopback address, and notes what came. */
export async function webhookReceiver(
  answer: (received: Received) => Reply | Promise<Reply> = () => ({ status: 204 }),
) {
  const received: Received[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const call = { path: request.url ?? '', headers: request.headers as Record<string, string>, body };
    received.push(call);
    const reply = await answer(call);
    if (reply === 'hang') return;
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    received,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
