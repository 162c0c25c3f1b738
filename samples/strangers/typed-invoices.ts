import { NOTHING_STATED, type StatedField, type StatedLine, type Stranger, type StrangerTruth } from './scribe.ts';
import { typeset } from './typeset.ts';

const FIELDS: Readonly<Record<string, StatedField>> = {
  N: 'INVOICE_NUMBER',
  D: 'INVOICE_DATE',
  U: 'DUE_DATE',
  T: 'TOTAL_AMOUNT',
  X: 'TAX_AMOUNT',
  S: 'SELLER_NAME',
  B: 'BUYER_NAME',
  P: 'PAYMENT_TERMS',
  C: 'CURRENCY',
};
const SETTINGS = [
  { size: 9, fixedPitch: false, pitch: 1.3, margin: 50 },
  { size: 10, fixedPitch: false, pitch: 1.25, margin: 42 },
  { size: 9.5, fixedPitch: true, pitch: 1.3, margin: 57 },
];
/** A bold mark within a line makes the line bold; a masked account's stars are none. */
const BOLD_WITHIN = / \*(?=[\p{L}\p{N}$£€])/u;

/**
 * Invoices typed one by one: the page (see `typeset`; "^^^" begins another), then below "---" what is true of it. A line
 * of truth is a key and a value: "N: 118", "K: name language", "L: description | quantity | total". A field that is not
 * named is not stated, "||" parts other right answers, "UNSURE" is open to dispute.
 */
export function typedInvoices(text: string, family: string): Stranger[] {
  return text.split('=====\n').map((part, index) => {
    const [typed, stated] = part.split('\n---\n') as [string, string];
    const setting = SETTINGS[index % SETTINGS.length]!;
    const pages = typed.split('^^^\n').map((page, at) => typeset(marked(page), at + 1, setting));
    return {
      document: { pages, metadata: {}, attachments: [], textSource: 'text_layer', warnings: [] },
      truth: truthOf(`${family}-${index + 1}`, family, stated),
    };
  });
}

function marked(page: string): string {
  return page
    .split('\n')
    .map((line) => (BOLD_WITHIN.test(line) ? `*${line.replace(BOLD_WITHIN, ' ')}` : line))
    .join('\n');
}

function truthOf(id: string, family: string, stated: string): StrangerTruth {
  const fields: StrangerTruth['fields'] = { ...NOTHING_STATED, lineItems: [] };
  const truth: StrangerTruth = { id, file: id, family, language: family, fields, accept: {} };
  for (const line of stated.trim().split('\n')) {
    const [key, value] = [line.slice(0, 1), line.slice(3).trim()];
    const [first, ...others] = value.split('||').map((answer) => answer.trim()) as [string, ...string[]];
    if (key === 'K') {
      const [name, language] = value.split(' ') as [string, string];
      Object.assign(truth, { id: `${family}-${name}`, file: id, language });
    } else if (key === 'L') fields.lineItems.push(lineOf(first, others));
    else {
      fields[FIELDS[key]!] = first === 'null' ? null : first;
      if (others.length > 0) truth.accept[FIELDS[key]!] = others;
    }
  }
  return truth;
}

function lineOf(text: string, otherTotals: string[]): StatedLine {
  const [description, quantity, lineTotal] = text.split('|').map((cell) => cell.trim()) as [string, string, string];
  return { description, quantity: quantity === '' ? null : quantity, unitPrice: null, lineTotal, otherTotals };
}
