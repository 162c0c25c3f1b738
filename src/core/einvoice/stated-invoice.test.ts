import { expect, test } from 'vitest';
import { readEInvoice } from './e-invoice.ts';
import { statedInvoice } from './stated-invoice.ts';
import { TERM_NAMES } from './terms/term-names.ts';
import { sampleXml } from './testing/sample-xml.ts';
import { termGroup } from './write/invoice-terms.ts';
import { termsOf } from './write/read-terms.ts';
import { writeEInvoice } from './write/write-e-invoice.ts';

const REFERENCES = ['BT-10', 'BT-11', 'BT-12', 'BT-14', 'BT-15', 'BT-16', 'BT-17', 'BT-18', 'BT-19'];

test.each(['cii', 'ubl'] as const)('the references and codes of the head of %s come along by name', (syntax) => {
  const sample = termsOf(readEInvoice(new TextEncoder().encode(sampleXml(syntax))));
  const asked = Object.fromEntries(REFERENCES.map((term) => [term, `value of ${term}`]));
  const written = writeEInvoice(termGroup({ ...sample.terms, ...asked, 'BT-7': '2025-03-04' }, sample.groups), syntax);
  const { other_terms = [] } = statedInvoice(readEInvoice(written));
  const values = Object.fromEntries(other_terms.map(({ term, value }) => [term, value]));
  expect(values).toMatchObject({ ...asked, 'BT-3': '380', 'BT-6': 'CHF', 'BT-7': '2025-03-04' });
  expect(other_terms.map(({ name }) => name)).toEqual(other_terms.map(({ term }) => TERM_NAMES[term]));
  expect(other_terms).toContainEqual({ term: 'BT-10', name: 'Buyer reference', value: 'value of BT-10' });
});
