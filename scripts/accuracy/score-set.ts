import type { Extraction } from '#core/entity.ts';
import { extractInvoice } from '#core/extraction/extract-invoice.ts';
import type { TextDocument } from '#core/text-document.ts';
import type { TruthDocument } from '../train/truth.ts';
import { type Counts, f1, type Judged, judge, type Summary, summarise } from './judge.ts';
import { type CellCounts, type JudgedLines, judgeLines, type TrueLine } from './judge-lines.ts';

/** A document with what is true of it. */
export interface TrueDocument {
  document: TextDocument;
  truth: TruthDocument;
}

export interface Scored {
  judged: Judged;
  lines: JudgedLines;
  extraction: Extraction;
}

/** What the engine makes of a document, held against its truth. */
export function scoreDocument({ document, truth }: TrueDocument): Scored {
  const extraction = extractInvoice(document);
  const lines = (truth.fields.lineItems ?? []) as unknown as TrueLine[];
  return { judged: judge(truth, extraction), lines: judgeLines(lines, extraction.line_items), extraction };
}

export interface SetScore extends Summary {
  lines: Counts;
  cells: CellCounts;
}

export function scoreSet(scored: readonly Scored[]): SetScore {
  const lines = { tp: 0, fp: 0, fn: 0 };
  const cells = { stated: 0, right: 0 };
  for (const { lines: own } of scored) {
    lines.tp += own.tp;
    lines.fp += own.fp;
    lines.fn += own.fn;
    cells.stated += own.cells.stated;
    cells.right += own.cells.right;
  }
  return { ...summarise(scored.map(({ judged }) => judged)), lines, cells };
}

/** One row of figures: macro F1, all stated right, lines, and the share of their quantities and unit prices. */
export function scoreLine(name: string, score: SetScore): string {
  return `| ${name} | ${score.documents} | ${score.macroF1.toFixed(3)} | ${(score.allRight * 100).toFixed(0)} % | ${f1(score.lines).toFixed(3)} | ${shareOf(score.cells)} |`;
}

const shareOf = ({ stated, right }: CellCounts) => (stated === 0 ? '–' : (right / stated).toFixed(3));

/** What was wrong of one document, for whoever mends it. */
export function mistakesOf({ judged, lines, extraction }: Scored, truth: TruthDocument): string[] {
  const wrong = judged.verdicts
    .filter(({ right, stated, confidence }) => !right && (stated || confidence !== null))
    .map(({ field, confidence }) => {
      const got = extraction.entities[field]?.[0]?.value ?? '–';
      return `${field}: ${String(truth.fields[field] ?? '–')} → ${got}${confidence === null ? '' : ` (${confidence.toFixed(2)})`}`;
    });
  if (lines.fp + lines.fn > 0) {
    const got = extraction.line_items.map(
      (line) => `${line.quantity ?? '?'}×${line.description ?? ''}=${line.line_total ?? '?'}`,
    );
    wrong.push(`lines ${lines.tp} right, ${lines.fp} extra, ${lines.fn} missing: ${got.join(' ; ')}`);
  }
  if (lines.misread.length > 0) wrong.push(`counts and prices: ${lines.misread.join(' ; ')}`);
  return wrong;
}

/** Checks of figures; others look at dates, accounts and tax numbers. */
const OF_AMOUNTS = /^(?:totals|lines?|tax)\./;

/** How many documents with a wrong amount or line the checks mark, and how many without one. */
export function checksLine(scored: readonly Scored[]): string {
  const marked = { wrong: 0, right: 0 };
  const count = { wrong: 0, right: 0 };
  for (const { judged, lines, extraction } of scored) {
    const isWrong =
      lines.fp + lines.fn > 0 ||
      judged.verdicts.some(
        ({ field, right, confidence }) =>
          (field === 'TOTAL_AMOUNT' || field === 'TAX_AMOUNT') && !right && confidence !== null,
      );
    const key = isWrong ? 'wrong' : 'right';
    count[key]++;
    if (extraction.checks.some(({ id, status }) => OF_AMOUNTS.test(id) && status !== 'pass')) marked[key]++;
  }
  return `Checks mark ${marked.wrong} of ${count.wrong} documents with a wrong amount or line, and ${marked.right} of ${count.right} others.`;
}
