import type { z } from 'zod';
import { apiUrl } from './base-url.ts';
import { API_BASE, exchange } from './exchange.ts';

/** One server-sent event: its name ("message" by default) and data. */
export interface StreamEvent {
  name: string;
  data: string;
}

/** A parser of the event-stream format; feed it text as it arrives, it returns the events completed by it. */
export function eventParser(): (text: string) => StreamEvent[] {
  let pending = '';
  let name = '';
  let data: string[] = [];

  const readLine = (line: string): StreamEvent | null => {
    if (line === '') {
      const event = data.length > 0 ? { name: name || 'message', data: data.join('\n') } : null;
      name = '';
      data = [];
      return event;
    }
    const colon = line.indexOf(':');
    // A line that starts with a colon is a heartbeat.
    if (colon === 0) return null;
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
    return null;
  };

  return (text) => {
    const lines = (pending + text).split(/\r\n|\n|\r(?!$)/);
    pending = lines.pop() ?? '';
    return lines.map(readLine).filter((event) => event !== null);
  };
}

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
