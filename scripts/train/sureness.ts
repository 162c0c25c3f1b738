import { readFileSync } from 'node:fs';
import { documentFacts } from '#core/extraction/page/document-facts.ts';
import { logOdds, lookOf, type Sureness } from '#core/extraction/scorer/choice-confidence.ts';
import { fieldCandidates } from '#core/extraction/scorer/field-candidates.ts';
import { MODELS } from '#core/extraction/scorer/models.ts';
import { resolveCandidates } from '#core/extraction/scorer/resolve-candidates.ts';
import { KEY_FIELDS, type KeyField } from '#core/labels.ts';
import { layoutDocument } from '#core/layout/layout-document.ts';
import { uprightPages } from '#core/layout/upright-pages.ts';
import { readPdf } from '#reader/read-pdf.ts';
import { createRandom, seedFrom } from '#samples/random.ts';
import { sampleSet } from '#samples/sample-set.ts';
import { ALL_STRANGERS } from '#samples/strangers/all-strangers.ts';
import { drawStranger } from '#samples/strangers/scribe.ts';
import { TYPED_ROUNDS, typedSet } from '#samples/strangers/typed-sets.ts';
import { PERTURBATIONS } from '../accuracy/perturb/perturbation-table.ts';
import type { TrueDocument } from '../accuracy/score-set.ts';
import { isRight, isScored } from './truth.ts';

/** How a choice of a field looked, and whether it was right. */
export interface Look {
  field: KeyField;
  look: number;
  right: boolean;
  weight: number;
}

/** What the engine of each time made of the typed rounds before anything was changed for them: looks by field. */
const FIRST_LOOKS = new URL('../../samples/training/first-looks.json', import.meta.url);
/** The same of 245 invoices in the arrangements of programs and senders, as PDF. */
const TEMPLATE_LOOKS = new URL('../../samples/training/template-looks.json', import.meta.url);
/**
 * Documents that the rules were mended for are more often right than a stranger's; changed ones come in many copies. What
 * programs print is what most people bring, and harder than what is typed: a modest look is less often right there.
 */
const WEIGHTS = { template: 2, first: 1, mended: 0.3, changed: 0.1 };
/** Every change is made to one document in so many. */
const CHANGED = 9;
const DRAWN_EACH = 3;
const SAMPLES = { count: 368, seed: 77 };
/** As many values as are imagined that would leave a look as it is. */
const PRIOR = 2;

/** Looks of first looks, of strangers and held-back layouts as they are read today, and of all these with changes. */
export async function allLooks(): Promise<Look[]> {
  const drawn = ALL_STRANGERS.flatMap((family) =>
    Array.from({ length: DRAWN_EACH }, (_, index) => drawStranger(family, index + 1)),
  );
  const typed = Object.values(TYPED_ROUNDS).flatMap(({ folder, files }) =>
    files.flatMap((file) => typedSet(folder, file)),
  );
  const heldBack: TrueDocument[] = [];
  for (const { pdf, truth } of sampleSet(SAMPLES))
    if (truth.split === 'heldout') heldBack.push({ document: await readPdf(pdf), truth });
  const changed = PERTURBATIONS.flatMap(({ name, change }, kind) => {
    const some = [...typed, ...heldBack].filter((_, index) => index % CHANGED === kind % CHANGED);
    return some.flatMap((one, index) => {
      const random = createRandom(seedFrom(`${name}:${one.truth.id}`));
      return change(one, random, some[(index + 1) % some.length]!) ?? [];
    });
  });
  return [
    ...keptLooks(FIRST_LOOKS, WEIGHTS.first),
    ...keptLooks(TEMPLATE_LOOKS, WEIGHTS.template),
    ...[...drawn, ...typed, ...heldBack].flatMap((one) => looksOf(one, WEIGHTS.mended)),
    ...changed.flatMap((one) => looksOf(one, WEIGHTS.changed)),
  ];
}

function keptLooks(file: URL, weight: number): Look[] {
  const table = JSON.parse(readFileSync(file, 'utf8')) as Record<KeyField, { right: number[]; wrong: number[] }>;
  return KEY_FIELDS.flatMap((field) =>
    (['right', 'wrong'] as const).flatMap((verdict) =>
      table[field][verdict].map((look) => ({ field, look, right: verdict === 'right', weight })),
    ),
  );
}

function looksOf({ document, truth }: TrueDocument, weight: number): Look[] {
  const choices = resolveCandidates(
    fieldCandidates(documentFacts(layoutDocument(uprightPages(document).document))),
    MODELS,
  );
  return KEY_FIELDS.flatMap((field) => {
    const choice = choices[field];
    if (!choice || !isScored(truth, field)) return [];
    const right = isRight(truth, field, choice.candidate.value) === true;
    return [{ field, look: lookOf(choice, MODELS[field]), right, weight }];
  });
}

/** Logistic regression of being right on the look, a line for each field. */
export function fitSureness(looks: readonly Look[]): Sureness {
  return Object.fromEntries(
    KEY_FIELDS.map((field) => [field, fitLine(looks.filter((look) => look.field === field))]),
  ) as unknown as Sureness;
}

/** Newton's method from the line that leaves a look as it is, which a little weight holds where there are few. */
function fitLine(looks: readonly Look[]): [slope: number, shift: number] {
  let [slope, shift] = [1, 0];
  for (let step = 0; step < 100; step++) {
    const gradient = [-PRIOR * (slope - 1), -PRIOR * shift] as [number, number];
    const hessian = [PRIOR, PRIOR] as [number, number];
    let mixed = 0;
    for (const { look, right, weight } of looks) {
      const x = logOdds(look);
      const p = 1 / (1 + Math.exp(-(slope * x + shift)));
      const error = weight * (Number(right) - p);
      gradient[0] += error * x;
      gradient[1] += error;
      const spread = weight * p * (1 - p);
      hessian[0] += spread * x * x;
      hessian[1] += spread;
      mixed += spread * x;
    }
    const scale = hessian[0] * hessian[1] - mixed ** 2;
    slope += (hessian[1] * gradient[0] - mixed * gradient[1]) / scale;
    shift += (hessian[0] * gradient[1] - mixed * gradient[0]) / scale;
  }
  return [Math.round(slope * 1e3) / 1e3, Math.round(shift * 1e3) / 1e3];
}
