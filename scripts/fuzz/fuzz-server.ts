import { createRandom, type Random } from '#samples/random.ts';
import { startServer } from '../started-server.ts';
import { baseDocuments } from './base-documents.ts';
import type { Findings } from './findings.ts';
import { madeUpText, madeUpValue } from './made-up-text.ts';
import { mutateBytes } from './mutate-bytes.ts';

const LANES = 4;
const HEALTH_EVERY_MS = 100;
/** Of one answer: the longest the product may take for an upload (25 s, then 202), and some for a busy machine. */
const ANSWER_LIMIT_MS = 40_000;
/** What must never leave the server: stacks, SQL, paths of its own machine. */
const LEAKS = /\n\s+at |node:internal|\.ts:\d+|select .+ from |insert into |\/(?:home|tmp|work|usr)\//i;

interface Operation {
  method: string;
  path: string;
  hasBody: boolean;
}

interface Called {
  method: string;
  path: string;
  init: RequestInit;
  told: string;
}

/**
 * Made-up calls of every route that the product tells of, and mutated PDFs uploaded and rendered, against a server of its
 * own: no 5xx, no answer above its limit, nothing of the machine in an answer; the health check is asked meanwhile.
 * Returns the health check's times in milliseconds.
 */
export async function fuzzServer(findings: Findings, first: number, forMs: number): Promise<number[]> {
  const server = await startServer({
    BILLING: 'off',
    REGISTRATIONS_PER_HOUR: '1000000',
    RATE_LIMIT_PER_MINUTE: '10000000',
  });
  const health: number[] = [];
  try {
    const bases = await baseDocuments(8);
    const operations = await listOperations(server.origin);
    const session = await signUp(server.origin);
    const known = [await upload(server.origin, session, bases[0]!)];
    const until = Date.now() + forMs;
    let seed = first;
    const lane = async () => {
      while (Date.now() < until) {
        const mine = seed++;
        const random = createRandom(mine);
        const call = random.chance(0.3) ? uploadOf(random, bases) : madeUpCall(random, operations, known);
        await judged(findings, server.origin, session, call, mine);
      }
    };
    const look = async () => {
      while (Date.now() < until) {
        const started = performance.now();
        const answer = await fetch(`${server.origin}/healthz`);
        await answer.arrayBuffer();
        health.push(performance.now() - started);
        if (!answer.ok) findings.add('health', health.length, `answered ${answer.status}`, '');
        await new Promise((resolve) => setTimeout(resolve, HEALTH_EVERY_MS));
      }
    };
    await Promise.all([look(), ...Array.from({ length: LANES }, lane)]);
  } finally {
    await server.stop();
  }
  return health;
}

async function judged(findings: Findings, origin: string, token: string, call: Called, seed: number): Promise<void> {
  const started = performance.now();
  const { status, text } = await answerOf(origin, token, call);
  const ms = performance.now() - started;
  findings.count('http', String(status || 'no answer'), ms);
  const wrong =
    status === 0
      ? `no answer: ${text}`
      : status >= 500
        ? `answered ${status}: ${text.slice(0, 200)}`
        : ms > ANSWER_LIMIT_MS
          ? `answered after ${Math.round(ms)} ms`
          : status >= 400 && LEAKS.test(text)
            ? `tells too much: ${text.slice(0, 200)}`
            : null;
  if (wrong) findings.add('http', seed, `${call.method} ${call.path} ${wrong}`, call.told);
}

async function answerOf(origin: string, token: string, { path, method, init }: Called) {
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS * 2);
    const headers = { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string> | undefined) };
    const answer = await fetch(`${origin}${path}`, { ...init, method, headers, signal });
    // An event stream goes on for ever: its first bytes tell enough.
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
      await answer.body?.cancel();
      return { status: answer.status, text: '' };
    }
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

/** What would end the session, and with it the test, or needs an hour. */
const LEFT_OUT = /logout|webhook|checkout\/test|change-password/;

async function listOperations(origin: string): Promise<Operation[]> {
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { requestBody?: unknown }>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    LEFT_OUT.test(path)
      ? []
      : Object.entries(methods).map(([method, { requestBody }]) => ({
          method: method.toUpperCase(),
          path,
          hasBody: requestBody !== undefined,
        })),
  );
}

const QUERY_NAMES = [
  'q',
  'status',
  'label',
  'seller',
  'from',
  'to',
  'min',
  'max',
  'due',
  'type',
  'checks',
  'limit',
  'offset',
  'sort',
  'width',
  'token',
];

function madeUpCall(random: Random, operations: readonly Operation[], known: readonly string[]): Called {
  const { method, path, hasBody } = random.pick(operations);
  const filled = path.replaceAll(/\{(\w+)\}/g, () =>
    encodeURIComponent(
      random.chance(0.5) ? random.pick(known) : random.pick(['1', '2', wellFormed(madeUpText(random))]),
    ),
  );
  const query = new URLSearchParams();
  while (random.chance(0.4)) query.append(random.pick(QUERY_NAMES), wellFormed(madeUpText(random)));
  const target = query.size > 0 ? `${filled}?${query}` : filled;
  // Their own document is deleted by the first that hits: what is asked then is answered with 404.
  if (!hasBody || random.chance(0.05)) return { method, path: target, init: {}, told: `${method} ${target}` };
  const body = random.chance(0.85) ? JSON.stringify(madeUpBody(random)) : madeUpText(random);
  const type = random.pick([
    'application/json',
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
  ]);
  return {
    method,
    path: target,
    init: { body, headers: { 'content-type': type } },
    told: `${method} ${target}\n${type}\n${body}`,
  };
}

const FIELDS = [
  'username',
  'email',
  'password',
  'token',
  'new_password',
  'plan',
  'label',
  'value',
  'page',
  'box',
  'name',
  'subject',
  'message',
  'ids',
  'document_id',
  'zones',
  'ranges',
  'filename',
  'document_type',
  'filter',
];

function madeUpBody(random: Random): unknown {
  if (random.chance(0.2)) return madeUpValue(random);
  return Object.fromEntries(
    random.sample(FIELDS, random.integer(1, 6)).map((field) => [field, madeUpValue(random, 2)]),
  );
}

/** Half surrogate pairs have no place in an address. */
const wellFormed = (text: string) => text.toWellFormed();

function uploadOf(random: Random, bases: readonly Uint8Array[]): Called {
  const bytes = mutateBytes(random.pick(bases), random);
  const form = new FormData();
  const name = random.chance(0.2) ? wellFormed(madeUpText(random)) : 'a.pdf';
  form.set('file', new File([Buffer.from(bytes)], name, { type: 'application/pdf' }));
  return {
    method: 'POST',
    path: '/api/analyze/pdf',
    init: { body: form },
    told: Buffer.from(bytes).toString('latin1'),
  };
}

async function signUp(origin: string): Promise<string> {
  const body = new URLSearchParams({ username: 'fuzz', email: 'fuzz@example.com', password: 'not-so-common-9' });
  const answer = await fetch(`${origin}/api/auth/register`, { method: 'POST', body });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function upload(origin: string, token: string, bytes: Uint8Array): Promise<string> {
  const form = new FormData();
  form.set('file', new File([Buffer.from(bytes)], 'known.pdf', { type: 'application/pdf' }));
  const answer = await fetch(`${origin}/api/analyze/pdf`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { document_id: string }).document_id;
}
