import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEInvoice } from '../e-invoice.ts';
import { validate } from '../rules/validate.ts';
import { sampleXml } from '../testing/sample-xml.ts';
import { inventedInvoice } from './invented-invoice.test-suite.ts';
import { termGroup } from './invoice-terms.ts';
import { termsOf } from './read-terms.ts';
import { writeEInvoice } from './write-e-invoice.ts';

const SYNTAXES = ['ubl', 'cii'] as const;
const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const encoded = (xml: string) => new TextEncoder().encode(xml);

test('what is written in either syntax breaks no rule and is read back term by term', () => {
  fc.assert(
    fc.property(inventedInvoice, (invoice) => {
      for (const syntax of SYNTAXES) {
        const read = readEInvoice(writeEInvoice(invoice, syntax));
        expect(validate(read)?.findings.filter(({ severity }) => severity === 'fatal')).toEqual([]);
        expect(termsOf(read)).toEqual(invoice);
      }
    }),
    { numRuns: 60 },
  );
});

test('the Cross Industry Invoice passes the schema that is published with Factur-X for EN 16931', async () => {
  const invoices = fc.sample(inventedInvoice, { numRuns: 12, seed: 16931 });
  const samples = SYNTAXES.map((syntax) => termsOf(readEInvoice(encoded(sampleXml(syntax)))));
  for (const invoice of [...invoices, ...samples]) {
    expect((await validateXsd(decoded(writeEInvoice(invoice, 'cii')), Profile.EN16931)).errors).toEqual([]);
  }
  const wrong = decoded(writeEInvoice(invoices[0]!, 'cii')).replace('<ram:TypeCode>', '<ram:Kind/><ram:TypeCode>');
  expect((await validateXsd(wrong, Profile.EN16931)).errors).not.toEqual([]);
});

test('an e-invoice of one syntax becomes one of the other with all its terms', () => {
  for (const syntax of SYNTAXES) {
    const own = termsOf(readEInvoice(encoded(sampleXml(syntax))));
    const other = readEInvoice(writeEInvoice(own, syntax === 'ubl' ? 'cii' : 'ubl'));
    expect(validate(other)?.valid).toBe(true);
    expect(termsOf(other)).toEqual(own);
  }
});

test('characters that XML cannot hold are left out, all others are written', () => {
  const number = 'A\u0000B\uD800C & <D> "E"';
  const xml = decoded(writeEInvoice(termGroup({ 'BT-1': number }), 'ubl'));
  expect(xml).toContain('<cbc:ID>ABC &amp; &lt;D&gt; &quot;E&quot;</cbc:ID>');
});
