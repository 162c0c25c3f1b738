import { expect, test } from 'vitest';
import { eInvoiceAttachment } from './attached-xml.ts';

const attachment = (name: string, content: string) => ({ name, bytes: new TextEncoder().encode(content) });

test('the e-invoice is found by its prescribed name or by its root element', () => {
  const terms = attachment('terms.xml', '<terms/>');
  const named = attachment('ZUGFeRD-invoice.xml', '<x/>');
  const rooted = attachment('data.xml', '<?xml version="1.0"?>\n<rsm:CrossIndustryInvoice xmlns:rsm="u"/>');
  expect(eInvoiceAttachment([terms, named])?.name).toBe('ZUGFeRD-invoice.xml');
  expect(eInvoiceAttachment([terms, rooted])?.name).toBe('data.xml');
  expect(eInvoiceAttachment([terms, attachment('photo.png', '<Invoice>')])).toBeUndefined();
});

test('of several attachments with prescribed names, one that is an invoice is taken', () => {
  const broken = attachment('factur-x.xml', 'broken');
  const whole = attachment('xrechnung.xml', '<Invoice xmlns="u"/>');
  expect(eInvoiceAttachment([broken, whole])?.name).toBe('xrechnung.xml');
  expect(eInvoiceAttachment([broken])?.name).toBe('factur-x.xml');
});

test('the root element is found whatever the encoding', () => {
  const utf16 = Uint8Array.from(Buffer.from('\ufeff<Invoice><ID>ä</ID></Invoice>', 'utf16le'));
  expect(eInvoiceAttachment([{ name: 'data.xml', bytes: utf16 }])?.name).toBe('data.xml');
  const bare = Uint8Array.from(Buffer.from('<Invoice><ID>ä</ID></Invoice>', 'utf16le'));
  expect(eInvoiceAttachment([{ name: 'data.xml', bytes: bare }])?.name).toBe('data.xml');
  const latin1 = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><Invoice>ä</Invoice>', 'latin1');
  expect(eInvoiceAttachment([{ name: 'data.xml', bytes: Uint8Array.from(latin1) }])?.name).toBe('data.xml');
});
