import type { Conditions, DateRange, Language, Plan, Wish } from '../plan.ts';
import { patternsOf, Said } from './concepts.ts';
import { correctTypos, isKnownWord } from './correct-typos.ts';
import type { Dictionary } from './dictionary.ts';
import { foldQuestion } from './fold-question.ts';
import { continuePlan } from './follow-up.ts';
import { withoutKnown } from './known-spans.ts';
import { MarkedText, markPattern } from './marked-text.ts';
import { findPartialNames, findWholeNames, type NameMention, nearestNames, type Word, wordsIn } from './match-names.ts';
import { DICTIONARIES, questionLanguage } from './question-language.ts';
import type { QuestionScope, Understood } from './question-scope.ts';
import { readAmounts, type SaidAmounts } from './read-amounts.ts';
import { saidCurrency, saidPayment, saidTypes, saidWeekday } from './read-conditions.ts';
import { missingFields, requiredFields } from './read-fields.ts';
import { readPeriods } from './read-periods.ts';
import { readTalk } from './read-talk.ts';
import { readWish } from './read-wish.ts';
import { patternSource } from './word-pattern.ts';

const NEAREST = 3;
const MOST_ASKED = 5;
/** A question is short; what comes behind is a document pasted in, or nonsense. */
const READ = 600;

/** What a question asks for. Nothing is looked up: names and numbers that are the user's come with the scope. */
export function planQuestion(message: string, scope: QuestionScope): Understood {
  const said = message.normalize('NFC').slice(0, READ);
  const language = questionLanguage(said, scope.previous?.language ?? 'en');
  const dictionary = DICTIONARIES[language];
  if (!/\p{Script=Latin}|\d/u.test(said)) return { kind: 'unclear', words: [], language };
  const answered = answerToOpen(said, language, scope);
  if (answered) return { kind: 'plan', plan: answered };
  return new QuestionReader(correctTypos(said, dictionary, scope.names), dictionary, scope).read();
}

/** One of the names that were asked back about. */
function answerToOpen(said: string, language: Language, { previous }: QuestionScope): Plan | null {
  const open = previous?.open;
  if (!previous || !open) return null;
  const folded = foldQuestion(said).replace(/[^\p{L}\p{N}]+/gu, '');
  const chosen =
    open.names.find((name) => foldQuestion(name).replace(/[^\p{L}\p{N}]+/gu, '') === folded) ??
    onlyOne(
      open.names.filter(
        (name) =>
          folded.length > 3 &&
          foldQuestion(name)
            .replace(/[^\p{L}\p{N}]+/gu, '')
            .includes(folded),
      ),
      open.names.length,
    );
  const ordinal = DICTIONARIES[language].ordinals[folded.replace(/^(the|die|der|das|la|le)|(one)$/gu, '')];
  const name = chosen ?? (ordinal === undefined ? undefined : open.names.at(ordinal > 0 ? ordinal - 1 : ordinal));
  if (!name) return null;
  const { open: _, ...plan } = previous;
  const role = open.as === 'seller' ? 'sellers' : 'buyers';
  return { ...plan, where: { ...plan.where, [role]: [...(plan.where[role] ?? []), name] } };
}

const onlyOne = (names: string[], of: number) => (names.length === 1 && of > 1 ? names[0] : undefined);

/** Reads one question, part by part. */
class QuestionReader {
  private readonly message: string;
  private readonly dictionary: Dictionary;
  private readonly scope: QuestionScope;
  private readonly text: MarkedText;
  private readonly mentions: NameMention[] = [];
  private readonly quoted: string[] = [];

  constructor(message: string, dictionary: Dictionary, scope: QuestionScope) {
    this.message = message;
    this.dictionary = dictionary;
    this.scope = scope;
    this.text = new MarkedText(foldQuestion(message));
  }

  private get said(): Said {
    return new Said(this.text.text, patternsOf(this.dictionary));
  }

