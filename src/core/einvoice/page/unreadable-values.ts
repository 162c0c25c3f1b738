import type { DocumentWarning } from '../../text-document.ts';
import type { EInvoice, TermValue } from '../e-invoice.ts';
import { termLabel } from '../terms/term-names.ts';
import { normalised, oneLine, type ValueKind } from './stated-values.ts';

const OF_DOCUMENT: readonly (readonly [ValueKind, string])[] = [
  ['currency', 'BT-5'],
  ['date', 'BT-2-any'],
  ['date', 'BT-2'],
  ['date', 'BT-9'],
  ['date', 'BT-72'],
  ['amount', 'BT-106'],
  ['amount', 'BT-109'],
  ['amount', 'BT-110'],
  ['amount', 'BT-112'],
  ['amount', 'BT-115'],
];
const OF_LINES = ['BT-129', 'BT-146', 'BT-131'];
const WORDS: Partial<Record<ValueKind, string>> = { currency: 'currency', date: 'date', amount: 'figure' };
/** Told of one file: the first ones show what is wrong with all of them. */
const MOST = 20;

/**
 * What the e-invoice states as a date, figure or currency and is none ("2024-02-30", "1,000.00", "€"), each as a
 * warning with its line: it was not taken; the page may still print it.
 */
export function unreadableValues(invoice: EInvoice): DocumentWarning[] {
  const warnings: DocumentWarning[] = [];
  const look = (kind: ValueKind, term: string, values: readonly TermValue[]) => {
    for (const { text, line } of values) {
      const said = oneLine(text);
      if (said === '' || normalised(text, kind) !== null || warnings.length >= MOST) continue;
      const label = termLabel(term.replace('-any', ''));
      const shown = said.length > 40 ? `${said.slice(0, 40)}…` : said;
      const message = `Line ${line} of the e-invoice: "${shown}" is no ${WORDS[kind]}. ${label} was not taken from the e-invoice.`;
      warnings.push({ code: 'xml.unreadable_value', message });
    }
  };
  for (const [kind, term] of OF_DOCUMENT) {
    // In CII a date of another format than 102 is read as well.
    if (term === 'BT-2' && invoice.has('BT-2-any')) continue;
    look(kind, term, invoice.all(term));
  }
  for (const line of invoice.groups('BG-25')) {
    if (warnings.length >= MOST) break;
    for (const term of OF_LINES) look('amount', term, line.all(term));
  }
  return warnings;
}
