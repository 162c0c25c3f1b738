import type { z } from 'zod';
import { apiUrl } from './base-url.ts';
import { parseAnswer } from './client.ts';
import { errorFromAnswer, noAnswer } from './errors.ts';
import { API_BASE, SILENCE_LIMIT_MS } from './exchange.ts';
import { endRefusedSession, sessionToken } from './session.ts';
import { silenceWatch } from './silence-watch.ts';

interface UploadOptions {
  method?: 'POST' | 'PUT';
  /** Bytes sent so far and in total. */
  onProgress?: (sent: number, total: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a multipart form with progress, which fetch cannot report. Throws as `request` does; stopping by `signal`
 * throws an AbortError.
 */
export function upload<S extends z.ZodType>(
  path: string,
  form: FormData,
  schema: S,
  { method = 'POST', onProgress, signal }: UploadOptions = {},
): Promise<z.infer<S>> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const token = sessionToken();
    const watch = silenceWatch(SILENCE_LIMIT_MS);
    const stopped = new DOMException('The upload was stopped.', 'AbortError');
    const stop = () => xhr.abort();

    xhr.upload.onprogress = (event) => {
      watch.heard();
      onProgress?.(event.loaded, event.total);
    };
    xhr.upload.onload = watch.heard;
    xhr.onprogress = watch.heard;
    xhr.onerror = () => reject(noAnswer());
    xhr.onabort = () => reject(signal?.aborted ? stopped : noAnswer());
    xhr.onload = () => {
      if (xhr.status === 401) endRefusedSession(token);
      if (xhr.status < 200 || xhr.status >= 300) return reject(errorFromAnswer(xhr.status, xhr.responseText));
      try {
        resolve(parseAnswer(xhr.status, xhr.responseText, schema));
      } catch (error) {
        reject(error);
      }
    };
    xhr.onloadend = () => {
      watch.stop();
      signal?.removeEventListener('abort', stop);
    };

    if (signal?.aborted) {
      watch.stop();
      return reject(stopped);
    }
    signal?.addEventListener('abort', stop);
    watch.signal.addEventListener('abort', stop);
    xhr.open(method, apiUrl(API_BASE, path));
    xhr.setRequestHeader('Accept', 'application/json');
    if (token !== null) xhr.setRequestHeader('Authorization', `Bearer ${token}`);
    xhr.send(form);
  });
}
