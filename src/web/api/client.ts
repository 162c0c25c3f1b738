import { z } from 'zod';
import { apiUrl } from './base-url.ts';
import { unreadableAnswer } from './errors.ts';
import { API_BASE, type ExchangeInit, exchange } from './exchange.ts';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, string | number | boolean | null | undefined>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent form-encoded; fields that are undefined or empty are left out. */
  form?: Record<string, string | undefined>;
  signal?: AbortSignal;
  /** Beside those that every call has. */
  headers?: Readonly<Record<string, string>>;
  unauthorized?: ExchangeInit['unauthorized'];
}

function formBody(form: Record<string, string | undefined>): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(form)) {
    if (value !== undefined && value !== '') body.set(name, value);
  }
  return body;
}

function toInit(options: RequestOptions): ExchangeInit {
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers };
  const init: ExchangeInit = { method: options.method ?? 'GET', headers };
  if (options.signal) init.signal = options.signal;
  if (options.unauthorized) init.unauthorized = options.unauthorized;
  if (options.json !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(options.json);
  } else if (options.form) {
    init.body = formBody(options.form);
  }
  return init;
}

async function send(path: string, init: ExchangeInit, query: RequestOptions['query']) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const response = await exchange(apiUrl(API_BASE, path, query), init, (part) => parts.push(part));
  return { response, body: new Blob(parts, { type: response.headers.get('Content-Type') ?? '' }) };
}

/** Parses the text of a 2xx answer with its contract. Throws `ApiError` with `unreadable` set. */
export function parseAnswer<S extends z.ZodType>(status: number, text: string, schema: S): z.infer<S> {
  if (text.trim() === '') throw unreadableAnswer(status, 'empty');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw unreadableAnswer(status, 'unparsable');
  }
  const checked = schema.safeParse(parsed);
  if (!checked.success) throw unreadableAnswer(status, 'unexpected');
  return checked.data;
}

/** One call with a JSON answer, checked by the shared contract. Throws `ApiError`. */
export async function request<S extends z.ZodType>(
  path: string,
  schema: S,
  options: RequestOptions = {},
): Promise<z.infer<S>> {
  const { response, body } = await send(path, toInit(options), options.query);
  return parseAnswer(response.status, await body.text(), schema);
}

/**
 * One page of a list, checked by the shared contract, with the length of the whole list (`X-Total-Count`; without it
 * what has been seen so far). Throws `ApiError`.
 */
export async function requestPage<Item extends z.ZodType>(
  path: string,
  item: Item,
  options: RequestOptions & { query: { offset: number } },
): Promise<{ items: z.infer<Item>[]; total: number }> {
  const { response, body } = await send(path, toInit(options), options.query);
  const items = parseAnswer(response.status, await body.text(), z.array(item));
  const total = Number(response.headers.get('X-Total-Count') ?? Number.NaN);
  return { items, total: Number.isInteger(total) ? total : options.query.offset + items.length };
}

/** One call whose answer carries nothing (204). Throws `ApiError`. */
export async function requestNothing(path: string, options: RequestOptions = {}): Promise<void> {
  await send(path, toInit(options), options.query);
}

/** A file or image with the bearer token, which never goes into a URL. Throws `ApiError`. */
export async function fetchBlob(path: string, options: Pick<RequestOptions, 'query' | 'signal'> = {}): Promise<Blob> {
  const init: ExchangeInit = options.signal ? { signal: options.signal } : {};
  const { body } = await send(path, init, options.query);
  return body;
}
