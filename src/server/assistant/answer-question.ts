import { and, eq } from 'drizzle-orm';
import type { DocumentFilter } from '#contracts/document-filter.ts';
import type { AnswerTable, Citation } from '#core/assistant/answer.ts';
import type { Language, Measure, Plan } from '#core/assistant/plan.ts';
import { isNearName } from '#core/assistant/understand/plain/correct-typos.ts';
import { planQuestion } from '#core/assistant/understand/plan-question.ts';
import type { QuestionScope, Understood } from '#core/assistant/understand/question-scope.ts';
import { foldQuestion } from '#core/assistant/understand/text/fold-question.ts';
import { wordsIn } from '#core/assistant/understand/text/match-names.ts';
import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import { describePlan } from '#core/assistant/wording/describe-plan.ts';
import { joinWords, WORDINGS } from '#core/assistant/wording/format-figures.ts';
import type { Db } from '../db/database.ts';
import { documents } from '../db/schema.ts';
import { today } from '../documents/today.ts';
import { boughtWords } from './bought-words.ts';
import { carryOutPlan } from './carry-out-plan.ts';
import { toDocumentFilter, withDocumentFilter } from './conditions-sql.ts';
import { knownNames } from './known-names.ts';
import { withItemsSpelled } from './misspelt-items.ts';
import { namedDocuments } from './named-documents.ts';
import { furtherQuestions, ownExamples } from './suggest-questions.ts';
import type { ToolDeps } from './tools/tool.ts';

export interface Question {
  userId: string;
  message: string;
  /** Asked about this document alone. The caller has made sure that it is the user's. */
  documentId?: string | undefined;
  /** `remember` of the conversation's answer before: what "and in April?" goes on from. */
  previous?: Plan | undefined;
  /**
   * The plan before is answered again under these conditions instead of its own: the chips of a reading, edited. Where
   * there is none before, the question's own reading is.
   */
  filter?: DocumentFilter | undefined;
  /** The same with another measure than the plan's. */
  measure?: Measure | undefined;
  now: Date;
}

export interface Answer {
  response: string;
  suggestions: string[];
  /** At most 100. */
  citations: Citation[];
  citationsTotal: number;
  data?: AnswerTable | undefined;
  /** How the question was read, as the wire has it; absent where it was not understood. */
  plan?: { reading: string; filter: DocumentFilter; measure?: Measure | undefined } | undefined;
  /** For the conversation to keep and to give as `previous`; absent: what was kept stays. */
  remember?: Plan | undefined;
  /** False where it asks back, does not understand or refuses: those spend no AI query. */
  spendsQuery: boolean;
  language: Language;
}

/** Answers a question about the user's own documents by computing, without a language model. */
export async function answerQuestion(deps: ToolDeps, question: Question): Promise<Answer> {
  const { userId, now, previous, documentId } = question;
  const day = today(now);
  if (previous && (question.filter || question.measure))
    return answerPlan(deps, question, edited(previous, question, day));
  const names = await knownNames(deps.db, userId);
  const named = await namedDocuments(deps.db, userId, question.message);
  const documentSeller = documentId === undefined ? undefined : await sellerOf(deps.db, userId, documentId);
  const scope = { today: day, names, documents: named, documentId, documentSeller, previous };
  const understood = await understand(deps, question, scope);
  return understood.kind === 'plan'
    ? answerPlan(deps, question, edited(understood.plan, question, day))
    : answerOtherwise(deps, question, understood);
}

/** Read again where words that nothing is known of are those of line items: "how much was freight charge in 2025". */
async function understand(deps: ToolDeps, { userId, message }: Question, scope: QuestionScope): Promise<Understood> {
  const understood = planQuestion(message, scope);
  const notBought = await namesAlone(deps.db, userId, understood, scope);
  if (notBought.length > 0) return planQuestion(message, { ...scope, notBought });
  const words = wordsMeant(understood);
  if (words.length === 0) return understood;
  const items = await boughtWords(deps.db, userId, words);
  if (items && understood.kind === 'plan') return understood;
  const spelled = items
    ? { message, items: items.map(foldQuestion) }
    : await withItemsSpelled(deps.db, userId, message, words, languageOf(understood));
  if (!spelled) return understood;
  const again = planQuestion(spelled.message, { ...scope, items: spelled.items });
  return again.kind === 'plan' && again.plan.wish.kind === 'lines' ? again : understood;
}

const languageOf = (understood: Understood): Language =>
  'plan' in understood && understood.plan
    ? understood.plan.language
    : 'language' in understood
      ? understood.language
      : 'en';

/** Words that nothing is known of, or that are looked for in line items. */
function wordsMeant(understood: Understood): readonly string[] {
  if (understood.kind === 'unclear') return understood.words;
  if (understood.kind === 'unknown_name') return [understood.said];
  if (understood.kind === 'plan' && understood.plan.wish.kind === 'lines' && understood.plan.wish.words !== '')
    return [understood.plan.wish.words];
  return [];
}

/** Words taken for what was bought that are of a name and of no line item: "how much did we spend on Dubois and Moreau?". */
async function namesAlone(db: Db, userId: string, understood: Understood, { names }: QuestionScope): Promise<string[]> {
  const plan = understood.kind === 'plan' || understood.kind === 'unclear' ? understood.plan : undefined;
  if (plan?.wish.kind !== 'lines') return [];
  const ofNames = wordsIn(foldQuestion(plan.wish.words)).filter(
    ({ text }) => text.length > 3 && isNameWord(text, names),
  );
  const alone = await Promise.all(
    ofNames.map(async ({ text }) => ((await boughtWords(db, userId, [text])) ? [] : [text])),
  );
  return alone.flat();
}
/** Misspelt ones as well, where they are long. */
const isNameWord = (word: string, names: QuestionScope['names']) =>
  names.byWord.has(word) || (word.length > 4 && isNearName(word, word.length > 8 ? 2 : 1, names));

