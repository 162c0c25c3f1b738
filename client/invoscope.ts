import createClient from 'openapi-fetch';
import type { paths } from './schema.ts';

/** An answer that is none of 2xx: `detail` is a sentence for people, `code` is for programs. */
export class InvoscopeError extends Error {
  override readonly name = 'InvoscopeError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, body: { detail?: string; code?: string } | undefined) {
    super(body?.detail ?? `The server answered ${status}.`);
    this.status = status;
    this.code = body?.code ?? 'unknown';
  }
}

export interface InvoscopeOptions {
  /** Where the product is reached, such as "https://invoices.example.com". */
  baseUrl: string;
  /** An API key (`inv_…`) or the token of a session. */
  key: string;
}

/** Every call of the API, typed, as `openapi-fetch` makes them; an answer that is none of 2xx throws `InvoscopeError`. */
export function invoscope({ baseUrl, key }: InvoscopeOptions) {
  const client = createClient<paths>({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    headers: { authorization: `Bearer ${key}` },
  });
  client.use({
    async onResponse({ response }) {
      if (response.ok) return;
      const body = await response.json().catch(() => undefined);
      throw new InvoscopeError(response.status, body);
    },
  });
  return client;
}

export type Invoscope = ReturnType<typeof invoscope>;

/** Which call takes a file, by its type. */
const uploadPath = (file: Blob) =>
  file.type === 'application/pdf'
    ? '/api/analyze/pdf'
    : /xml/.test(file.type)
      ? '/api/analyze/xml'
      : '/api/analyze/image';

/**
 * Uploads a PDF, picture or e-invoice (told apart by `file.type`) and gives the document's id; it may still be analysed
 * then, see `untilAnalyzed`. With the same `idempotencyKey` an upload that is sent again is the same document.
 */
export async function upload(
  client: Invoscope,
  file: Blob,
  { filename, idempotencyKey }: { filename: string; idempotencyKey?: string },
): Promise<string> {
  const { data } = await client.POST(uploadPath(file) as '/api/analyze/pdf', {
    body: { file },
    bodySerializer: () => {
      const form = new FormData();
      form.append('file', file, filename);
      return form;
    },
    headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
  });
  return data!.document_id;
}

const LOOK_EVERY_MS = 1_000;

/**
 * Waits until a document is analysed and gives what was read. Throws when the analysis fails or is cancelled, and
 * what `signal` is aborted with.
 */
export async function untilAnalyzed(
  client: Invoscope,
  id: string,
  { signal = null }: { signal?: AbortSignal | null } = {},
) {
  const params = { path: { id } };
  for (;;) {
    signal?.throwIfAborted();
    const { data: document } = await client.GET('/api/documents/{id}', { params, signal });
    const analysis = document?.last_analysis;
    if (analysis?.status === 'completed') {
      const { data } = await client.GET('/api/documents/{id}/entities', { params, signal });
      return data!;
    }
    if (analysis && analysis.status !== 'processing') {
      throw new InvoscopeError(422, analysis.error ?? { detail: `The analysis was ${analysis.status}.` });
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
