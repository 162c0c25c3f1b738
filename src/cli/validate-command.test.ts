import { expect, test, vi } from 'vitest';
import { sampleXml } from '../core/einvoice/testing/sample-xml.ts';
import { invoicePdf, pdfWith } from '../reader/sample-pdfs.test-suite.ts';
import { folderWith, runCli } from './run-cli.test-suite.ts';

/** Every run starts a process of its own, slowly on a busy machine. */
vi.setConfig({ testTimeout: 90_000 });

test('validate checks PDFs and bare XML, and tells of each file in order', async () => {
  const pdf = await pdfWith(async ({ pdf }) => {
    await pdf.attach(new TextEncoder().encode(sampleXml('cii')), 'factur-x.xml');
  });
  const broken = sampleXml('ubl').replace('>184.45<', '>184.46<');
  const folder = await folderWith({ 'a.pdf': pdf, 'b.xml': broken, 'c.xml': '<a>\n</b>', 'd.pdf': await invoicePdf() });
  const { exitCode, stdout } = await runCli(['validate', 'a.pdf', 'b.xml', 'c.xml', 'd.pdf', 'e.xml'], { cwd: folder });
  expect(exitCode).toBe(1);
  const about = { profile: 'urn:cen.eu:en16931:2017' };
  expect(JSON.parse(stdout)).toEqual([
    { file: 'a.pdf', syntax: 'cii', ...about, profile_name: 'EN 16931 (COMFORT)', valid: true, findings: [] },
    {
      file: 'b.xml',
      syntax: 'ubl',
      ...about,
      profile_name: 'EN 16931',
      valid: false,
      findings: [
        expect.objectContaining({ rule: 'BR-CO-15', severity: 'fatal', term: 'BT-112', path: '/ubl:Invoice' }),
        expect.objectContaining({ rule: 'BR-CO-16', severity: 'fatal', term: 'BT-115' }),
      ],
    },
    { file: 'c.xml', error: { code: 'xml.malformed', detail: expect.stringMatching(/^Line 2: /) } },
    { file: 'd.pdf', error: { code: 'file.no_xml', detail: 'The PDF has no embedded e-invoice.' } },
    { file: 'e.xml', error: { code: 'file.unreadable', detail: expect.any(String) } },
  ]);
  const table = await runCli(['validate', '--format', 'table', 'a.pdf'], { cwd: folder });
  expect(table).toEqual({ exitCode: 0, stdout: 'a.pdf: EN 16931 (COMFORT), valid\n', stderr: '' });
});
