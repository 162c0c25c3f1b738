/** Limits of one analysis where the caller sets none; the documented defaults of the configuration. */
export const DEFAULT_MAX_PAGES = 300;
export const DEFAULT_TIMEOUT_MS = 120_000;
/** Resident memory of the process that reads the document. */
export const DEFAULT_MEMORY_MB = 1024;
