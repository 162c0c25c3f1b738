/**
 * Raise it whenever `readPdf` can answer otherwise than before for any file (scripts/golden insists): words that were
 * kept by an earlier version are then read anew.
 */
export const READER_VERSION = 10;