  read(): Understood {
    const { dictionary, scope, text } = this;
    const { language } = dictionary;
    this.markDocuments();
    this.markNames(findWholeNames(wordsIn(text.text), scope.names, (word) => isKnownWord(word, dictionary)));
    const talk = readTalk(this.said, this.mentions.length > 0 || scope.documents.length > 0, dictionary);
    if (talk) return { ...talk, language };
    this.markQuoted();

    const isDue = this.asksForDue();
    let amounts: SaidAmounts = {};
    const ranges = readPeriods(text, dictionary, { today: scope.today, isDue }, () => {
      amounts = readAmounts(text, dictionary);
    });
    const periods = distinctRanges(ranges);
    this.markNames(findPartialNames(this.unknownWords(), scope.names).filter((mention) => !this.isBought(mention)));

    const before = this.said;
    const missing = missingFields(before, dictionary).filter(
      ({ label }) =>
        !(label === 'TAX_AMOUNT' && before.has('net') && !before.has('invoice') && !before.has('document')) &&
        !(label === 'TAX_AMOUNT' && before.has('net') && before.has('howMuch')),
    );
    const required = requiredFields(before, dictionary).filter(({ label }) =>
      [
        'IBAN',
        'PURCHASE_ORDER',
        'DUE_DATE',
        'PAYMENT_TERMS',
        'CUSTOMER_NUMBER',
        'BIC',
        'SELLER_TAX_ID',
        'DELIVERY_DATE',
      ].includes(label),
    );
    for (const { start, length } of [...missing, ...required]) text.blank(start, length);
    const said = this.said;
    const isCompared =
      said.has('compare') || (WHICH_IS_MORE.test(said.text) && /(?<!\p{L})(?:or|oder|ou)(?!\p{L})/u.test(said.text));
    const asksHowMuch = said.has('howMuch') || (said.has('spend') && said.has('total'));
    const types = this.typesSaid(said);
    const saidPaid = saidPayment(said.without('failedChecks'), asksHowMuch || said.has('tax') || said.has('net'));
    // "Are all invoices paid?" asks for those that are not.
    const asksWhetherAll =
      said.has('isThere') &&
      /(?<!\p{L})(?:all|every|alle|samtliche|toutes|tous)(?!\p{L})/u.test(said.text) &&
      /(?<!\p{L})(?:paid|settled|bezahlt|beglichen|payee?s|reglee?s)[\s?.!]*$/u.test(said.text);
    const payment = asksWhetherAll ? ('unpaid' as const) : saidPaid;
    const names = this.resolveNames();
    if (names.unclear) return this.askAbout(names.unclear, isDue, periods);
    const { unknown, item, unknownDocument } = this.leftOver(said);
    if (unknownDocument) return { kind: 'unknown_document', said: unknownDocument, language };

    const ordinal = this.ordinalDocument();
    const it = this.documentsOfIt(said);
    const ids =
      scope.documents.length > 0
        ? scope.documents.map(({ id }) => id)
        : scope.documentId
          ? [scope.documentId]
          : (ordinal ?? it);
    const currency = amounts.currency ?? (said.has('byCurrency') ? undefined : saidCurrency(said));
    const weekday = saidWeekday(said.text, dictionary, scope.today, isDue);
    const period = periods.length === 1 ? periods[0] : (weekday.period ?? (periods.length > 1 && contiguous(periods)));
    const isUpload = said.has('uploaded') && !said.has('failedChecks');
    const isOwedLater =
      said.has('owed') && period && (period.from ?? '') >= scope.today && (period.to ?? '9') > scope.today;
    // "More than 30 days overdue" counts from the due date.
    const isLongOverdue = payment === 'overdue' && period && !period.from;
    const where: Conditions = {
      ...names.where,
      ...(period &&
        (isDue || isOwedLater || isLongOverdue ? { due: period } : isUpload ? { uploaded: period } : { period })),
      ...(weekday.weekday && !said.has('byWeekday') && { weekday: weekday.weekday }),
      ...amounts,
      ...(currency && { currency }),
      ...(payment && { payment }),
      ...(types && { types }),
      ...(missing.length > 0 && { missing: [...new Set(missing.map(({ label }) => label))] }),
      ...(required.length > 0 && { has: [...new Set(required.map(({ label }) => label))] }),
      ...(ids && { ids }),
      ...(said.has('failed') && said.has('document') && !said.has('failedChecks') && { status: 'failed' as const }),
      ...(said.has('processing') && !said.has('invoice') && { status: 'processing' as const }),
      ...(said.has('review') && !ids && { review: 'needed' as const }),
    };

    const words =
      this.quoted.length > 0
        ? this.quoted.join(' ')
        : said.has('mention') && unknown.length > 0
          ? unknown.join(' ')
          : undefined;
    const nextDue = this.nextDue(said, where) ?? whenDue(said, names.where, isDue, ids, periods.length);
    let wish: Wish | null =
      nextDue ??
      readWish(this.withoutLead(said).without('uploaded'), {
        isAboutOne: ids !== undefined && ids.length <= 5,
        hasNames: this.mentions.length > 0,
        hasPeriod: periods.length > 0,
        payment,
        isDue,
        hasAmounts: amounts.min !== undefined || amounts.max !== undefined,
        item: words === undefined ? item : undefined,
        types,
        dictionary,
      });
    if (words !== undefined) {
      where.words = words;
      if (wish?.kind !== 'aggregate') wish = { kind: 'list' };
    } else if (unknown.length > 0) {
      const plan = wish ? this.finish(wish, where) : undefined;
      const after = this.unknownName(unknown);
      if (after)
        return { kind: 'unknown_name', said: after, nearest: nearestNames(after, scope.names, NEAREST), language };
      return { kind: 'unclear', words: unknown, language, plan };
    }
    if (wish?.kind === 'checks' && !ids) where.checks = 'failed';
    if (wish?.kind === 'aggregate' && said.has('failedChecks')) where.checks = 'failed';
    if (
      wish &&
      (wish.kind === 'list' || wish.kind === 'aggregate') &&
      said.has('document') &&
      !said.has('invoice') &&
      !types
    ) {
      wish = { ...wish, of: 'documents' };
    }
    if (wish?.kind === 'list' && asksWhetherAll) wish = { kind: 'list' };
    if (wish?.kind === 'list' && !payment && !ids && said.has('owed')) where.payment = 'unpaid';
    if (wish?.kind === 'field') delete where.payment;
    wish = this.compared(wish, where, periods, isCompared);
    return this.conclude(wish, where, item);
  }

