/** Runs SQL on a connection; within a transaction what it writes is written with the rest of it. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
