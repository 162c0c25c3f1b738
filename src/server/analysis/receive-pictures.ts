import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { invalidField } from '../errors.ts';
import { type ReceivedFile, receiveFiles } from './upload-file.ts';

/** Of one document; more would make a file that nobody wants to download. */
const MOST_PICTURES = 50;

/**
 * The pictures of a multipart request as one file: a PDF with a page for each, read when it is wanted. Throws 415 (no
 * form), 422 (no file, or too many) and 413 (together too large); reading it throws `ReaderError` as `picturesToPdf` does.
 */
export async function receivePictures(
  request: FastifyRequest,
  { config, reader }: Pick<Deps, 'config' | 'reader'>,
): Promise<ReceivedFile> {
  const { files } = await receiveFiles(request, config, { name: 'file', most: MOST_PICTURES });
  const [first] = files;
  if (!first) throw invalidField('file', 'Please upload a picture');
  return {
    filename: `${first.filename.replace(/\.[^.]*$/, '')}.pdf`,
    size: files.reduce((sum, { size }) => sum + size, 0),
    async read() {
      const pictures = await Promise.all(files.map((file) => file.read()));
      return Buffer.from(await reader.combine(pictures, { lane: request.user.id }));
    },
    discard: async () => {
      await Promise.all(files.map((file) => file.discard()));
    },
  };
}
