/** Whether a file begins as pictures do; the reader finds out whether it is one. */
export function looksLikePicture(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  return /^(?:\xFF\xD8\xFF|\x89PNG\r\n|II\*\0|MM\0\*|GIF8|BM|RIFF.{4}WEBP|.{4}ftyp(?:heic|heix|mif1|avif))/s.test(head);
}
