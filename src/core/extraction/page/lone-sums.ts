import type { Row, Segment } from '../../layout/layout.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { type FoundLabel, isHeading } from './find-labels.ts';

/** An amount with cents that is not zero, at the end of its row; its currency may stand behind. */
const AMOUNT_AT_END = /(?<![\d.,])(?!0+[.,]0+\D*$)\d[\d.,'’ ]*[.,]\d{2}(?!\d)[^\p{L}\d]{0,3}(?:\p{L}{2,3})?$/u;

/** "zzgl. MwSt.", "plus VAT": tax comes on top, which nobody reckons here. */
const TAX_TO_COME = new RegExp(
  String.raw`(?<!\p{L})(?:${inAllLanguages(({ taxes }) => taxes?.onTop)})\.?\s(?:(?:${inAllLanguages(({ taxes }) => taxes?.beforeName)})\.?\s?){0,2}(?:\d{1,2}(?:[.,]\d+)?\s?%\s)?(?:${inAllLanguages(({ taxes }) => taxes?.names)})(?!\p{L})`,
  'iu',
);

/**
 * "Nettobetrag 402,00", "Subtotal 464.00" and nothing more: where no tax is charged and no other sum is printed, the
 * only one is the total, whatever it is called.
 */
export function settleLoneSums(rows: readonly Row[], labels: ReadonlyMap<Segment, readonly FoundLabel[]>): void {
  const all = [...labels.values()].flat();
  const sums = all.filter((label) => label.startsSegment && isOf(label, ['subtotal']) && endsInAmount(label, rows));
  const amounts = new Set(sums.map(({ segment }) => AMOUNT_AT_END.exec(rows[segment.row]!.text)![0]));
  if (amounts.size !== 1 || all.some((label) => isOf(label, ['subtotal']) && isHeading(label) && !sums.includes(label)))
    return;
  if (rows.some(({ text }) => TAX_TO_COME.test(text))) return;
  const first = sums[0]!.segment.row;
  const isOther = (label: FoundLabel): boolean =>
    !sums.includes(label) &&
    (isOf(label, SUMS) ? tellsAmount(label, rows, labels) : label.segment.row > first && endsInAmount(label, rows));
  if (all.some((label) => isOf(label, [...SUMS, 'charge', 'discount']) && isOther(label))) return;
  for (const label of sums) label.classes = label.classes.map((name) => (name === 'subtotal' ? 'total' : name));
}

const SUMS: readonly LabelClass[] = ['total', 'amount_due', 'tax'];

function isOf({ classes }: FoundLabel, names: readonly LabelClass[]): boolean {
  return names.some((name) => classes.includes(name));
}

function endsInAmount({ segment }: FoundLabel, rows: readonly Row[]): boolean {
  return AMOUNT_AT_END.test(rows[segment.row]!.text);
}

/** Whether a sum has its amount in its row, or heads it; the title of a column of lines has none of its own. */
function tellsAmount(
  label: FoundLabel,
  rows: readonly Row[],
  labels: ReadonlyMap<Segment, readonly FoundLabel[]>,
): boolean {
  const { segments } = rows[label.segment.row]!;
  const titles = segments.filter((one) => labels.get(one)?.some((other) => isOf(other, ['table_head'])));
  return endsInAmount(label, rows) || (isHeading(label) && titles.length < 2);
}
