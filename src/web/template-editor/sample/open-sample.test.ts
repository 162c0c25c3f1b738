import { expect, test } from 'vitest';
import { openSample } from './open-sample.ts';

const { signal } = new AbortController();

/** A file that the disk does not give. */
function unreadable(reason: unknown): File {
  const file = new File([], 'gone.pdf');
  file.arrayBuffer = () => Promise.reject(reason);
  return file;
}

test('a file that cannot be read says why', async () => {
  const opening = openSample(unreadable(new Error('The file has moved.')), signal);
  await expect(opening).rejects.toThrow('Error processing file: The file has moved.');
});

test('a file that cannot be read without a reason says so', async () => {
  await expect(openSample(unreadable(null), signal)).rejects.toThrow('Unknown error reading file');
});

test('what is neither PDF nor image is refused', async () => {
  const text = new File(['a text'], 'a.txt', { type: 'text/plain' });
  await expect(openSample(text, signal)).rejects.toThrow('Please choose a PDF or an image');
});
