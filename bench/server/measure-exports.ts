/** How long an export of everything takes, and what it takes of the memory beyond what the server had before. */
export interface MeasuredExport {
  format: string;
  seconds: number;
  /** Of the file, in megabytes. */
  size: number;
  /** The most the JavaScript heap and the process grew, in megabytes. */
  heap: number;
  process: number;
}

const LOOK_EVERY_MS = 100;
const MB = 1e6;

/** Exports all documents in each format, one after the other, over HTTP; the server runs in this process. */
export async function measureExports(
  url: string,
  headers: Record<string, string>,
  formats: readonly string[],
): Promise<MeasuredExport[]> {
  const measured: MeasuredExport[] = [];
  for (const format of formats) {
    const before = process.memoryUsage();
    let heap = 0;
    let rss = 0;
    const look = setInterval(() => {
      const now = process.memoryUsage();
      heap = Math.max(heap, now.heapUsed - before.heapUsed);
      rss = Math.max(rss, now.rss - before.rss);
    }, LOOK_EVERY_MS);
    const start = performance.now();
    const bytes = await fetchExport(url, headers, format);
    clearInterval(look);
    const seconds = (performance.now() - start) / 1000;
    measured.push({ format, seconds, size: bytes / MB, heap: heap / MB, process: rss / MB });
  }
  return measured;
}

/** Waits for the job where there is one; reads the file without keeping it. Gives its size. */
async function fetchExport(url: string, headers: Record<string, string>, format: string): Promise<number> {
  const begun = await fetch(`${url}/api/export?format=${format}`, { headers });
  if (begun.status !== 202) return sizeOf(begun);
  const { job_id } = (await begun.json()) as { job_id: string };
  for (;;) {
    const job = (await (await fetch(`${url}/api/export/jobs/${job_id}`, { headers })).json()) as {
      status: string;
      download_url?: string;
    };
    if (job.status === 'failed') throw new Error(`The export as ${format} failed.`);
    if (job.download_url) return sizeOf(await fetch(`${url}${job.download_url}`, { headers }));
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

async function sizeOf(answer: Response): Promise<number> {
  if (!answer.ok) throw new Error(`The export answered ${answer.status}.`);
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += chunk.length;
  return bytes;
}
