/** HEIF's own brands (ISO/IEC 23008-12, annex B): still pictures and their sequences, coded as HEVC or in any way. */
const HEIC = /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif[12]|msf1)/s;
const OTHERS = /^(?:\xFF\xD8\xFF|\x89PNG\r\n|II\*\0|MM\0\*|GIF8|BM|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;

const headOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 12));

/** Whether a file begins as pictures do; the reader finds out whether it is one. */
export const looksLikePicture = (bytes: Uint8Array): boolean => isHeic(bytes) || OTHERS.test(headOf(bytes));

/**
 * The format of iPhones' cameras. What could read it carries a decoder of HEVC, which is under patents; `sharp` therefore
 * comes without.
 */
export const isHeic = (bytes: Uint8Array): boolean => HEIC.test(headOf(bytes));
