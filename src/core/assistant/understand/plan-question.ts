import type { Conditions, DateRange, FigureBounds, Language, Wish } from '../plan.ts';
import { readAmounts, type SaidAmounts } from './conditions/read-amounts.ts';
import { readWhere } from './conditions/read-where.ts';
import { leftOver, unknownName } from './heard/left-over.ts';
import { paidWhen } from './heard/paid-when.ts';
import { unheard } from './heard/unheard.ts';
import { isSmallWord } from './heard/unread-words.ts';
import { isCalledSo, namesOfWords } from './names/called-so.ts';
import { isBought, isChance, markDocuments, markNames, markQuoted } from './names/mark-names.ts';
import { askAboutName, resolveNames, roleOf, type UnclearName } from './names/resolve-names.ts';
import { correctTypos, isKnownWord } from './plain/correct-typos.ts';
import { inPlainWords } from './plain/plain-wording.ts';
import { DICTIONARIES, questionLanguage } from './plain/question-language.ts';
import { withSharedYears } from './plain/shared-years.ts';
import { readMonthAndNumber, readSlashDates, withMonthsYear } from './plain/slash-dates.ts';
import { isToldWith, twoQuestions } from './plain/two-questions.ts';
import { withYearSpans } from './plain/year-spans.ts';
import type { QuestionScope, Understood } from './question-scope.ts';
import { readTalk } from './read-talk.ts';
import { beginReading, type Reading, saidIn, unknownWords, withoutLead } from './reading.ts';
import { answerToOpen } from './shown/answer-to-open.ts';
import { beyondDocument } from './shown/beyond-document.ts';
import { planFor, settlePlan, yearGoneOnFrom } from './shown/settle-plan.ts';
import { takeLatestOfShown } from './shown/shown-documents.ts';
import { asManyOf, sortedAnew } from './shown/sort-shown.ts';
import { steppedBack } from './shown/step-back.ts';
import { foldQuestion } from './text/fold-question.ts';
import { findPartialNames, findWholeNames, nearestNames, wordsIn } from './text/match-names.ts';
import { withoutWider } from './times/join-periods.ts';
import { readLateness } from './times/lateness.ts';
import { distinctRanges } from './times/ranges.ts';
import { readPeriods } from './times/read-periods.ts';
import { asksForDue, longestOverdue, nextDue, whenDue } from './wish/asks-for-due.ts';
import { inOrder, takeListOrder } from './wish/list-order.ts';
import { ofSums } from './wish/of-sums.ts';
import { bounded, readCountBound } from './wish/read-bound.ts';
import { compared, saysCompare } from './wish/read-comparison.ts';
import { readWish } from './wish/read-wish.ts';
import type { Said } from './words/concepts.ts';
import { withoutKnown } from './words/known-spans.ts';

const NEAREST = 3;
const FEW_WORDS = 6;
const LANGUAGES: readonly Language[] = ['en', 'de', 'fr'];
/** A question is short; what comes behind is a document pasted in, or nonsense. */
const READ = 600;
/** So many named documents are asked about one by one. */
const FEW = 5;
const WAS_DUE =
  /(?<!\p{L})(?:(?:was|were|fell|came|became) due|(?:war|waren|wurden?)(?: [^ ]+){0,4} f(?:a|ae)llig|f(?:a|ae)llig (?:war|waren|wurden?|geworden)|etai(?:t|ent) (?:du|dus|dues?|exigibles?|payables?|a echeance|a payer)|echue?s?|(?:est|sont) arrivee?s? a echeance)(?!\p{L})/u;

/** What a question asks for. Nothing is looked up: names and numbers that are the user's come with the scope. */
export function planQuestion(message: string, scope: QuestionScope): Understood {
  const said = message.normalize('NFC').slice(0, READ);
  const language = questionLanguage(said, scope.previous?.language ?? 'en');
  const beyond = beyondDocument(said, scope, language);
  if (beyond) return planIn(language, beyond.message, beyond.scope);
  const understood = planIn(language, said, scope);
  const meant = languageOfItem(understood);
  if (meant) return planIn(meant, said, scope);
  if (understood.kind !== 'unclear' || said.trim().split(/\s+/).length > FEW_WORDS) return understood;
  // A few words tell little of their language, misspelt ones less: one that all of them are understood in is it.
  for (const other of LANGUAGES) {
    const read = other === language ? understood : planIn(other, said, scope);
    if ((read.kind === 'plan' && !languageOfItem(read)) || read.kind === 'ask') return read;
  }
  return understood;
}

/** "Teuerste Position" is no position called so: what was bought has words of its own, in no language those of questions. */
function languageOfItem(understood: Understood): Language | undefined {
  if (understood.kind !== 'plan' || understood.plan.wish.kind !== 'lines' || understood.plan.wish.words === '')
    return undefined;
  const item = foldQuestion(understood.plan.wish.words);
  return LANGUAGES.find(
    (other) =>
      other !== understood.plan.language &&
      wordsIn(withoutKnown(item, DICTIONARIES[other])).every(({ text }) => isSmallWord(text, other)),
  );
}

