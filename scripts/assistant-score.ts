import { parseArgs } from 'node:util';
import type { Answer } from '#server/assistant/answer-question.ts';
import { allQuestions } from './assistant/all-questions.ts';
import { openLedger } from './assistant/ask-ledger.ts';
import { judge, type Verdict } from './assistant/judge.ts';
import { ledger } from './assistant/ledger.ts';

/**
 * How many of the questions over 300 invoices are answered exactly, refused and answered wrongly, by language and kind.
 * `--half tuned` or `--half "held out"` asks one half; `--show` prints what was not exact.
 */
const { values } = parseArgs({ options: { half: { type: 'string' }, show: { type: 'boolean', default: false } } });
const questions = allQuestions(ledger()).filter(({ half }) => !values.half || half === values.half);
const asked = await openLedger();
const results: { half: string; language: string; kind: string; verdict: Verdict }[] = [];
try {
  for (const { after, message, of, expected, ...question } of questions) {
    let before: Answer | undefined;
    for (const first of after) {
      const answered: Answer = await asked.ask(first, before, of);
      // What was not understood leaves in mind what was there before, as a conversation does.
      before = answered.remember ? answered : before;
    }
    const answer = await asked.ask(message, before, of);
    const verdict = judge(answer, expected);
    results.push({ ...question, verdict });
    if (values.show && verdict !== 'exact') {
      console.log(
        `${verdict.toUpperCase()} ${question.language} [${question.kind}] ${after.map((first) => `${first} → `).join('')}${message}\n   read: ${answer.plan?.reading ?? '–'}\n   said: ${answer.response.split('\n')[0]}\n   expected: ${JSON.stringify(expected).slice(0, 200)}`,
      );
    }
  }
} finally {
  await asked.close();
}

const percent = (part: number, of: number) => `${of === 0 ? '–' : ((part / of) * 100).toFixed(1)} %`;
function line(name: string, of: readonly { verdict: Verdict }[]): void {
  const count = (verdict: Verdict) => of.filter((one) => one.verdict === verdict).length;
  console.log(
    `${name.padEnd(34)} ${String(of.length).padStart(4)}  exact ${percent(count('exact'), of.length).padStart(7)}  refusal ${String(count('refusal')).padStart(3)}  wrong ${String(count('wrong')).padStart(3)}`,
  );
}
for (const half of new Set(results.map((one) => one.half))) {
  const own = results.filter((one) => one.half === half);
  line(half, own);
  for (const language of ['en', 'de', 'fr'])
    line(
      `  ${language}`,
      own.filter((one) => one.language === language),
    );
}
for (const kind of new Set(results.map((one) => one.kind)))
  line(
    `  ${kind}`,
    results.filter((one) => one.kind === kind),
  );
