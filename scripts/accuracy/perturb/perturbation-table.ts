import { createRandom, seedFrom } from '#samples/random.ts';
import { type Scored, scoreDocument, type TrueDocument } from '../score-set.ts';
import { PAGES } from './pages.ts';
import type { Perturbation } from './perturbation.ts';
import { PLACES } from './places.ts';
import { WRITINGS } from './writings.ts';

export const PERTURBATIONS: readonly Perturbation[] = [...PLACES, ...PAGES, ...WRITINGS];

export interface PerturbationResult {
  name: string;
  documents: number;
  /** Shares of what was right before and is not any more. */
  keyValues: number;
  lines: number;
  currency: number;
  /** Documents with the warning of several invoices. */
  warned: number;
  /** What was lost, as "id FIELD". */
  lost: string[];
}

/** What each kind of change loses of the values that the engine reads rightly in the originals. */
export function perturb(
  originals: readonly TrueDocument[],
  kinds: readonly Perturbation[] = PERTURBATIONS,
): PerturbationResult[] {
  const before = originals.map(scoreDocument);
  return kinds.map(({ name, change }) => {
    const result = { name, documents: 0, keyValues: 0, lines: 0, currency: 0, warned: 0, lost: [] as string[] };
    const known = { keyValues: 0, lines: 0, currency: 0 };
    for (const [index, original] of originals.entries()) {
      const random = createRandom(seedFrom(`${name}:${original.truth.id}`));
      const changed = change(original, random, originals[(index + 1) % originals.length]!);
      if (!changed) continue;
      const [was, is] = [before[index]!, scoreDocument(changed)];
      result.documents++;
      const lost = lostFields(was, is);
      known.keyValues += was.judged.verdicts.filter(({ right }) => right).length;
      result.keyValues += lost.length;
      result.lost.push(...lost.map((field) => `${original.truth.id} ${field}`));
      known.lines += was.lines.tp;
      result.lines += Math.max(0, was.lines.tp - is.lines.tp);
      if (hasCurrency(was, original)) {
        known.currency++;
        if (!hasCurrency(is, changed)) result.currency++;
      }
      if (is.extraction.warnings.some(({ code }) => code === 'several_invoices')) result.warned++;
    }
    return {
      ...result,
      keyValues: result.keyValues / Math.max(1, known.keyValues),
      lines: result.lines / Math.max(1, known.lines),
      currency: result.currency / Math.max(1, known.currency),
    };
  });
}

function lostFields(was: Scored, is: Scored): string[] {
  return was.judged.verdicts.flatMap(({ field, right }) =>
    right && !is.judged.verdicts.some((verdict) => verdict.field === field && verdict.right) ? [field] : [],
  );
}

function hasCurrency({ extraction }: Scored, { truth }: TrueDocument): boolean {
  return (
    typeof truth.fields.CURRENCY === 'string' && extraction.entities.CURRENCY?.[0]?.value === truth.fields.CURRENCY
  );
}

/** A row for each kind. */
export function perturbationTable(results: readonly PerturbationResult[]): string {
  const share = (value: number) => `${(value * 100).toFixed(1)} %`;
  return [
    '| Change | Documents | Key values lost | Lines lost | Currency lost | Warned |',
    '|---|---:|---:|---:|---:|---:|',
    ...results.map(
      ({ name, documents, keyValues, lines, currency, warned }) =>
        `| ${name} | ${documents} | ${share(keyValues)} | ${share(lines)} | ${share(currency)} | ${warned} |`,
    ),
  ].join('\n');
}
