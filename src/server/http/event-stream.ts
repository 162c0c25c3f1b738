import type { FastifyReply } from 'fastify';

const HEARTBEAT_MS = 15_000;

export interface EventStream {
  /** Sends one server-sent event; nothing once the reader has left. */
  send(name: string, body: object): void;
  /** Resolves when the reader has left. */
  closed: Promise<void>;
  end(): void;
}

/** Answers with server-sent events, and a heartbeat every 15 s that keeps proxies from closing the connection. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies that buffer would hold the events back (nginx, X-Accel-Buffering).
    'x-accel-buffering': 'no',
  });
  // The reader knows by the headers that it is heard, also while nothing happens.
  raw.flushHeaders();
  const heartbeat = setInterval(() => raw.write(': heartbeat\n\n'), HEARTBEAT_MS);
  const closed = new Promise<void>((resolve) => {
    raw.on('close', () => {
      clearInterval(heartbeat);
      resolve();
    });
  });
  return {
    send(name, body) {
      if (!raw.writableEnded) raw.write(`event: ${name}\ndata: ${JSON.stringify(body)}\n\n`);
    },
    closed,
    end() {
      clearInterval(heartbeat);
      raw.end();
    },
  };
}
