/** Changes whenever results can change, so that two answers about one file can be told apart. */
export const ANALYZER_VERSION = '1.3.16';