  /** Follow-ups go on from the plan before; a reading of nothing is not understood. */
  private conclude(wish: Wish | null, where: Conditions, item: string | undefined): Understood {
    const { dictionary, scope, said } = this;
    const { previous } = scope;
    const { language } = dictionary;
    const takenAs = this.takenAs();
    const saysSomething = Object.keys(where).length > (scope.documentId ? 1 : 0);
    const starts = (concept: 'andWhat' | 'only') => {
      const match = said.first(concept);
      return match !== null && said.text.slice(0, match.index).trim() === '';
    };
    const carried = previous && this.bareFigure(said, wish, where, previous);
    if (previous && carried)
      return {
        kind: 'plan',
        plan: continuePlan(previous, { language, wish: carried, where, isOfThem: false, takenAs }),
      };
    const isOfThem = said.has('ofThem');
    const asksItself = (
      ['show', 'which', 'isThere', 'invoice', 'document', 'when', 'who', 'creditNote', 'receipt', 'due'] as const
    ).some((concept) => this.withoutLead(said).has(concept));
    // Conditions without a question of their own: "in April?", "only the unpaid ones", "Northwind?".
    const isFragment =
      wish === null ||
      (wish.kind === 'list' && !wish.rank && !asksItself) ||
      (wish.kind === 'lines' && previous?.wish.kind === 'lines' && !asksItself);
    const goesOn = previous && (isOfThem || starts('andWhat') || starts('only') || isFragment);
    if (previous && goesOn && (saysSomething || wish || item)) {
      const isJustConditions = wish?.kind === 'list' && !wish.rank && !asksItself && !isOfThem;
      const isDueFollow = previous.where.due && where.period && !where.due;
      const asked = isDueFollow ? { ...where, due: where.period, period: undefined } : where;
      const plan = continuePlan(previous, {
        language,
        wish: isJustConditions ? null : wish,
        where: asked,
        item,
        isOfThem,
        takenAs,
      });
      return { kind: 'plan', plan: this.owedGetsUnpaid(plan) };
    }
    if (wish) return { kind: 'plan', plan: this.finish(wish, where) };
    if (saysSomething) return { kind: 'plan', plan: this.finish({ kind: 'list' }, where) };
    return { kind: 'unclear', words: [], language };
  }

