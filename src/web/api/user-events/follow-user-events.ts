import { type DocumentEvent, documentEventSchema } from '#contracts/analysis.ts';
import { eventParser } from '../event-parser.ts';
import { silenceWatch } from '../silence-watch.ts';

export interface UserEventsListener {
  /** The stream is open, for the first time or again: what happened before was not told, look at everything anew. */
  onOpen(): void;
  onEvent(event: DocumentEvent): void;
}

/** The server sends a heartbeat every 15 s; without a byte for so long the connection is dead. */
const SILENCE_LIMIT_MS = 40_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Follows a user's event stream (`GET /api/events`), connecting again whenever it breaks, until `signal` is aborted or
 * the server refuses the token. Knows nothing of the page: it runs in a worker that the windows of a browser share.
 */
export async function followUserEvents(
  url: string,
  token: string,
  listener: UserEventsListener,
  signal: AbortSignal,
): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const opened = () => {
      pause = FIRST_PAUSE_MS;
      listener.onOpen();
    };
    const end = await readOnce(url, token, { ...listener, onOpen: opened }, signal);
    if (end === 'refused') return;
    await wait(pause, signal);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/** One connection, until it ends; `refused` when the token is not accepted. */
async function readOnce(
  url: string,
  token: string,
  { onOpen, onEvent }: UserEventsListener,
  signal: AbortSignal,
): Promise<'refused' | 'broken'> {
  const silence = silenceWatch(SILENCE_LIMIT_MS);
  try {
    const response = await fetch(url, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}` },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (response.status === 401) return 'refused';
    if (!response.ok || !response.body) return 'broken';
    onOpen();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const parse = eventParser();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      silence.heard();
      for (const { name, data } of parse(part.value)) {
        const event = name === 'document' ? documentEventSchema.safeParse(JSON.parse(data)) : null;
        if (event?.success) onEvent(event.data);
      }
    }
    return 'broken';
  } catch {
    // A lost connection, a silent one, or the end that `signal` asked for.
    return 'broken';
  } finally {
    silence.stop();
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
