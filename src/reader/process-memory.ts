import { readFile } from 'node:fs/promises';

const BYTES_PER_KIB = 1024;

/** Resident memory of a process in bytes as the kernel counts it; null where there is no /proc or no such process. */
export async function residentBytes(pid: number): Promise<number | null> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const kib = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
    return kib ? Number(kib) * BYTES_PER_KIB : null;
  } catch {
    return null;
  }
}
