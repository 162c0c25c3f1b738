import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linesPdf } from '#samples/pdf-bytes.ts';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let client: HttpClient;
let stranger: HttpClient;

beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off' });
  client = (await signUp(server)).client;
  stranger = (await signUp(server)).client;
  await uploadPage('Notes on the delivery of garden chairs, see wonderland.', 'chairs.pdf');
  await uploadPage('Minutes of a meeting about the café in Łódź.', 'minutes 100%.pdf');
  const named = await uploadPage('A letter about nothing in particular.', 'letter.pdf');
  await client.json('POST', `/api/documents/${named}/entities`, {
    label: 'SELLER_NAME',
    value: 'Wonderland Söhne GmbH',
  });
  await client.json('POST', `/api/documents/${named}/entities`, { label: 'INVOICE_NUMBER', value: 'RX-2025/00417' });
  await client.json('POST', `/api/documents/${named}/entities`, { label: 'PROJECT', value: 'Bridgework' });
});
afterAll(() => server.close());

const uploadPage = async (text: string, name: string): Promise<string> =>
  (await client.upload(await linesPdf(text), name)).body.document_id;

const searched = async (q: string, more = '') => client.get(`/api/documents?q=${encodeURIComponent(q)}${more}`);
async function found(q: string, more = ''): Promise<string[]> {
  const answer = await searched(q, more);
  expect(answer.status).toBe(200);
  expect(Number(answer.headers.get('x-total-count'))).toBeGreaterThanOrEqual(answer.body.length);
  return answer.body.map(({ filename }: { filename: string }) => filename);
}

describe('documents are found by', () => {
  test.each([
    ['the beginning of a file name', 'chai', ['chairs.pdf']],
    ['a part of a file name', 'inut', ['minutes 100%.pdf']],
    ['a word of the page', 'garden', ['chairs.pdf']],
    ['a word of the page without its accent', 'cafe', ['minutes 100%.pdf']],
    ['a word with another accent', 'Meeting ABÖUT', ['minutes 100%.pdf']],
    ['words in any order', 'chairs garden', ['chairs.pdf']],
    ['the seller, folded', 'SOHNE', ['letter.pdf']],
    ['a part of the seller', 'onderl söhn', ['letter.pdf']],
    ['an invoice number', 'RX-2025/00417', ['letter.pdf']],
    ['an invoice number without its signs', 'rx202500417', ['letter.pdf']],
    ['the end of an invoice number', '0417', ['letter.pdf']],
    ['a value of any label', 'bridge', ['letter.pdf']],
    ['a sign of a file name', '%', ['minutes 100%.pdf']],
  ])('%s', async (_what, q, names) => {
    expect(await found(q)).toEqual(names);
  });

  test.each([
    ['wondreland', ['letter.pdf', 'chairs.pdf']],
    ['Wonderlnad Sohne', ['letter.pdf']],
    ['letter wondreland', ['letter.pdf']],
    ['wondreland gard', ['chairs.pdf']],
    ['letterr', ['letter.pdf']],
    ['wonderlandish', []],
  ])('a misspelt name: %s', async (q, names) => {
    expect(await found(q)).toEqual(names);
  });
});

test('all words must be found, and nothing is found by none of them', async () => {
  expect(await found('garden meeting')).toEqual([]);
  expect(await found('qqzzy')).toEqual([]);
  expect(await found('garden', '&status=failed')).toEqual([]);
  expect(await found('bridgework', '&label=PROJECT')).toEqual(['letter.pdf']);
  expect(await found('garden', '&label=PROJECT')).toEqual([]);
});

test('what is named so comes before what only speaks of it, unless another order is asked for', async () => {
  expect(await found('wonderland')).toEqual(['letter.pdf', 'chairs.pdf']);
  expect(await found('wonderland', '&sort=filename')).toEqual(['chairs.pdf', 'letter.pdf']);
  expect(await found('wonderland', '&sort=-filename&limit=1')).toEqual(['letter.pdf']);
  const second = await searched('wonderland', '&limit=1&offset=1');
  expect(second.body.map(({ filename }: { filename: string }) => filename)).toEqual(['chairs.pdf']);
  expect(second.headers.get('x-total-count')).toBe('2');
});

test('a correction is found at once; the value before only where it is printed', async () => {
  const id = await uploadPage('Order of spare parts.', 'parts.pdf');
  const added = await client.json('POST', `/api/documents/${id}/entities`, {
    label: 'BUYER_NAME',
    value: 'Quillfeather',
  });
  expect(await found('quillf')).toEqual(['parts.pdf']);
  await client.json('PATCH', `/api/documents/${id}/entities/${added.body.id}`, { value: 'Inkwell' });
  expect(await found('quillf')).toEqual([]);
  expect(await found('inkw')).toEqual(['parts.pdf']);
  expect(await found('spare')).toEqual(['parts.pdf']);
  await client.json('POST', `/api/documents/${id}/reanalyze`);
  expect(await found('inkw spare')).toEqual(['parts.pdf']);
  await client.delete(`/api/documents/${id}`);
  expect(await found('inkwell')).toEqual([]);
});

test("a stranger finds nothing of another's documents, misspelt or not", async () => {
  for (const q of ['wonderland', 'wondreland', '%', 'chairs']) {
    const answer = await stranger.get(`/api/documents?q=${encodeURIComponent(q)}`);
    expect(answer).toMatchObject({ status: 200, body: [] });
    expect(answer.headers.get('x-total-count')).toBe('0');
  }
});

test('odd searches find nothing or everything that fits, and never fail', async () => {
  const odd = [
    "'",
    '"',
    "'';--",
    '%',
    '_',
    '\\',
    '\\\\',
    '\0',
    'a\0b',
    '😀',
    '👩‍👩‍👧',
    '&|!():*<->',
    ':*',
    '( | )',
    '\u202e',
    'ａｂｃ',
  ];
  for (const q of [
    ...odd,
    '請求書',
    'ﬁle',
    '0',
    '-',
    'a b c d e f g h',
    'x'.repeat(200),
    '\ud83d',
    "a'b:c*",
    '1e309',
  ]) {
    for (const more of ['', '&sort=filename', '&label=%27&status=completed', '&limit=1&offset=9007199254740991']) {
      const answer = await searched(q, more).catch((error: unknown) => error);
      // A lone surrogate cannot be written into an address.
      if (answer instanceof URIError) continue;
      expect(answer, JSON.stringify(q)).toMatchObject({ status: 200 });
    }
  }
  for (const long of ['x'.repeat(10_000), 'a '.repeat(2000)]) {
    const answer = await searched(long);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'q' }] } });
  }
  // Longer than the address of a request can be.
  expect(await searched('😀'.repeat(2500))).toMatchObject({
    status: 431,
    body: { detail: 'The request is too large.', code: 'request.too_large' },
  });
});
