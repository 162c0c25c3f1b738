import { toast } from 'sonner';
import { isAbort, messageOf } from '#web/api/errors.ts';
import { saveBlob } from '#web/ui/save-blob.ts';
import { type ExportedFile, exportJob, fetchExport } from './export-calls.ts';

const LOOK_EVERY_MS = 1000;
/** The large exports that this window has begun, so that a reload finds them again. */
const KEY = 'export-jobs';

function keptJobs(): string[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function keepJobs(ids: readonly string[]): void {
  if (ids.length === 0) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(ids));
}

const followed = new Set<string>();

/** Shows how far a large export is, and saves its file when it is there. */
export function followExport(jobId: string): void {
  keepJobs([...new Set([...keptJobs(), jobId])]);
  if (followed.has(jobId)) return;
  followed.add(jobId);
  void follow(jobId).finally(() => {
    followed.delete(jobId);
    keepJobs(keptJobs().filter((id) => id !== jobId));
  });
}

/** Goes on with what was begun before the window was loaded again. */
export function followKeptExports(): void {
  for (const id of keptJobs()) followExport(id);
}

async function follow(jobId: string): Promise<void> {
  const id = `export-${jobId}`;
  try {
    for (;;) {
      const job = await exportJob(jobId);
      if (job.status === 'failed') throw new Error(job.detail);
      if (job.download_url) {
        toast.loading('Fetching the export…', { id });
        save(await fetchExport(job.download_url), id, job.left_out ?? 0);
        return;
      }
      toast.loading(`Preparing the export… ${job.progress} %`, { id });
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  } catch (error) {
    if (!isAbort(error)) toast.error(messageOf(error), { id });
  }
}

function save({ blob, filename }: ExportedFile, id: string, leftOut: number): void {
  saveBlob(blob, filename);
  if (leftOut === 0) toast.success(`Exported ${filename}.`, { id });
  else toast.warning(`Exported ${filename}. ${leftOutSentence(leftOut)}`, { id, duration: Number.POSITIVE_INFINITY });
}

const leftOutSentence = (documents: number) =>
  `${documents === 1 ? 'One document' : `${documents.toLocaleString()} documents`} could not leave as e-invoices: “Left out.txt” in the ZIP says why.`;