function planIn(language: Language, message: string, scope: QuestionScope): Understood {
  const dictionary = DICTIONARIES[language];
  const said = language === 'en' ? withMonthsYear(message, scope.today) : message;
  if (!/\p{Script=Latin}|\d/u.test(said)) return { kind: 'unclear', words: [], language };
  const answered = answerToOpen(said, language, scope);
  if (answered) return { kind: 'plan', plan: answered };
  // Only in English the month may come first.
  const dates = language === 'en' ? readSlashDates(said) : { message: said };
  const monthly = language === 'en' ? readMonthAndNumber(said, scope.today) : null;
  if (monthly) return { kind: 'which_day', ...monthly, language };
  if ('readings' in dates) return { kind: 'which_day', said: dates.said, readings: dates.readings, language };
  const spelt = withYearSpans(dates.message, dictionary, scope);
  const plain = withSharedYears(inPlainWords(spelt, dictionary, scope), dictionary, scope.today);
  const understood = read(beginReading(correctTypos(plain, dictionary, scope.names), dictionary, scope));
  const two = isOfOneFigure(understood) ? twoQuestions(dates.message, language) : undefined;
  if (!two || (understood.kind === 'plan' && isToldWith(understood.plan.wish, two[1]))) return understood;
  return { kind: 'two', questions: two, language };
}

/** A document's fields are told together; of anything else a plan answers one question. */
function isOfOneFigure(understood: Understood): boolean {
  if (understood.kind !== 'plan') return understood.kind === 'unclear';
  const { wish, where } = understood.plan;
  return wish.kind !== 'field' && !where.ids;
}

/** Part by part: what is understood is marked, so that later parts do not read it again. */
function read(reading: Reading): Understood {
  const { dictionary, scope, text } = reading;
  const { language } = dictionary;
  markDocuments(reading);
  markNames(
    reading,
    findWholeNames(
      wordsIn(text.text),
      scope.names,
      (word) => isKnownWord(word.text, dictionary) && !isCalledSo(reading, word),
    ),
  );
  markNames(reading, namesOfWords(reading));
  const asMany = asManyOf(saidIn(reading), scope.previous, dictionary.numbers);
  if (asMany) return { kind: 'plan', plan: asMany };
  const talk = readTalk(saidIn(reading), reading.mentions.length > 0 || scope.documents.length > 0, dictionary);
  if (talk) return { ...talk, language };
  markQuoted(reading);
  const anew = sortedAnew(saidIn(reading), scope.previous) ?? steppedBack(saidIn(reading), scope.previous);
  if (anew) return { kind: 'plan', plan: anew };

  const ofShown = takeLatestOfShown(reading);
  const order = takeListOrder(reading);
  const isNotOverdue = text.take(saidIn(reading).patterns.concepts.notOverdue) !== null;
  const isPartlyPaid = text.take(saidIn(reading).patterns.concepts.partlyPaid) !== null;
  const lateness = readLateness(reading);
  const isDue = asksForDue(reading);
  let amounts: SaidAmounts = {};
  let bound: FigureBounds | undefined;
  const ranges = readPeriods(
    text,
    dictionary,
    {
      today: scope.today,
      // What was due in May was so in the latest May.
      isDue: isDue && !WAS_DUE.test(text.text),
      before: scope.previous?.where.period,
      year: isDue ? undefined : yearGoneOnFrom(reading),
      areCompared: saidIn(reading).has('compare') && reading.mentions.length < 2,
    },
    () => {
      bound = readCountBound(text, dictionary);
      amounts = readAmounts(text, dictionary);
    },
  );
  const periods = withoutWider(distinctRanges(ranges), text.text);
  const partial = findPartialNames(unknownWords(reading), scope.names);
  markNames(
    reading,
    partial.filter((mention) => !isBought(reading, mention) && !isChance(reading, mention)),
  );
  const conditions = readWhere(reading, { isDue, isNotOverdue, isPartlyPaid, amounts, periods });
  const said = saidIn(reading);
  const names = resolveNames(reading);
  const left = leftOver(reading, said);
  if (left.unknownDocument) return { kind: 'unknown_document', said: left.unknownDocument, language };

  const where: Conditions = { ...names.where, ...conditions.where, ...(lateness && { due: lateness }) };
  const { ids } = where;
  const words = wordsSaid(reading, said, left.unknown);
  let wish: Wish | null =
    longestOverdue(reading, said) ??
    nextDue(reading, said, where) ??
    whenDue(said, { isDue, sellers: where.sellers, ids, periods: periods.length }) ??
    readWish(withoutLead(said, reading).without('uploaded'), {
      isAboutOne: ids !== undefined && ids.length <= FEW,
      hasNames: reading.mentions.length > 0,
      hasPeriod: periods.length > 0,
      payment: conditions.where.payment,
      isDue,
      hasAmounts: amounts.min !== undefined || amounts.max !== undefined,
      item: words === undefined ? left.item : undefined,
      types: where.types,
      isFollowUp: scope.previous !== undefined,
      dictionary,
    });
  if (words !== undefined) {
    where.words = words;
    if (wish?.kind !== 'aggregate') wish = { kind: 'list' };
    if (!where.types && said.has('invoice') && !said.has('document')) where.types = ['invoice'];
  } else if (left.unknown.length > 0) {
    const after = unknownName(reading, left.unknown);
    if (after)
      return { kind: 'unknown_name', said: after, nearest: nearestNames(after, scope.names, NEAREST), language };
    return { kind: 'unclear', words: left.unknown, language, plan: wish ? planFor(reading, wish, where) : undefined };
  }
  if (conditions.asksWhetherAll && wish?.kind === 'list') wish = { kind: 'list' };
  else wish = ofDocuments(wish, said, where);
  wish = fieldOfOne(wish, where);
  addOwnConditions(wish, said, where);
  const withBound = bounded(wish, said, { bound, where, language });
  if (withBound === null) return { kind: 'unclear', words: [], language };
  wish = withBound ?? ofSums(wish, said, where);
  wish = compared(wish, {
    where,
    periods,
    isCompared: saysCompare(said),
    isSummed: said.form('sumOf') !== null,
    previous: scope.previous,
  });
  if (order) {
    const ordered = inOrder(wish, order);
    if (!ordered) return { kind: 'unclear', words: [order.said], language };
    wish = ordered;
    // "What's due, by due date": what is paid is due no more.
    if (said.has('due') && !where.payment && wish.kind === 'list') where.payment = 'unpaid';
  }
  if (wish?.kind === 'lines' && left.isGuessed && wish.words === left.item) wish = { ...wish, isGuessed: true };
  const settled: Understood =
    ofShown && wish
      ? { kind: 'plan', plan: planFor(reading, wish, { ...where, ...ofShown }) }
      : settlePlan(reading, wish, where, left.item);
  const understood = allHeard(reading, settled, periods, names.unclear);
  if (!names.unclear || (understood.kind === 'unclear' && understood.words.length > 0)) return understood;
  const rest =
    understood.kind === 'plan'
      ? understood.plan
      : planFor(reading, scope.previous?.wish ?? { kind: 'list' }, { ...names.where, ...conditions.where });
  return askAboutName(reading, names.unclear, rest);
}

