import type { EntityWire } from '#contracts/entity.ts';
import { indexedNameKey } from '#server/db/indexed-name-key.ts';
import { searchRow } from '#server/search/search-row.ts';
import { seededRandom, zipf } from './random.ts';

const SELLERS = 3000;
const VOCABULARY = 20_000;
const WORDS_OF_A_PAGE = 180;
const DAY_MS = 86_400_000;
const YEARS = 3;
const SYLLABLES = 'ba den fol ri sta mer ku lan vo tis gra nel po shi wur ca del om'.split(' ');
const KINDS = ['Paper', 'Logistics', 'Energy', 'Print', 'Foods', 'Systems', 'Tools', 'Studio', 'Partners', 'Works'];
const ENDINGS = ['Ltd', 'GmbH', 'SARL', 'Inc', 'BV'];
/** On nearly every invoice. */
const COMMON = ['invoice', 'date', 'total', 'tax', 'amount', 'due', 'bank', 'payment', 'number', 'net'];

/** The `index`-th word of an invented language; low indices are short. */
export function inventedWord(index: number): string {
  const word = SYLLABLES[index % SYLLABLES.length] ?? '';
  return index < SYLLABLES.length ? word : `${inventedWord(Math.floor(index / SYLLABLES.length) - 1)}${word}`;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
export const sellerName = (index: number) =>
  `${capital(inventedWord(400 + index))} ${KINDS[index % KINDS.length]} ${ENDINGS[index % ENDINGS.length]}`;
export const invoiceNumber = (index: number) => `${2023 + (index % 3)}-${String(10_000 + index * 7).padStart(6, '0')}`;
export const documentId = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** As rows of `documents` and `document_search`, in the columns' own names; 15 to 45 entities each, 30 on average. */
export function inventedDocument(index: number, userId: string, now: Date) {
  const random = seededRandom(index + 1);
  const seller = sellerName(zipf(random, SELLERS));
  const number = invoiceNumber(index);
  const failed = random() < 0.02;
  const uploaded = new Date(now.getTime() - random() * YEARS * 365 * DAY_MS);
  const invoiceDate = new Date(uploaded.getTime() - random() * 20 * DAY_MS);
  const dueDate = new Date(invoiceDate.getTime() + 30 * DAY_MS);
  const total = (10 + random() ** 3 * 20_000).toFixed(2);
  const filename = `${random() < 0.7 ? 'invoice' : 'Rechnung'}-${number}.pdf`;
  const entityCount = failed ? 0 : 15 + Math.floor(random() * 31);
  const labels = labelCounts(entityCount, random() < 0.001);
  const page = Array.from({ length: WORDS_OF_A_PAGE }, () => inventedWord(zipf(random, VOCABULARY)));
  const entities = [
    { label: 'INVOICE_NUMBER', value: number },
    { label: 'SELLER_NAME', value: seller },
    { label: 'BUYER_NAME', value: 'Ada & Co' },
    { label: 'TOTAL_AMOUNT', value: total },
    { label: 'INVOICE_DATE', value: day(invoiceDate) },
  ].map((entity) => ({ ...entity, text: entity.value }) as EntityWire);
  const searched = searchRow(
    { filename, userId },
    failed ? { entities: [], pageTexts: [] } : { entities, pageTexts: [[...COMMON, ...page].join(' ')] },
  );
  const id = documentId(index);
  return {
    document: {
      id,
      user_id: userId,
      filename,
      file_size: 20_000 + Math.floor(random() * 900_000),
      sha256: String(index).padStart(64, '0'),
      total_pages: 1 + zipf(random, 6),
      upload_date: uploaded.toISOString(),
      status: failed ? 'failed' : 'completed',
      error_code: failed ? 'pdf.damaged' : null,
      error_detail: failed ? 'The PDF is damaged and could not be read.' : null,
      run: 1,
      is_sample: false,
      analyzed_at: failed ? null : uploaded.toISOString(),
      entity_count: entityCount,
      metadata: failed ? null : metadata(filename, uploaded),
      line_items: failed ? [] : Array.from({ length: 1 + zipf(random, 12) }, lineItem),
      checks: failed ? [] : CHECKS,
      warnings: [],
      document_type: failed ? null : random() < 0.03 ? 'credit_note' : 'invoice',
      seller: failed ? null : seller,
      seller_key: failed ? null : indexedNameKey(seller),
      buyer: failed ? null : 'Ada & Co',
      buyer_key: failed ? null : indexedNameKey('Ada & Co'),
      invoice_number: failed ? null : number,
      invoice_date: failed ? null : day(invoiceDate),
      due_date: failed ? null : day(dueDate),
      total: failed ? null : total,
      currency: failed ? null : random() < 0.2 ? 'USD' : 'EUR',
      failed_checks: !failed && random() < 0.05 ? 1 : 0,
      doubtful_fields: !failed && random() < 0.2 ? 1 : 0,
      // Half of them say that they are paid.
      amount_due: !failed && random() < 0.5 ? '0.00' : null,
      tax_amount: failed ? null : (Number(total) - Number(total) / 1.19).toFixed(2),
      net_amount: failed ? null : (Number(total) / 1.19).toFixed(2),
      ...labels,
    },
    search: { document_id: id, user_id: userId, upload_date: uploaded.toISOString(), ...searched },
  };
}

const day = (date: Date) => date.toISOString().slice(0, 10);

/** Every document has the key fields; the rest are dates, amounts and names, and rarely a service period. */
function labelCounts(count: number, isRare: boolean) {
  const each = [
    'INVOICE_NUMBER',
    'INVOICE_DATE',
    'DUE_DATE',
    'TOTAL_AMOUNT',
    'SELLER_NAME',
    'BUYER_NAME',
    'TAX_AMOUNT',
  ];
  if (count === 0) return { labels: [], label_counts: [], label_high_counts: [] };
  const others = count - each.length - (isRare ? 1 : 0);
  const amounts = Math.ceil(others / 2);
  const labels = [...each, 'MONETARY', 'DATE', ...(isRare ? ['SERVICE_PERIOD'] : [])];
  const counts = [...each.map(() => 1), amounts, others - amounts, ...(isRare ? [1] : [])];
  return { labels, label_counts: counts, label_high_counts: counts.map((n) => n - Math.floor(n / 4)) };
}

function metadata(filename: string, uploaded: Date) {
  return {
    document_type: 'invoice',
    analysis_timestamp: uploaded.toISOString(),
    file_size: 40_000,
    filename,
    analyzer_version: 'v2.0',
    total_pages: 1,
    language: 'en',
    text_source: 'text_layer',
    duration_ms: 41.5,
    sha256: '0'.repeat(64),
  };
}

const lineItem = (_: unknown, n: number) => ({
  description: `Position ${n + 1}, as agreed in the framework contract`,
  quantity: '2',
  unit: 'pcs',
  unit_price: '50.00',
  tax_rate: '19',
  line_total: '100.00',
  page: 1,
  box: { x: 0.1, y: 0.4, width: 0.8, height: 0.02 },
});

const CHECKS = [
  {
    id: 'totals.add_up',
    status: 'pass',
    message: 'Subtotal and tax make the total.',
    params: { subtotal: '1000.00', tax: '190.00', total: '1190.00' },
    entity_ids: ['e1', 'e2', 'e3'],
  },
];
