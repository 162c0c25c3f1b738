import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { analysisResultSchema } from '#contracts/analysis.ts';
import { readEInvoice } from '#core/einvoice/e-invoice.ts';
import { completeInvoice } from '#samples/complete-invoice.ts';
import { invoicePdf, pdfWith, protectedPdf, repeatedPagePdf } from '../reader/sample-pdfs.test-suite.ts';
import { folderWith, runCli } from './run-cli.test-suite.ts';

/** Every run starts processes of its own, slowly on a busy machine. */
vi.setConfig({ testTimeout: 90_000 });

interface Line {
  file: string;
  result?: unknown;
  error?: { code: string; detail: string };
}

function parseLines(stdout: string): Line[] {
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

test('one file is printed as an e-invoice, or what it lacks is said', async () => {
  const folder = await folderWith({
    'whole.pdf': await completeInvoice('german'),
    'lacking.pdf': await invoicePdf('INV-4711'),
  });
  const whole = await runCli(['analyze', '--format', 'ubl', 'whole.pdf'], { cwd: folder });
  expect([whole.exitCode, whole.stderr]).toEqual([0, '']);
  expect(readEInvoice(Buffer.from(whole.stdout)).first('BT-112')?.text).toBe('1547.00');
  const lacking = await runCli(['analyze', '--format', 'ubl', 'lacking.pdf'], { cwd: folder });
  expect([lacking.exitCode, lacking.stdout]).toEqual([1, '']);
  expect(lacking.stderr).toContain('lacking.pdf is not complete for an e-invoice:\n  BT-');
});

test('jsonl prints one line per file in the order given, results beside failures', async () => {
  const invoice = await invoicePdf('INV-4711');
  const folder = await folderWith({
    'slow.pdf': repeatedPagePdf(40, 200),
    'invoice.pdf': invoice,
    'empty.pdf': '',
    'letter.pdf': 'Dear all',
    'secret.pdf': await protectedPdf({ userPassword: 'x' }),
    'cut.pdf': invoice.slice(0, 400),
    'last.pdf': await invoicePdf('INV-4712'),
  });
  const files = [
    'slow.pdf',
    'invoice.pdf',
    'empty.pdf',
    'letter.pdf',
    'missing.pdf',
    'secret.pdf',
    'cut.pdf',
    'last.pdf',
  ];
  const { exitCode, stdout, stderr } = await runCli(['analyze', '--format', 'jsonl', ...files], { cwd: folder });
  const lines = parseLines(stdout);
  expect(lines.map(({ file, error }) => [file, error?.code])).toEqual([
    ['slow.pdf', undefined],
    ['invoice.pdf', undefined],
    ['empty.pdf', 'file.empty'],
    ['letter.pdf', 'file.not_pdf'],
    ['missing.pdf', 'file.unreadable'],
    ['secret.pdf', 'pdf.encrypted'],
    ['cut.pdf', 'pdf.damaged'],
    ['last.pdf', undefined],
  ]);
  expect(exitCode).toBe(1);
  expect(stderr).toBe('');
  const result = analysisResultSchema.parse(lines[1]?.result);
  expect(result.entities.INVOICE_NUMBER?.[0]?.value).toBe('INV-4711');
  expect(result.metadata).toMatchObject({
    filename: 'invoice.pdf',
    file_size: invoice.length,
    total_pages: 1,
    text_source: 'text_layer',
    sha256: createHash('sha256').update(invoice).digest('hex'),
  });
});

test('json is the default, and when every file was read the exit code is 0', async () => {
  const folder = await folderWith({ 'a.pdf': await invoicePdf('A-1'), 'b.pdf': await invoicePdf('B-1') });
  const { exitCode, stdout } = await runCli(['analyze', 'a.pdf', `${folder}/b.pdf`], {
    cwd: folder,
  });
  expect(exitCode).toBe(0);
  const outcomes = JSON.parse(stdout) as Line[];
  expect(outcomes.map(({ file }) => file)).toEqual(['a.pdf', 'b.pdf']);
});

test('the same bytes get the same document id, other bytes another one', async () => {
  const folder = await folderWith({
    'a.pdf': await invoicePdf('A-1'),
    'b.pdf': await invoicePdf('B-1'),
  });
  const { stdout } = await runCli(['analyze', '--format', 'jsonl', 'a.pdf', 'a.pdf', 'b.pdf'], { cwd: folder });
  const ids = parseLines(stdout).map(({ result }) => analysisResultSchema.parse(result).document_id);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('csv has a header and one row per file', async () => {
  const folder = await folderWith({ 'a.pdf': await invoicePdf('A-1'), 'empty.pdf': '' });
  const { stdout } = await runCli(['analyze', '--format', 'csv', 'a.pdf', 'empty.pdf'], { cwd: folder });
  const [header, first, second, rest] = stdout.split('\r\n').map((row) => row.split(','));
  const number = header!.indexOf('invoice_number');
  expect(first![number]).toBe('A-1');
  expect(second?.at(0)).toBe('empty.pdf');
  expect(second?.at(-1)).toBe('file.empty');
  expect(rest).toEqual(['']);
});

test('the table is made for people', async () => {
  const folder = await folderWith({ 'a.pdf': await invoicePdf('A-1'), 'empty.pdf': '' });
  const { stdout } = await runCli(['analyze', '--format', 'table', 'a.pdf', 'empty.pdf'], { cwd: folder });
  expect(stdout).toMatch(/^File +Type +Number/);
  expect(stdout).toMatch(/^a\.pdf +invoice +A-1 +2026-03-02/m);
  expect(stdout).toMatch(/^empty\.pdf +The file is empty\.$/m);
});

test('an embedded e-invoice that is broken is a warning, and --no-einvoice does not look at it', async () => {
  const bytes = await pdfWith(async ({ pdf, page }) => {
    page.drawText('Invoice number: A-1', { x: 50, y: 700 });
    await pdf.attach(new TextEncoder().encode('<broken>'), 'factur-x.xml');
  });
  const folder = await folderWith({ 'a.pdf': bytes });
  const codes = async (...flags: string[]) => {
    const { stdout } = await runCli(['analyze', '--format', 'jsonl', ...flags, 'a.pdf'], { cwd: folder });
    return analysisResultSchema.parse(parseLines(stdout)[0]?.result).warnings.map(({ code }) => code);
  };
  expect(await codes()).toContain('xml.malformed');
  expect(await codes('--no-einvoice', '--no-ocr', '--own-company', 'Contoso GmbH')).not.toContain('xml.malformed');
});

test('the limits come from the environment', async () => {
  const folder = await folderWith({ 'pages.pdf': repeatedPagePdf(3, 1), 'large.pdf': new Uint8Array(1_100_000) });
  const env = { MAX_PAGES: '2', MAX_UPLOAD_MB: '1' };
  const { stdout } = await runCli(['analyze', '--format', 'jsonl', 'pages.pdf', 'large.pdf'], { cwd: folder, env });
  expect(parseLines(stdout).map(({ error }) => error?.detail)).toEqual([
    'The PDF has 3 pages; at most 2 are allowed.',
    'The file is larger than the allowed 1 MB.',
  ]);
  const wrong = await runCli(['analyze', 'pages.pdf'], { cwd: folder, env: { MAX_PAGES: 'many' } });
  expect(wrong).toMatchObject({
    exitCode: 2,
    stderr: "invoscope: MAX_PAGES must be a whole number above 0, not 'many'.\n",
  });
});

test('names are meant from the folder where npm was called', async () => {
  const folder = await folderWith({ 'a.pdf': await invoicePdf('A-1') });
  const env = { npm_lifecycle_event: 'invoscope', INIT_CWD: folder };
  const { exitCode } = await runCli(['analyze', '--format', 'jsonl', 'a.pdf'], { env });
  expect(exitCode).toBe(0);
});