  private finish(wish: Wish, where: Conditions): Plan {
    const takenAs = this.takenAs();
    return this.owedGetsUnpaid({ language: this.dictionary.language, wish, where, ...(takenAs && { takenAs }) });
  }

  private owedGetsUnpaid(plan: Plan): Plan {
    const { wish, where } = plan;
    const isOwed = (wish.kind === 'aggregate' || wish.kind === 'compare') && wish.measure === 'owed';
    const isDueList = where.due !== undefined && wish.kind !== 'field';
    if ((!isOwed && !isDueList) || where.payment) return plan;
    return { ...plan, where: { ...where, payment: 'unpaid' } };
  }

  /** "By month" or "excluding VAT" alone: the figure before, of each or in that measure. */
  private bareFigure(said: Said, wish: Wish | null, where: Conditions, previous: Plan): Wish | null {
    if (wish?.kind !== 'aggregate' || wish.rank || previous.wish.kind !== 'aggregate') return null;
    const own = [
      'spend',
      'invoice',
      'total',
      'howMuch',
      'howMany',
      'owed',
      'average',
      'unpaid',
      'overdue',
      'document',
    ] as const;
    if (own.some((concept) => said.has(concept))) return null;
    if (wish.by && !said.has('tax') && !said.has('net')) return { ...previous.wish, by: wish.by };
    const isMeasureAlone =
      !wish.by && wish.operation === 'sum' && (said.has('tax') || said.has('net') || said.has('gross'));
    return isMeasureAlone && Object.keys(where).length === 0 ? { ...previous.wish, measure: wish.measure } : null;
  }

  /** Without the "and what about" at its start, which asks for nothing by itself. */
  private withoutLead(said: Said): Said {
    const match = this.scope.previous && said.first('andWhat');
    if (!match || said.text.slice(0, match.index).trim() !== '') return said;
    return new Said(
      said.text.slice(0, match.index) + ' '.repeat(match[0].length) + said.text.slice(match.index + match[0].length),
      said.patterns,
    );
  }

  /** "The next payment", "upcoming payments": what is unpaid and due from today on, the first first. */
  private nextDue(said: Said, where: Conditions): Wish | null {
    const match = NEXT_DUE.exec(said.text);
    if (!match || where.due || where.period || said.has('howMuch') || said.has('howMany') || said.has('latest'))
      return null;
    where.due = { from: this.scope.today };
    where.payment = 'unpaid';
    const isPlural =
      /(?:payments|bills|invoices|zahlungen|rechnungen|falligkeiten|echeances|paiements|factures)$/u.test(match[0]);
    return { kind: 'list', about: 'due', rank: { sort: 'due', order: 'asc', limit: isPlural ? 10 : 1 } };
  }

  private takenAs(): Plan['takenAs'] {
    const similar = this.mentions.filter(({ how, names }) => how === 'similar' && names.length === 1);
    if (similar.length === 0) return undefined;
    return similar.map(({ start, end, names }) => ({ said: this.message.slice(start, end), name: names[0]!.name }));
  }

  /** One word of a name, where it stands as what was bought: "green tea", "on consulting". */
  private isBought({ start, end, how, said, names }: NameMention): boolean {
    if (how === 'whole' || said.includes(' ')) return false;
    const isFirst = names.some(({ name }) => foldQuestion(name).startsWith(said));
    const behind = this.unknownWords().find((word) => word.start > end && word.start - end <= 2);
    const before = this.text.text.slice(0, start);
    const bought = new RegExp(`(?<![\\p{L}\\p{N}])(?:${BOUGHT[this.dictionary.language]})['\\s]+$`, 'u').test(before);
    return bought && (!isFirst || behind !== undefined);
  }

  private markDocuments(): void {
    for (const [index, { said }] of this.scope.documents.entries()) {
      const at = this.text.text.indexOf(foldQuestion(said));
      if (at >= 0) this.text.mark(at, said.length, 'document', index);
    }
  }

