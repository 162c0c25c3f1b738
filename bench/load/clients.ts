import { setTimeout as delay } from 'node:timers/promises';
import type { ManyInvoices } from './many-invoices.ts';

/** What was asked of the server in a phase, by route. */
export class Answers {
  readonly times = new Map<string, number[]>();
  readonly statuses = new Map<string, number>();

  add(route: string, status: number, ms: number): void {
    const list = this.times.get(route) ?? [];
    list.push(ms);
    this.times.set(route, list);
    const key = `${route} ${status}`;
    this.statuses.set(key, (this.statuses.get(key) ?? 0) + 1);
  }

  count(route: string, status: number): number {
    return this.statuses.get(`${route} ${status}`) ?? 0;
  }
}

export const UPLOAD = 'POST /api/analyze/pdf';
const LONGEST_RETRY_S = 5;

export interface Person {
  origin: string;
  token: string;
}

/** Uploads one invoice after the other until `until`; waits as long as a 503 tells it to. Documents go to `uploaded`. */
export async function uploadUntil(
  until: number,
  { origin, token }: Person,
  invoices: ManyInvoices,
  answers: Answers,
  uploaded: string[],
): Promise<void> {
  while (Date.now() < until) {
    const form = new FormData();
    const name = `load-${uploaded.length}.pdf`;
    form.set('file', new File([Uint8Array.from(invoices.next())], name, { type: 'application/pdf' }));
    const started = performance.now();
    const answer = await fetch(`${origin}/api/analyze/pdf`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    const body = (await answer.json()) as { document_id?: string };
    answers.add(UPLOAD, answer.status, performance.now() - started);
    if (body.document_id) uploaded.push(body.document_id);
    if (answer.status === 503) {
      await delay(Math.min(LONGEST_RETRY_S, Number(answer.headers.get('retry-after') ?? 1)) * 1000);
    }
  }
}

const LOOKS: readonly [route: string, path: (documentId: string | undefined) => string][] = [
  ['GET /api/documents', () => '/api/documents?limit=50'],
  ['GET /api/documents?q', () => '/api/documents?limit=20&q=consulting'],
  ['GET /api/documents/stats', () => '/api/documents/stats'],
  ['GET /api/documents/{id}/entities', (id) => `/api/documents/${id ?? 'none'}/entities`],
  ['GET /healthz', () => '/healthz'],
];
/** Somebody who reads what is shown before the next click. */
const READS_MS = 200;

/** Lists, searches and opens documents, as a person at the screen does, until `until`. */
export async function lookUntil(
  until: number,
  { origin, token }: Person,
  answers: Answers,
  uploaded: readonly string[],
): Promise<void> {
  for (let turn = 0; Date.now() < until; turn += 1) {
    const [route, path] = LOOKS[turn % LOOKS.length]!;
    const started = performance.now();
    const answer = await fetch(`${origin}${path(uploaded.at(-1 - (turn % 7)))}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.arrayBuffer();
    answers.add(route, answer.status, performance.now() - started);
    await delay(READS_MS);
  }
}
