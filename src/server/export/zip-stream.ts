import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** With `/` between folders. */
  path: string;
  content: Readable | string;
  /** What is compressed already (PDFs, pictures) is stored as it is. */
  stored?: boolean;
  modified: Date;
}

/**
 * A ZIP file (ZIP64 where it needs to be) that is made while it is read: an entry is asked for when the one before it
 * has gone out. Destroying it ends the entries.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);

  async function feed(): Promise<void> {
    for await (const { path, content, stored = false, modified } of entries) {
      const options = { mtime: modified, compress: !stored };
      if (typeof content === 'string') {
        zip.addBuffer(Buffer.from(content), path, options);
        continue;
      }
      const stop = () => content.destroy();
      output.once('close', stop);
      if (output.destroyed) stop();
      zip.addReadStream(content, path, options);
      await finished(content, { writable: false });
      output.off('close', stop);
    }
    zip.end();
  }

  feed().catch((error: Error) => output.destroy(error));
  return output;
}