  private markNames(found: readonly NameMention[]): void {
    for (const mention of found) {
      this.text.mark(mention.start, mention.end - mention.start, 'name', this.mentions.length);
      this.mentions.push(mention);
    }
    // The legal form behind a name belongs to it.
    const form = new RegExp(
      `(${markPattern('name')})((?:[\\s.,&]+(?:gmbh|ltd|limited|inc|llc|ag|kg|sarl|sas|sa|bv|plc|corp|co|se|ug|ohg|gbr|srl|spa|llp|pty|pvt)\\.?(?![\\p{L}]))+)`,
      'gu',
    );
    this.text.text = this.text.text.replace(
      form,
      (match, name: string, _sign: string, behind: string) =>
        name + ' '.repeat(match.length - name.length - behind.length) + ' '.repeat(behind.length),
    );
  }

  private markQuoted(): void {
    for (const match of [...this.text.text.matchAll(/"([^"]{2,80})"/gu)]) {
      if (/[\u{e000}-\u{e5ff}]/u.test(match[1]!)) continue;
      const partial = findPartialNames(wordsIn(match[1]!), this.scope.names);
      if (partial.length > 0) continue;
      this.quoted.push(this.message.slice(match.index + 1, match.index + match[0].length - 1));
      this.text.mark(match.index, match[0].length, 'quoted', this.quoted.length - 1);
    }
  }

  /** Whether periods are meant by due date. */
  private asksForDue(): boolean {
    const rest = this.said.without('overdue');
    const withoutMissing = missingFields(rest, this.dictionary).reduce(
      (text, { start, length }) => text.slice(0, start) + ' '.repeat(length) + text.slice(start + length),
      rest.text,
    );
    const plain = withoutMissing.replace(
      /\b(amounts?|balances?|total) due\b(?!\s+(?:in|by|on|this|next|within|before|until|tomorrow|today|over|the|to))|\bdue (?:amounts?|balances?)\b/gu,
      ' ',
    );
    return new Said(plain, rest.patterns).has('due');
  }

  private typesSaid(said: Said): string[] | undefined {
    const types = saidTypes(said);
    if (!types) return undefined;
    const excluded = new RegExp(
      `(?:${patternSource(this.dictionary.except)}|${patternSource(this.dictionary.without)})\\s+(?:the |any |die |der |les |des )?(?:${patternSource(this.dictionary.concepts.creditNote)})`,
      'u',
    ).test(said.text);
    if (excluded) return ['invoice'];
    // "Spending less credit notes" is what spending means anyway.
    if (said.has('spend') && types.includes('invoice')) return undefined;
    return types;
  }

  private unknownWords(): Word[] {
    return wordsIn(withoutKnown(this.text.text, this.dictionary).replace(/[\u{e000}-\u{e5ff}]/gu, ' ')).filter(
      ({ text }) => !isKnownWord(text, this.dictionary) && !/^\d+$/.test(text) && text.length > 1,
    );
  }

  /** Sellers, buyers and who is left out, by the words in front of each name. */
  private resolveNames(): { where: Conditions; unclear?: NameMention } {
    const { beforeBuyer, except } = this.dictionary;
    const where: Conditions = {};
    const add = (key: 'sellers' | 'notSellers' | 'buyers' | 'notBuyers', name: string) => {
      where[key] = [...new Set([...(where[key] ?? []), name])];
    };
    let isExcepted = false;
    for (const mention of [...this.mentions].sort((a, b) => a.start - b.start)) {
      const before = this.text.text.slice(0, mention.start);
      const endsWith = (source: string) =>
        new RegExp(
          `(?<![\\p{L}\\p{N}])(?:${patternSource(source)})\\s+(?:the |der |die |dem |den |la |le |l'|firma |from |by |at |of |bei |von |de |chez |company |supplier |seller |vendor |fournisseur |lieferant )*$`,
          'u',
        ).test(before);
      isExcepted =
        endsWith(except) || (isExcepted && /(?:,|\band\b|\bor\b|\bund\b|\boder\b|\bet\b|\bou\b)\s*$/u.test(before));
      const saidBuyer = endsWith(beforeBuyer);
      const candidates = saidBuyer
        ? preferred(mention.names, ({ isBuyer }) => isBuyer)
        : preferred(mention.names, ({ isSeller }) => isSeller);
      if (candidates.length > 1) return { where, unclear: { ...mention, names: candidates } };
      const name = candidates[0]!;
      const asBuyer = saidBuyer ? name.isBuyer : !name.isSeller;
      add(isExcepted ? (asBuyer ? 'notBuyers' : 'notSellers') : asBuyer ? 'buyers' : 'sellers', name.name);
    }
    return { where };
  }

