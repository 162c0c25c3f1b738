import { apiBase } from './base-url.ts';
import { errorFromAnswer, isAbort, noAnswer } from './errors.ts';
import { endRefusedSession, sessionToken } from './session.ts';
import { silenceWatch } from './silence-watch.ts';

/** Specification §9: a call without a byte in either direction for this long is given up. */
export const SILENCE_LIMIT_MS = 30_000;

export const API_BASE = apiBase(import.meta.env?.VITE_API_BASE);

export interface ExchangeInit {
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  signal?: AbortSignal;
  /** What a 401 means: the end of the session (default), or just a refused call. */
  unauthorized?: 'end-session' | 'refuse';
}

/**
 * Sends one request with the bearer token and hands each piece of the answer to `onChunk` as it arrives. Throws
 * `ApiError` for any status outside 2xx and for silence, and the caller's own AbortError when `signal` stopped it.
 */
export async function exchange(
  url: string,
  init: ExchangeInit,
  onChunk: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<Response> {
  const token = sessionToken();
  const headers = new Headers(init.headers);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const watch = silenceWatch(SILENCE_LIMIT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, watch.signal]) : watch.signal;
  const errorParts: Uint8Array<ArrayBuffer>[] = [];
  try {
    const response = await fetch(url, { method: init.method ?? 'GET', headers, body: init.body ?? null, signal });
    watch.heard();
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      watch.heard();
      if (response.ok) onChunk(part.value);
      else errorParts.push(part.value);
    }
    if (response.ok) return response;
    if (response.status === 401 && init.unauthorized !== 'refuse') endRefusedSession(token);
    throw errorFromAnswer(response.status, await new Blob(errorParts).text());
  } catch (error) {
    if (init.signal?.aborted) throw new DOMException('The call was stopped.', 'AbortError');
    // fetch reports a lost connection as TypeError, the silence watch as AbortError: both are "no response".
    if (error instanceof TypeError || isAbort(error)) throw noAnswer();
    throw error;
  } finally {
    watch.stop();
  }
}
