import type { DocumentEvent } from '#contracts/analysis.ts';

export interface FollowedEvents {
  /** All that came so far. */
  seen: DocumentEvent[];
  /** The first event, of those that came or will come, that fits. */
  next(fits: (event: DocumentEvent) => boolean): Promise<DocumentEvent>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Reads a user's event stream, as a browser window does. Resolves when the server has answered. */
export async function followEvents(url: string, token: string): Promise<FollowedEvents> {
  const abort = new AbortController();
  const response = await fetch(`${url}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: abort.signal,
  });
  if (response.status !== 200 || !response.body) throw new Error(`The event stream answered ${response.status}`);
  const seen: DocumentEvent[] = [];
  const waiting = new Set<() => void>();
  const { body } = response;

  async function read(): Promise<void> {
    let text = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^event: document\ndata: (.*)$/.exec(block)?.[1];
        if (data) seen.push(JSON.parse(data) as DocumentEvent);
      }
      for (const look of waiting) look();
    }
  }
  const ended = read().catch((error: Error) => {
    if (!abort.signal.aborted) throw error;
  });
  return {
    seen,
    ended,
    next: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const found = seen.find(fits);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    close: () => abort.abort(),
  };
}