/** Who wrote the document that is asked about: "this seller". */
async function sellerOf(db: Db, userId: string, documentId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ seller: documents.seller })
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.userId, userId)));
  return row?.seller ?? undefined;
}

function edited(previous: Plan, { filter, measure }: Question, today: string): Plan {
  const where = filter ? withDocumentFilter(previous.where, filter, today) : previous.where;
  const { wish } = previous;
  const isMeasured = wish.kind === 'aggregate' || wish.kind === 'compare';
  if (!measure || !isMeasured) return { ...previous, where };
  // "Owed" is of what is unpaid; another measure is of all.
  const payment =
    measure === 'owed'
      ? ('unpaid' as const)
      : wish.measure === 'owed' && where.payment === 'unpaid'
        ? undefined
        : where.payment;
  return { ...previous, wish: { ...wish, measure }, where: { ...where, payment } };
}

async function answerPlan(deps: ToolDeps, question: Question, plan: Plan): Promise<Answer> {
  const { userId, now } = question;
  const { language, wish, takenAs } = plan;
  const wording = WORDINGS[language];
  const finding = await carryOutPlan(deps, { userId, today: today(now), plan });
  // "Is that their usual price?": nobody said that "usual" was bought, so that "none" would be no answer.
  if (wish.kind === 'lines' && wish.isGuessed && finding.citationsTotal === 0 && !finding.asks)
    return answerOtherwise(deps, question, { kind: 'unclear', words: [wish.words], language, plan });
  const taken = takenAs?.map(({ said, name }) => wording.say.takenAs(said, name)) ?? [];
  const isMeasured = wish.kind === 'aggregate' || wish.kind === 'compare';
  return {
    response: [finding.text, ...taken].join('\n'),
    suggestions: finding.asks ?? furtherQuestions(plan, finding),
    citations: finding.citations,
    citationsTotal: finding.citationsTotal,
    data: finding.data && finding.data.rows.length > 0 ? finding.data : undefined,
    plan: {
      reading: describePlan(plan),
      filter: toDocumentFilter(plan.where, today(now)),
      ...(isMeasured && { measure: wish.measure }),
    },
    remember: { ...plan, open: undefined, shown: finding.shown?.slice(0, 100) },
    spendsQuery: finding.asks === undefined,
    language,
  };
}

/** What may be meant of a seller: what was spent there, or its invoices, in the time that was said. */
function readingsOf({ language, where }: Plan): string[] {
  const wording = WORDINGS[language];
  const time = describeConditions({ period: where.period, currency: where.currency }, wording);
  const [seller] = where.sellers!;
  return [wording.examples.spendAt(`${seller}${time}`), wording.examples.invoicesFrom(`${seller}${time}`)];
}

/** What asks back, is not understood or is refused: it spends nothing and rests on no document. */
async function answerOtherwise(
  deps: ToolDeps,
  question: Question,
  understood: Exclude<Understood, { kind: 'plan' }>,
): Promise<Answer> {
  const language = understood.kind === 'ask' ? understood.plan.language : understood.language;
  const { say } = WORDINGS[language];
  const wording = WORDINGS[language];
  const examples = () => ownExamples(deps.db, question.userId, language);
  const answer = (response: string, suggestions: string[], remember?: Plan): Answer => ({
    response,
    suggestions,
    citations: [],
    citationsTotal: 0,
    remember,
    spendsQuery: false,
    language,
  });
  switch (understood.kind) {
    case 'ask':
      return answer(
        `${say.which(understood.said)}\n${understood.names.map((name) => `• ${name}`).join('\n')}`,
        understood.names,
        understood.plan,
      );
    case 'which_day':
      return answer(
        `${say.whichDay(understood.said)}\n${understood.readings.map((reading) => `• ${reading}`).join('\n')}`,
        understood.readings,
      );
    case 'two': {
      const { questions } = understood;
      return answer(`${say.twoQuestions}\n${questions.map((one) => `• ${one}`).join('\n')}`, questions);
    }
    case 'unknown_name': {
      const { nearest, said } = understood;
      const near = nearest.length > 0 ? ` ${say.nearest(joinWords(nearest, wording))}` : '';
      return answer(
        `${say.unknownSeller(said)}${near}`,
        nearest.map((name) => wording.examples.invoicesFrom(name)),
      );
    }
    case 'unknown_document':
      return answer(say.unknownDocument(understood.said), await examples());
    case 'talk':
      return talk(understood.about, await examples());
    case 'refuse':
      return answer(say.refuse[understood.about], await examples());
    case 'unclear': {
      const head = understood.words.length > 0 ? say.unclearWords(understood.words.join(' ')) : say.unclear;
      const own = understood.plan?.where.sellers ? readingsOf(understood.plan) : await examples();
      return answer(`${head} ${say.tryThese}\n${own.map((example) => `• ${example}`).join('\n')}`, own);
    }
  }

  function talk(about: 'greeting' | 'thanks' | 'bye' | 'help', own: string[]): Answer {
    const text =
      about === 'help' ? `${say.help} ${say.tryThese}\n${own.map((example) => `• ${example}`).join('\n')}` : say[about];
    return answer(text, about === 'bye' ? [] : own);
  }
}
