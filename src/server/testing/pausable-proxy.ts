import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface PausableProxy {
  /** The address with this proxy's port instead of the server's. */
  url: string;
  /** From now on nothing goes through, as when the server hangs; connections stay open. */
  pause(): void;
  resume(): void;
  close(): Promise<void>;
}

/** Stands between a client and the server at `url`, to let it hang. */
export async function pausableProxy(url: string): Promise<PausableProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let paused = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    if (paused) socket.pause();
  };
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('data', (chunk) => to.write(chunk));
      from.on('close', () => to.destroy());
    }
    keep(client);
    keep(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = new URL(url);
  own.port = String((server.address() as AddressInfo).port);
  return {
    url: own.href,
    pause() {
      paused = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      paused = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
