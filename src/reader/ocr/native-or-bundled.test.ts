import { afterEach, expect, test, vi } from 'vitest';
import { ReaderError } from '../reader-error.ts';
import { nativeOrBundled } from './native-or-bundled.ts';
import type { RecognisedWord } from './recognised-words.ts';
import type { Recogniser } from './tesseract.ts';

afterEach(() => vi.restoreAllMocks());

const IMAGE = { width: 1, height: 1, data: new Uint8Array(1) };
const word = (text: string): RecognisedWord => ({
  ...{ text, confidence: 0.9, line: 0 },
  box: { left: 0, top: 0, right: 1, bottom: 1 },
});
const reading = (text: string): Recogniser => ({
  recognise: async (_image, _languages, options) => [word(options?.isSparse ? `${text}, sparse` : text)],
});
const failing = (error: Error): Recogniser => ({ recognise: () => Promise.reject(error) });
const loadBundled = vi.fn(async () => reading('bundled'));
const textOf = async (recogniser: Recogniser, isSparse = false, language: 'en' | 'de' = 'en') =>
  (await recogniser.recognise(IMAGE, [language], { isSparse })).map(({ text }) => text).join();

test('the command is told how to read, and the bundled recogniser where it lacks the language', async () => {
  const either = nativeOrBundled({ native: reading('native'), installed: ['en'], loadBundled });
  expect([await textOf(either), await textOf(either, true)]).toEqual(['native', 'native, sparse']);
  expect(await textOf(either, true, 'de')).toBe('bundled, sparse');
});

test('where the command fails, the bundled recogniser reads; a limit is not tried again', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const native = failing(new Error('tesseract ended with 127: liblept.so.5: cannot open shared object file'));
  expect(await textOf(nativeOrBundled({ native, installed: ['en'], loadBundled }))).toBe('bundled');
  expect(said).toHaveBeenCalledWith(expect.stringContaining('liblept.so.5'));
  const limited = nativeOrBundled({
    ...{ native: failing(new ReaderError('analysis.timeout')), installed: ['en'] },
    loadBundled,
  });
  await expect(textOf(limited)).rejects.toMatchObject({ code: 'analysis.timeout' });
});