  /** Which of several likely names is meant? The rest of the question is kept for the answer. */
  private askAbout(mention: NameMention, isDue: boolean, periods: DateRange[]): Understood {
    const said = this.said;
    const payment = saidPayment(said, said.has('howMuch'));
    const wish = readWish(said, {
      isAboutOne: false,
      hasNames: true,
      hasPeriod: periods.length > 0,
      payment,
      isDue,
      item: undefined,
      types: undefined,
      dictionary: this.dictionary,
    }) ??
      this.scope.previous?.wish ?? { kind: 'list' as const };
    const currency = saidCurrency(said);
    const others = this.mentions
      .filter((other) => other !== mention && other.start !== mention.start && other.names.length === 1)
      .map(({ names }) => names[0]!.name);
    const where: Conditions = {
      ...(periods[0] && (isDue ? { due: periods[0] } : { period: periods[0] })),
      ...(payment && { payment }),
      ...(currency && { currency }),
      ...(others.length > 0 && { sellers: others }),
    };
    const names = mention.names.slice(0, MOST_ASKED).map(({ name }) => name);
    const saidName = this.message.slice(mention.start, mention.end);
    const as = mention.names[0]!.isSeller ? ('seller' as const) : ('buyer' as const);
    const plan = { ...this.finish(wish, where), open: { as, said: saidName, names } };
    return { kind: 'ask', said: saidName, names, plan };
  }

