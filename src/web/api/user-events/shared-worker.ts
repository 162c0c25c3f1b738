import type { DocumentEvent } from '#contracts/analysis.ts';
import { followUserEvents } from './follow-user-events.ts';

/** From a window: who is signed in there, or that nobody is any more. */
export interface ToWorker {
  url: string;
  token: string | null;
}
/** To every window with that token. */
export type FromWorker = { type: 'open' } | { type: 'event'; event: DocumentEvent };

/**
 * One stream for all windows of a browser: over HTTP/1.1 a browser opens six connections to a server, and six windows
 * with a stream of their own would leave none.
 */
const windows = new Map<MessagePort, string>();
const streams = new Map<string, AbortController>();

function tell(token: string, message: FromWorker): void {
  for (const [port, own] of windows) if (own === token) port.postMessage(message);
}

function endUnneeded(): void {
  const needed = new Set(windows.values());
  for (const [token, stream] of streams) {
    if (needed.has(token)) continue;
    stream.abort();
    streams.delete(token);
  }
}

function follow(url: string, token: string): void {
  const stream = new AbortController();
  streams.set(token, stream);
  const listener = {
    onOpen: () => tell(token, { type: 'open' }),
    onEvent: (event: DocumentEvent) => tell(token, { type: 'event', event }),
  };
  void followUserEvents(url, token, listener, stream.signal).finally(() => {
    if (streams.get(token) === stream) streams.delete(token);
  });
}

function onMessage(port: MessagePort, { url, token }: ToWorker): void {
  if (token === null) windows.delete(port);
  else windows.set(port, token);
  endUnneeded();
  if (token !== null && !streams.has(token)) follow(url, token);
}

// The library of types for pages does not know the global scope of shared workers.
const scope = globalThis as unknown as { onconnect: (event: MessageEvent) => void };
scope.onconnect = ({ ports }) => {
  const [port] = ports;
  if (port) port.onmessage = ({ data }: MessageEvent<ToWorker>) => onMessage(port, data);
};
