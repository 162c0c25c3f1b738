import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

/** All parts but the last have at least 5 MB, and there are at most 10,000 of them: enough for 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Uploads what comes piece by piece, 8 MB of it in memory at a time: the object appears whole or not at all. Returns
 * its size. What fits one part is put in one call.
 */
export async function uploadPieces(
  client: S3Client,
  place: { Bucket: string; Key: string },
  content: Readable,
): Promise<number> {
  const parts = partsOf(content);
  const first = await parts.next();
  const second = first.done ? first : await parts.next();
  if (first.done || second.done) {
    const Body = first.done ? Buffer.alloc(0) : first.value;
    await client.send(new PutObjectCommand({ ...place, Body }));
    return Body.length;
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(place));
  const upload = { ...place, UploadId };
  try {
    const done: CompletedPart[] = [];
    let bytes = 0;
    const send = async (Body: Buffer) => {
      const PartNumber = done.length + 1;
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
      done.push({ PartNumber, ETag });
      bytes += Body.length;
    };
    await send(first.value);
    await send(second.value);
    for await (const part of parts) await send(part);
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: done } }));
    return bytes;
  } catch (error) {
    // Parts that nobody puts together are paid for.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {});
    throw error;
  }
}

async function* partsOf(content: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    const piece = Buffer.from(chunk);
    waiting.push(piece);
    bytes += piece.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}