/** A plan that does not carry all that was said is none. A name that is still to be asked about is carried. */
function allHeard(
  reading: Reading,
  understood: Understood,
  periods: readonly DateRange[],
  unclear: UnclearName | undefined,
): Understood {
  if (understood.kind !== 'plan') return understood;
  const { plan } = understood;
  const open = unclear && { [roleOf(unclear)]: [unclear.mention.said] };
  if (paidWhen(saidIn(reading), plan, foldQuestion(reading.message), reading.scope.today))
    return { kind: 'refuse', about: 'whenPaid', language: plan.language };
  const words = unheard(reading, { ...plan, where: { ...plan.where, ...open } }, periods);
  return words.length > 0 ? { kind: 'unclear', words, language: plan.language, plan } : understood;
}

/** What is to be looked for in the documents' texts: what stood between quotes, or is unknown behind "mentions". */
function wordsSaid(reading: Reading, said: Said, unknown: readonly string[]): string | undefined {
  const { quoted, text, dictionary } = reading;
  if (quoted.length > 0) return quoted.join(' ');
  const mention = withoutLead(said, reading).first('mention');
  if (!mention || unknown.length === 0) return undefined;
  // "Finger food with the word urgent": English says them behind it.
  const isBehind = text.text.indexOf(foldQuestion(unknown[0]!)) > mention.index;
  return isBehind || dictionary.language !== 'en' ? unknown.join(' ') : undefined;
}

/** "Documents" of any kind, where no kind is named. */
function ofDocuments(wish: Wish | null, said: Said, { types }: Conditions): Wish | null {
  const counts = wish?.kind === 'list' || wish?.kind === 'aggregate';
  return counts && said.has('document') && !said.has('invoice') && !types ? { ...wish, of: 'documents' } : wish;
}

/** "Does it have a PO number?" of one document: what it is, or that there is none. Takes it out of `where`. */
function fieldOfOne(wish: Wish | null, where: Conditions): Wish | null {
  const { has, missing, ids, payment, due } = where;
  if (wish?.kind !== 'list' || !has || missing || ids?.length !== 1 || payment || due) return wish;
  delete where.has;
  return { kind: 'field', labels: has };
}

/** Conditions that what is wanted brings with it. */
function addOwnConditions(wish: Wish | null, said: Said, where: Conditions): void {
  if (wish?.kind === 'checks' && !where.ids) where.checks = 'failed';
  if (wish?.kind === 'aggregate' && said.has('failedChecks')) where.checks = 'failed';
  if (wish?.kind === 'list' && !where.payment && !where.ids && said.has('owed')) where.payment = 'unpaid';
  if (wish?.kind === 'names' && !where.payment && said.has('owed')) where.payment = 'unpaid';
  if (wish?.kind === 'field' && !(wish.inDays && where.payment === 'overdue')) delete where.payment;
}
