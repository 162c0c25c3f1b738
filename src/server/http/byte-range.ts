import type { ByteRange } from '../storage/storage.ts';

/**
 * The one range a request asks for (RFC 9110 §14.2), 'whole' when there is none or several (a server may ignore
 * those), or 'unsatisfiable' when it lies past the end.
 */
export function requestedRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return 'whole';
  if (match[1] === '') {
    const length = Math.min(Number(match[2]), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  if (start >= size) return 'unsatisfiable';
  return end < start ? 'whole' : { start, end };
}

/** `Content-Disposition` with a name of any script (RFC 6266, RFC 8187). */
export function contentDisposition(kind: 'inline' | 'attachment', filename: string): string {
  const plain = filename.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
