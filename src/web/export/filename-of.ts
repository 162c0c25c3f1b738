/** The name that an answer's `Content-Disposition` gives its file (RFC 6266). */
export function filenameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  try {
    if (encoded) return decodeURIComponent(encoded);
  } catch {
    // No writing of UTF-8: the plain name has to do.
  }
  return /filename="([^"]*)"/i.exec(disposition ?? '')?.[1] ?? 'export';
}
