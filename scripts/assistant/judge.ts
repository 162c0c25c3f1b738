import { CITATIONS_SHOWN } from '#contracts/assistant.ts';
import { WORDINGS, writeMonth } from '#core/assistant/wording/format-figures.ts';
import type { Answer } from '#server/assistant/answer-question.ts';
import type { Expected } from './questions/question.ts';
import { money } from './store-ledger.ts';

export type Verdict = 'exact' | 'refusal' | 'wrong';

/** Whether an answer says what is expected; a false "there is none" is wrong, asking back where an answer was due a refusal. */
export function judge(answer: Answer, expected: Expected): Verdict {
  if ('refuses' in expected)
    return !answer.spendsQuery && !answer.data && answer.citations.length === 0 ? 'exact' : 'wrong';
  if ('nothing' in expected) return !answer.data && answer.citationsTotal === 0 ? 'exact' : 'wrong';
  if ('asks' in expected)
    return sameList([...answer.suggestions].sort(), expected.asks) ? 'exact' : answer.spendsQuery ? 'wrong' : 'refusal';
  if (!answer.spendsQuery) return 'refusal';
  return says(answer, expected) ? 'exact' : 'wrong';
}

const sameList = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((one, n) => one === b[n]);

/** The numbers of a text, whole, whatever their locale puts between their digits. */
const figuresIn = (text: string) =>
  (text.match(/\d(?:[\d.,'\u00a0\u202f\u2019]*\d)?/gu) ?? []).map((number) => number.replace(/\D/g, ''));
/** From the beginning of a word on, and no part of a longer number; blanks of any kind are one. */
function standsIn(text: string, part: string): boolean {
  const plain = (one: string) => one.replace(/\s+/gu, ' ');
  const escaped = plain(part).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?!\\p{N})`, 'u').test(plain(text));
}

function says(answer: Answer, expected: Expected): boolean {
  const { data, language } = answer;
  if ('says' in expected) {
    const { response } = answer;
    const figures = new Set(figuresIn(response));
    return expected.says.every((part) => {
      const [figure, ...others] = figuresIn(part);
      const isFigure = figure !== undefined && others.length === 0 && /^[\d.,]+$/.test(part);
      return isFigure ? figures.has(figure) : standsIn(response, part);
    });
  }
  if ('documents' in expected) {
    const cited = new Set(answer.citations.map(({ document_id }) => document_id));
    return (
      answer.citationsTotal === expected.documents.length &&
      cited.size === Math.min(expected.documents.length, CITATIONS_SHOWN) &&
      [...cited].every((id) => expected.documents.includes(id))
    );
  }
  if ('ordered' in expected)
    return sameList(
      answer.citations.map(({ document_id }) => document_id),
      expected.ordered,
    );
  if (!data) return false;
  const at = (type: string) => data.columns.findIndex((column) => column.type === type);
  const currency = data.columns.findIndex(({ key }) => key === 'currency');
  if ('count' in expected) return data.rows.length === 1 && data.rows[0]![at('count')] === expected.count;
  if ('amounts' in expected) {
    const said = data.rows.map((row) => `${row[at('money')]} ${row[currency]}`).sort();
    return sameList(
      said,
      Object.entries(expected.amounts)
        .map(([code, cents]) => `${money(cents)} ${code}`)
        .sort(),
    );
  }
  if ('groups' in expected) {
    const named = (name: string) =>
      (/^\d{4}-\d{2}$/.test(name) ? writeMonth(name, WORDINGS[language]) : name).toLowerCase();
    return (
      data.rows.length === expected.groups.length &&
      expected.groups.every(
        ([name, cents], n) =>
          String(data.rows[n]![0])
            .toLowerCase()
            .replace(/[^\p{L}\p{N}]/gu, '')
            .includes(
              named(name)
                .replace(/[^\p{L}\p{N}]/gu, '')
                .slice(0, 8),
            ) &&
          (expected.counted ? data.rows[n]![at('count')] === cents : data.rows[n]![at('money')] === money(cents)),
      )
    );
  }
  return false;
}