  /** Words that nothing is known of: what was bought, a number that no document has, or a name that nobody knows. */
  private leftOver(said: Said): { unknown: string[]; item?: string; unknownDocument?: string } {
    const words = this.unknownWords();
    const number =
      /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}/.#-]*\d)(?=[\p{L}\p{N}/.#-]*[\p{L}/#-])[\p{L}\p{N}][\p{L}\p{N}/.#-]{3,}(?![\p{L}\p{N}])/u.exec(
        said.text,
      );
    const after = new RegExp(
      `(?:${patternSource(this.dictionary.concepts.invoice)}|${patternSource(this.dictionary.fields.INVOICE_NUMBER!)}|no\\.?|nr\\.?|number|n°|#)\\s*#?(\\d{3,})(?![\\p{L}\\p{N}])`,
      'u',
    ).exec(said.text);
    if (
      this.scope.documents.length === 0 &&
      !this.scope.documentId &&
      (after || (number && !/^\d+(?:st|nd|rd|th|er|e|x|k|%|h|d)$/u.test(number[0])))
    ) {
      const found = after ? after[1]! : number![0];
      const at = said.text.indexOf(found);
      return { unknown: [], unknownDocument: this.message.slice(at, at + found.length) };
    }
    if (words.length === 0) return { unknown: [] };
    const first = words[0]!;
    const before = said.text.slice(0, first.start);
    const follows = (source: string) =>
      new RegExp(
        `(?<![\\p{L}\\p{N}])(?:${patternSource(source)})['\\s]+(?:the |a |an |any |some |new |der |die |das |den |ein |eine |einen |neue |la |le |les |l'|des |du |de |un |une )*$`,
        'u',
      ).test(before);
    const isNamed =
      /^\p{Lu}/u.test(this.message.slice(first.start)) && this.dictionary.language !== 'de' && before.trim() !== '';
    const isAfterAt = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${SELLER_ONLY[this.dictionary.language]})['\\s]+(?:the |der |die |dem |la |le |l'|firma |company )*$`,
      'u',
    ).test(before);
    const isOfItems =
      said.has('price') ||
      said.has('quantity') ||
      said.has('lineItem') ||
      BUYING.test(said.text) ||
      this.scope.previous?.wish.kind === 'lines';
    const isSpentOn =
      (said.has('spend') || said.has('howMuch') || said.has('howMany')) && follows(SPENT_ON[this.dictionary.language]);
    const isUnknownSeller =
      (isAfterAt && !said.has('price') && !said.has('quantity')) ||
      (isNamed && follows(this.dictionary.beforeSeller) && !follows(this.dictionary.beforeItem));
    const isItem = (isOfItems || isSpentOn) && !isUnknownSeller && !said.has('mention');
    if (isItem) {
      const last = words.at(-1)!;
      const unit = /^\s(?:days?|hours?|weeks?|tage?|stunden?|jours?|heures?)(?!\p{L})/u.exec(said.text.slice(last.end));
      const item = words.map(({ start, end }) => this.message.slice(start, end)).join(' ');
      return { unknown: [], item: item + (unit ? unit[0] : '') };
    }
    return { unknown: words.map(({ start, end }) => this.message.slice(start, end)) };
  }

  /** Where the words that are left stand as a name would. */
  private unknownName(unknown: readonly string[]): string | undefined {
    const folded = this.text.text;
    const at = folded.indexOf(foldQuestion(unknown[0]!));
    const before = folded.slice(0, at);
    const isNamed = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${patternSource(this.dictionary.beforeSeller)})['\\s]+$`,
      'u',
    ).test(before);
    const isCapital = /^\p{Lu}/u.test(unknown[0]!);
    if (!isNamed && !isCapital) return undefined;
    return unknown.join(' ');
  }

  /** "The second one" of what was listed. */
  private ordinalDocument(): string[] | undefined {
    const shown = this.scope.previous?.shown;
    if (!shown || shown.length === 0) return undefined;
    const words = Object.keys(this.dictionary.ordinals).map(patternSource).join('|');
    const match = new RegExp(
      `^(?:\\s*(?:and|what about|show|show me|open|tell me about|details (?:of|for|on)|und|zeig(?:e)?(?: mir)?|et|montre(?:-moi)?|was ist mit|who is|when is|what is|wann ist|how much is|the|die|der|das|le|la|l'|for|of|von|de|pour|details|zu|zur|zum|amount|total|date|due|number)\\s*)*\\s*(?:the |die |der |das |den |la |le |l')?(${words}|#\\d|nr\\.? ?\\d|number \\d|no\\.? ?\\d)(?: (?:one|invoice|bill|document|rechnung|facture|dokument|in the list|due|entry))*(?: (?:due|fallig|paid|bezahlt))?[\\s?.!]*$`,
      'u',
    ).exec(this.text.text);
    if (!match) return undefined;
    const said = match[1]!;
    const number =
      /\d/.test(said) && this.dictionary.ordinals[said] === undefined
        ? Number(said.replace(/\D/g, ''))
        : this.dictionary.ordinals[said]!;
    const id = shown.at(number > 0 ? number - 1 : number);
    return id ? [id] : undefined;
  }

  /** "It" is the one document that was shown last. */
  private documentsOfIt(said: Said): string[] | undefined {
    const shown = this.scope.previous?.shown;
    if (shown?.length !== 1 || this.mentions.length > 0) return undefined;
    return said.has('it') ? [...shown] : undefined;
  }

  /** Two sellers or two periods beside each other. */
  private compared(
    wish: Wish | null,
    where: Conditions,
    periods: readonly DateRange[],
    isCompared: boolean,
  ): Wish | null {
    const operation = wish?.kind === 'aggregate' ? wish.operation : 'sum';
    const measure = wish?.kind === 'aggregate' ? wish.measure : 'gross';
    const allowed =
      wish === null || wish.kind === 'aggregate' || (isCompared && (wish.kind === 'list' || wish.kind === 'names'));
    if (!allowed) return wish;
    const several = periods.length > 1 && (isCompared || !contiguous(periods));
    if (several) {
      delete where.period;
      const key = where.due ? 'due' : 'period';
      delete where.due;
      return {
        kind: 'compare',
        operation,
        measure,
        sides: periods.map((range) => ({ name: '', where: { [key]: range } })),
      };
    }
    const sellers = where.sellers;
    if (sellers && sellers.length > 1 && (isCompared || wish === null)) {
      delete where.sellers;
      return {
        kind: 'compare',
        operation,
        measure,
        sides: sellers.map((name) => ({ name, where: { sellers: [name] } })),
      };
    }
    const previous = this.scope.previous;
    if (
      isCompared &&
      previous &&
      previous.wish.kind === 'aggregate' &&
      periods.length === 1 &&
      previous.where.period &&
      !sellers
    ) {
      const range = where.period!;
      delete where.period;
      Object.assign(where, { ...previous.where, ...where, period: undefined });
      return {
        kind: 'compare',
        operation: previous.wish.operation,
        measure: previous.wish.measure,
        sides: [previous.where.period, range].map((each) => ({ name: '', where: { period: each } })),
      };
    }
    return wish;
  }
}

