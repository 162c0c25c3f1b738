import type { z } from 'zod';
import { apiUrl } from './base-url.ts';
import { eventParser } from './event-parser.ts';
import { API_BASE, exchange } from './exchange.ts';

/**
 * Reads an event stream with fetch, so that the bearer token stays out of the URL, and hands each event that fits
 * `schema` to `onEvent`; the event's name is its `type`. Resolves when the server ends the stream. Throws as `request`.
 */
export async function readEvents<S extends z.ZodType>(
  path: string,
  schema: S,
  onEvent: (event: z.infer<S>) => void,
  signal?: AbortSignal,
): Promise<void> {
  const decoder = new TextDecoder();
  const parse = eventParser();
  const headers = { Accept: 'text/event-stream' };
  const init = signal ? { headers, signal } : { headers };
  await exchange(apiUrl(API_BASE, path), init, (chunk) => {
    for (const { name, data } of parse(decoder.decode(chunk, { stream: true }))) {
      const event = toTyped(name, data);
      const checked = schema.safeParse(event);
      if (checked.success) onEvent(checked.data);
    }
  });
}

function toTyped(name: string, data: string): unknown {
  try {
    const body: unknown = JSON.parse(data);
    return typeof body === 'object' && body !== null ? { type: name, ...body } : body;
  } catch {
    return null;
  }
}
