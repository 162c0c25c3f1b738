import { expect, test, vi } from 'vitest';
import { invoicePdf, pdfWith } from '../reader/sample-pdfs.test-suite.ts';
import { folderWith, runCli } from './run-cli.test-suite.ts';

/** Every run starts a process of its own, slowly on a busy machine. */
vi.setConfig({ testTimeout: 90_000 });

test('--help lists the commands, and every command has a help of its own', async () => {
  const { exitCode, stdout } = await runCli(['--help']);
  expect(exitCode).toBe(0);
  const names = ['analyze', 'extract-xml', 'validate', 'serve', 'migrate', 'backup', 'restore', 'copy'];
  for (const name of names) {
    expect(stdout).toContain(`  ${name}`);
    const help = await runCli([name, '--help']);
    expect(help).toMatchObject({ exitCode: 0, stderr: '' });
    expect(help.stdout).toMatch(new RegExp(`^invoscope ${name}`));
  }
});

test('a wrong call ends with a sentence and exit code 2', async () => {
  const sentenceOf = async (...args: string[]) => {
    const { exitCode, stdout, stderr } = await runCli(args);
    expect([exitCode, stdout]).toEqual([2, '']);
    return stderr;
  };
  expect(await sentenceOf('analyse')).toContain("Unknown command 'analyse'");
  expect(await sentenceOf('analyze')).toContain('No files given');
  expect(await sentenceOf('analyze', '--format', 'xml', 'a.pdf')).toContain(
    "Unknown format 'xml'. Choose one of: json, jsonl, csv, table, ubl, facturx.",
  );
  expect(await sentenceOf('analyze', '--frmat', 'json')).toContain("Unknown option '--frmat'");
  expect(await sentenceOf('extract-xml')).toContain('exactly one file');
});

test('extract-xml prints the embedded e-invoice as it is', async () => {
  const xml = '<?xml version="1.0" encoding="UTF-8"?>\n<Invoice xmlns="urn:x"><ID>Ä-1</ID></Invoice>\n';
  const bytes = await pdfWith(async ({ pdf }) => {
    await pdf.attach(new TextEncoder().encode('<other/>'), 'notes.xml');
    await pdf.attach(new TextEncoder().encode(xml), 'factur-x.xml');
  });
  const folder = await folderWith({ 'with.pdf': bytes, 'without.pdf': await invoicePdf() });
  expect(await runCli(['extract-xml', 'with.pdf'], { cwd: folder })).toEqual({ exitCode: 0, stdout: xml, stderr: '' });
  expect(await runCli(['extract-xml', 'without.pdf'], { cwd: folder })).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: 'invoscope: without.pdf has no embedded e-invoice.\n',
  });
  expect((await runCli(['extract-xml', 'gone.pdf'], { cwd: folder })).stderr).toContain('there is no such file');
});

test('the code of WebAssembly modules stays where it is: freeing it could end the process', async () => {
  const { stdout } = await runCli(['migrate'], {
    env: { DATA_DIR: await folderWith({}) },
    nodeOptions: ['--stress-wasm-code-gc', '--trace-wasm-code-gc'],
  });
  expect(stdout).toBe('The schema of the embedded database is up to date.\n');
});