const WHICH_IS_MORE = /(?<!\p{L})(?:more|most|less|cheaper|mehr|weniger|teurer|gunstiger|plus|moins)(?!\p{L})/u;
/** Words of buying and of prices, in any of the languages. */
const BUYING =
  /(?<!\p{L})(?:bought|buy|buying|purchased?|ordered|costs?|sells?|sold|gekauft|kaufen|kaufte\w*|verkauft|verkaufen|bestellt|kostet\w*|gekostet|kosten|achete\w*|acheter|vend|vendent|coute\w*|commande)(?!\p{L})/u;
const SPENT_ON: Readonly<Record<Language, string>> = { en: 'on|for', de: 'fur|an', fr: 'pour|en|sur|au titre de' };
const NEXT_DUE =
  /(?<!\p{L})(?:next|upcoming|coming|na?e?chste[rsn]?|anstehende[nr]?|kommende[nr]?|prochaine?s?)\s+(?:\p{L}+\s+)?(?:payments?|bills?|invoices?(?: to pay| due)?|due|deadlines?|zahlung(?:en)?|rechnung(?:en)?|fallig\w*|falligkeit(?:en)?|echeances?|paiements?|factures?)(?!\p{L})/u;
/** In front of what was bought. */
const BOUGHT: Readonly<Record<Language, string>> = {
  en: 'on|buy|bought|purchased?|ordered|sells?|sold|price of|prices? for|cost of|price for|many',
  de: 'fur|kaufte|gekauft|verkauft|verkaufen|preis von|preis fur|kosten fur|viele',
  fr: "achete|vend|vendent|prix de|prix du|prix des|pour du|pour de la|pour des|en|combien de|combien d'",
};

/** Words in front of a seller that never stand in front of what was bought. */
const SELLER_ONLY: Readonly<Record<Language, string>> = {
  en: 'from|at|with|by|owe|pay',
  de: 'bei|beim|von|vom|firma',
  fr: 'chez|par|a|aupres de',
};

/** "When is the invoice from … due?": of those that are unpaid. */
function whenDue(
  said: Said,
  { sellers }: Conditions,
  isDue: boolean,
  ids: string[] | undefined,
  periods: number,
): Wish | null {
  const isAsked = said.has('when') && isDue && sellers !== undefined && ids === undefined && periods === 0;
  return isAsked && !said.has('latest') && !said.has('largest') ? { kind: 'field', labels: ['DUE_DATE'] } : null;
}

function preferred<T>(all: readonly T[], is: (one: T) => boolean): T[] {
  const those = all.filter(is);
  return those.length > 0 ? those : [...all];
}

function distinctRanges(ranges: readonly DateRange[]): DateRange[] {
  return ranges.filter(
    (range, index) => ranges.findIndex((other) => other.from === range.from && other.to === range.to) === index,
  );
}

/** One span where each begins the day after another ends; false where there are gaps. */
function contiguous(periods: readonly DateRange[]): DateRange | false {
  const sorted = [...periods].sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
  for (let i = 1; i < sorted.length; i++) {
    const [end, start] = [sorted[i - 1]!.to, sorted[i]!.from];
    if (!end || !start || (Date.parse(start) - Date.parse(end)) / 86_400_000 > 1) return false;
  }
  return { from: sorted[0]?.from, to: sorted.at(-1)?.to };
}
