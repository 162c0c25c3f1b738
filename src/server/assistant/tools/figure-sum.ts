import type { Cell } from '#core/assistant/answer.ts';
import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import { inMinorUnits, writeAmounts, writeCount } from '#core/assistant/wording/format-figures.ts';
import { type Decimal, partOfDecimal } from '#core/values/decimal.ts';
import { citeDocuments } from './cite-documents.ts';
import { countColumns, moneyColumn } from './columns.ts';
import { computeFigures, documentsBehind, typesOf } from './compute-figures.ts';
import { type AskedFigure, basis, duplicatesNote, known, QUOTED, total } from './figure-basis.ts';
import { type Finding, nothing, sentences } from './finding.ts';
import { answerList } from './list-documents.ts';
import { unitsOf } from './shared-out.ts';
import { verdict } from './test-figure.ts';

/** More digits than are shown, so that rounding comes once. */
const PLACES = 12;
const sharedOut = (amount: Decimal, units: number): Decimal =>
  units === 1 ? amount : partOfDecimal(amount, units, PLACES);

/** One sum for each currency; shared out evenly where it is asked for "per month on average". */
export async function sum(whole: AskedFigure): Promise<Finding> {
  const asked = whole.wish.rank ? await ofRanked(whole) : whole;
  const { wish, plan, wording } = asked;
  const types = typesOf(wish.measure, plan.where);
  const [figures, ids, duplicates] = await Promise.all([
    computeFigures(asked, { measure: wish.measure, types }),
    documentsBehind(asked, { measure: wish.measure, types }),
    duplicatesNote(asked, types),
  ]);
  const amounts = known(figures);
  const scope = describeConditions(
    {
      ...plan.where,
      payment: wish.measure === 'owed' && plan.where.payment === 'unpaid' ? undefined : plan.where.payment,
      types: undefined,
    },
    wording,
    true,
  );
  const count = total(figures, 'documents') + total(figures, 'unknown');
  if (count === 0)
    return nothing(wording.say.noneFound(wording.types[types.length === 1 ? types[0]! : 'invoice']![1], scope));
  const unknown = total(figures, 'unknown');
  const units = wish.each ? await unitsOf(asked, types) : 1;
  const isCredit = types.length === 1 && types[0] === 'credit_note';
  const shown = amounts.map(({ amount, ...rest }) => ({
    ...rest,
    amount: sharedOut(isCredit ? amount.replace(/^-/, '') : amount, units),
  }));
  const label = isCredit
    ? wording.types.credit_note![1].replace(/^\p{L}/u, (letter) => letter.toUpperCase())
    : wording.measures[wish.measure];
  const tested = verdict(
    shown.map(({ amount }) => amount),
    wish.test,
    wording,
  );
  const text = sentences(
    `${tested}${label}${scope}${wish.each ? ` ${wording.say.onAverage(wish.each, units)}` : ''}${wording.colon}${shown.length > 0 ? writeAmounts(shown, wording) : '–'} (${basis(figures, wish.measure, wording, types)}).`,
    amounts.length > 1 && wording.say.mixedCurrencies,
    unknown > 0 &&
      (wish.measure === 'tax' ? wording.say.withoutTax : wording.say.withoutAmount)(
        writeCount(unknown, 'document', wording),
      ),
    duplicates,
  );
  const rows: Cell[][] = shown.map(({ amount, currency, invoices }) => [
    inMinorUnits(amount, currency),
    currency,
    invoices,
  ]);
  return {
    text,
    data: { columns: [moneyColumn('amount', wording), ...countColumns(wording)], rows },
    citations: await citeDocuments(asked, ids, QUOTED[wish.measure]),
    citationsTotal: count,
    shown: ids,
  };
}

/** "The sum of the three largest": of those alone. */
async function ofRanked(asked: AskedFigure): Promise<AskedFigure> {
  const list = await answerList({
    ...asked,
    wish: { kind: 'list', ...(asked.wish.rank && { rank: asked.wish.rank }) },
  });
  return { ...asked, plan: { ...asked.plan, where: { ...asked.plan.where, ids: list.shown ?? [] } } };
}
