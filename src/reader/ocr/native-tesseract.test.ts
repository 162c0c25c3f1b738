import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { expect, test, vi } from 'vitest';
import { readPdf } from '../read-pdf.ts';
import { renderPage } from '../render-page.ts';
import { invoicePdf } from '../sample-pdfs.test-suite.ts';
import { createOcrPool } from './ocr-pool.ts';

/** A process starts; slowly on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });

const listed = spawnSync('tesseract', ['--list-langs'], { encoding: 'utf8' });
const isInstalled = listed.status === 0 && /^eng$/m.test(listed.stdout);

async function scan(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const picture = await pdf.embedPng(await renderPage(await invoicePdf('INV-2041'), 1, 1000));
  pdf.addPage([612, 792]).drawImage(picture, { x: 0, y: 0, width: 612, height: 792 });
  return pdf.save();
}

async function wordsReadWith(path: string | undefined): Promise<string[]> {
  vi.stubEnv('PATH', path ?? '');
  const pool = createOcrPool({ processes: 1, engine: 'native', languages: ['en'] });
  try {
    return (await pool.recognise(await scan(), 1)).words.map(({ text }) => text);
  } finally {
    pool.close();
    vi.unstubAllEnvs();
  }
}

test.skipIf(!isInstalled)(
  'the installed tesseract command reads a scan (skipped where it is not installed with English)',
  async () => {
    const printed = (await readPdf(await invoicePdf('INV-2041'))).pages[0]!.words.map(({ text }) => text);
    const read = await wordsReadWith(process.env.PATH);
    expect(read).toContain('INV-2041');
    expect(printed.filter((word) => read.includes(word)).length).toBeGreaterThan(0.9 * printed.length);
  },
);

test('where the setting names a command that is not there, the bundled recogniser reads', async () => {
  expect(await wordsReadWith('/nowhere')).toContain('INV-2041');
});

test.each([
  [1, 'not enough memory'],
  [127, 'error while loading shared libraries: liblept.so.5'],
])('where the command ends with %i (%s), the bundled recogniser reads', async (code, says) => {
  const folder = mkdtempSync(join(tmpdir(), 'invoscope-native-'));
  const command = join(folder, 'tesseract');
  writeFileSync(
    command,
    `#!/bin/sh\n[ "$1" = --list-langs ] && { echo eng; exit; }\necho '${says}' >&2\nexit ${code}\n`,
  );
  chmodSync(command, 0o755);
  try {
    expect(await wordsReadWith(`${folder}:${process.env.PATH}`)).toContain('INV-2041');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('where the system gives no more files the page alone fails, not the process that reads it', () => {
  const source = `
    import { openSync } from 'node:fs';
    import { nativeTesseract } from ${JSON.stringify(new URL('./native-tesseract.ts', import.meta.url).href)};
    const reader = nativeTesseract(1024);
    try {
      for (;;) openSync('/dev/null', 'r');
    } catch {}
    const image = { width: 1, height: 1, data: new Uint8Array(1) };
    await reader.recognise(image, ['en']).catch(({ code }) => console.log(code));
  `;
  const limited = ['-c', 'ulimit -n 100; exec "$0" --input-type=module -e "$1"', process.execPath, source];
  const { status, stdout } = spawnSync('/bin/sh', limited, { encoding: 'utf8' });
  expect({ status, said: stdout.trim() }).toEqual({ status: 0, said: 'EMFILE' });
});
