import { analysisResultSchema } from '#contracts/analysis.ts';
import { toAnalysisResult } from '#contracts/to-analysis-result.ts';
import { ReaderError } from '#reader/reader-error.ts';
import { createReaderPool } from '#reader/reader-pool.ts';
import type { Analysis } from '#reader/reader-protocol.ts';
import { createRandom } from '#samples/random.ts';
import { baseDocuments } from './base-documents.ts';
import type { Findings } from './findings.ts';
import { mutateBytes } from './mutate-bytes.ts';

const BASES = 24;
const PROCESSES = 2;
const LIMIT_MS = 30_000;
/** Characters that no database takes. */
const UNSTORABLE = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/**
 * Mutated PDFs through the pool: each is read, or refused with a reason of the file's own; what comes out can be sent
 * and stored. Seeds `first`, `first + 1`, … until `until` (milliseconds since the epoch).
 */
export async function fuzzReader(findings: Findings, first: number, until: number): Promise<void> {
  const bases = await baseDocuments(BASES);
  const pool = createReaderPool({ processes: PROCESSES, timeoutMs: LIMIT_MS });
  let seed = first;
  const lane = async () => {
    while (Date.now() < until) {
      const mine = seed++;
      const random = createRandom(mine);
      const bytes = mutateBytes(random.pick(bases), random);
      const started = performance.now();
      try {
        const analysis = await pool.analyze(bytes, { eInvoice: random.chance(0.5) });
        const wrong = wrongWith(analysis, bytes);
        findings.count('reader', wrong ? 'wrong answer' : 'read', performance.now() - started);
        if (wrong) findings.add('reader', mine, wrong, bytes);
      } catch (error) {
        const code = error instanceof ReaderError ? error.code : 'untyped';
        findings.count('reader', code, performance.now() - started);
        if (code === 'untyped' || code === 'analysis.failed' || code === 'analysis.timeout') {
          findings.add('reader', mine, `${code}: ${String(error)}`, bytes);
        }
      }
    }
  };
  await Promise.all(Array.from({ length: PROCESSES * 2 }, lane));
  pool.close();
}

function wrongWith({ extraction, warnings, pageTexts, durationMs }: Analysis, bytes: Uint8Array): string | null {
  const file = { documentId: 'x', filename: 'x.pdf', fileSize: bytes.length, sha256: '0'.repeat(64), durationMs };
  const result = toAnalysisResult(
    { ...file, analyzedAt: '2026-01-01T00:00:00.000Z' },
    { warnings, pages: pageTexts },
    extraction,
  );
  const parsed = analysisResultSchema.safeParse(result);
  if (!parsed.success)
    return `no analysis result: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`;
  if (UNSTORABLE.test(pageTexts.join('\n')) || UNSTORABLE.test(JSON.stringify(result).replaceAll('\\u0000', '\0'))) {
    return 'characters that cannot be stored';
  }
  const boxes = Object.values(result.entities).flatMap((list) => list.map(({ box }) => box));
  const isOff = boxes.some(
    (box) => box && (box.x < 0 || box.y < 0 || box.x + box.width > 1.001 || box.y + box.height > 1.001),
  );
  return isOff ? 'a box off the page' : null;
}
