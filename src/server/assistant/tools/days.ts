import { writeDate, writeNumber } from '#core/assistant/wording/format-figures.ts';
import { citeDocuments } from './cite-documents.ts';
import type { Asked, Finding } from './finding.ts';
import type { ListedRow } from './listed-rows.ts';

const SHOWN = 10;
const DAY = 86_400_000;

/** How many days it is from one day to another; negative where that one is past. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);

/** In how many days each of the documents is due, or since when it has been; `rows` are the first of `total`. */
export async function answerDays(asked: Asked<'field'>, rows: readonly ListedRow[], total: number): Promise<Finding> {
  const { wording, today } = asked;
  const dated = rows.flatMap((row) => (row.due === null ? [] : [{ row, days: daysBetween(today, row.due) }]));
  const nameOf = ({ number, filename, seller }: ListedRow) => [number ?? filename, seller].filter(Boolean).join(', ');
  const lines = dated.slice(0, SHOWN).map(({ row, days }) => {
    const isPaid = row.left !== null && Number(row.left) <= 0;
    const away = wording.say.inDays(days);
    const date = wording.say.dueOn(writeDate(row.due!, wording));
    return `${nameOf(row)}${wording.colon}${away} (${date}${isPaid ? `; ${wording.say.paid}` : ''})`;
  });
  const undated = rows
    .filter(({ due }) => due === null)
    .slice(0, SHOWN)
    .map((row) => wording.say.noField(wording.labels.DUE_DATE!, nameOf(row)));
  const rest = total - lines.length - undated.length;
  return {
    text: [...lines, ...undated, ...(rest > 0 ? [wording.say.more(writeNumber(rest, wording))] : [])].join('\n'),
    data:
      dated.length === 0
        ? undefined
        : {
            columns: [
              { key: 'number', label: wording.columns.number, type: 'text' },
              { key: 'seller', label: wording.dimensions.seller, type: 'text' },
              { key: 'due', label: wording.columns.due, type: 'date' },
              { key: 'days', label: wording.columns.days, type: 'count' },
            ],
            rows: dated.map(({ row, days }) => [row.number, row.seller, row.due, days]),
          },
    citations: await citeDocuments(
      asked,
      dated.map(({ row }) => row.id),
      ['DUE_DATE', 'INVOICE_NUMBER'],
    ),
    citationsTotal: dated.length,
    shown: rows.map(({ id }) => id),
  };
}
