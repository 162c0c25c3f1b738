import { expect, test } from 'vitest';
import { isWantedSender, pdfAttachments } from './pdf-attachments.ts';

const part = (number: string, type: string, filename?: string) => ({
  part: number,
  type,
  ...(filename ? { disposition: 'attachment', dispositionParameters: { filename } } : {}),
});

test('PDF files are found by their type, by their name, and in forwarded mails', () => {
  const mail = {
    type: 'multipart/mixed',
    childNodes: [
      part('1', 'text/plain'),
      part('2', 'application/pdf', 'invoice.pdf'),
      part('3', 'APPLICATION/OCTET-STREAM', 'Rechnung.PDF'),
      part('4', 'application/octet-stream', 'setup.exe'),
      part('5', 'image/png', 'scan.pdf'),
      { part: '6', type: 'message/rfc822', childNodes: [part('6.2', 'application/pdf')] },
    ],
  };
  expect(pdfAttachments(mail)).toEqual([
    { part: '2', filename: 'invoice.pdf' },
    { part: '3', filename: 'Rechnung.PDF' },
    { part: '6.2', filename: 'attachment.pdf' },
  ]);
  // A mail that is nothing but a file.
  expect(pdfAttachments({ type: 'application/pdf', parameters: { name: 'only.pdf' } })).toEqual([
    { part: '1', filename: 'only.pdf' },
  ]);
});

test('senders are told by their address or their domain, never by what only ends alike', () => {
  const wanted = ['billing@example.com', '@shop.test', 'shop.example'];
  expect(isWantedSender('Billing@Example.com', wanted)).toBe(true);
  expect(isWantedSender('anybody@shop.test', wanted)).toBe(true);
  expect(isWantedSender('a@shop.example', wanted)).toBe(true);
  for (const other of ['x@example.com', 'a@badshop.example', 'a@shop.example.org', '']) {
    expect(isWantedSender(other, wanted)).toBe(false);
  }
  expect(isWantedSender('', [])).toBe(true);
});
