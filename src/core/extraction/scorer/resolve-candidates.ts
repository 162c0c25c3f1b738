import { SAME_EDGE } from '../../alignment.ts';
import type { Candidate } from '../../candidates/candidate.ts';
import type { Choice, Choices, FieldCandidates } from '../../candidates/choices.ts';
import { KEY_FIELDS, type KeyField } from '../../labels.ts';
import { isSameParty, nameStem } from '../../names/same-name.ts';
import { daysBetween } from '../../values/calendar-date.ts';
import { centsOf } from '../../values/decimal.ts';
import { oncePerText } from '../../values/once-per-text.ts';
import { HIGHEST_LISTED_RATE } from '../../values/tax-rates.ts';
import { netAndTaxOdds } from '../amounts/net-and-tax.ts';
import { ownCompanyWeight } from '../parties/own-company.ts';
import { type BoostedTrees, scoreOf } from './boosted-trees.ts';

export type Models = Record<KeyField, BoostedTrees>;

/** So many best candidates per field are weighed against each other. */
const CONSIDERED = 8;
/** Log odds: what agreement between two values is worth, and what a contradiction costs. */
const ADDS_UP = 1.2;
const CONTRADICTION = -3.5;
/** A tax of nothing, where another one is proved. */
const NOTHING_BESIDE = -6;
/** Scores from which an amount that leads to a total may be its tax. */
const MAYBE_TAX = 0.1;
/** Who stands where senders do sends, and who stands where recipients do receives. */
const PLACED = 1.5;
/** What a price stands behind was bought. */
const PRICED = -5;
/** The number and day of another paper that this one names are not its own. */
const OTHER_PAPER = -5;
/** By when to pay for less is no term where it is said when to pay. */
const DISCOUNT_BESIDE_NET = -4;
/** A rate and what it is taken of make the tax in its own row. */
const TAX_OF_RATE = 2.5;
/** An earlier balance is in it, however large and often it is printed. */
const WITH_BALANCE = -2.5;
/** Scores of a name that is the buyer and not the seller; below it stands its contact. */
const LIKELY = 0.8;
const UNLIKELY = 0.2;
const CONTACT_BELOW = -4;
/** What this bill comes to, beside what was billed before, against sums of a contract that may be larger. */
const OWN_BILL = 1.5;
/** How near the label of a total must stand for that. */
const NAMED = 0.5;
/** "Returned 08.05.2025" below an item: a day among the lines that nothing calls the one to pay. */
const UNCALLED_IN_LINE = -4;
/** "Annahme: 04.11.22": a day that a caption calls something else than the invoice's. */
const CALLED_OTHERWISE = -2.5;
/** Nobody invoices himself. */
const SAME_PARTY = -9;

interface Option {
  choice: Choice | null;
  /** Log odds against "not on the page". */
  weight: number;
}

/**
 * Picks at most one value per key field so that the values agree with each other; absent is always an option. The name
 * of the reader's own company is a hint for telling seller from buyer.
 */
export function resolveCandidates(
  fields: Record<KeyField, FieldCandidates>,
  models: Models,
  ownCompany?: string,
): Choices {
  const options = {} as Record<KeyField, Option[]>;
  for (const field of KEY_FIELDS) {
    const isParty = field === 'SELLER_NAME' || field === 'BUYER_NAME';
    const hint = (name: string) => (isParty ? ownCompanyWeight(field, name, ownCompany) : 0);
    options[field] = optionsOf(fields[field], models[field], hint, settledSigns(field, fields[field]));
  }
  const amounts = new Set(fields.TOTAL_AMOUNT.candidates.map((candidate) => Math.abs(centsOf(candidate.value))));
  const roundings = printedRoundings(fields.TOTAL_AMOUNT);
  const leadsTo = provenTaxes(options.TAX_AMOUNT, amounts);
  // "VAT 0 %" beside a tourist tax stays the tax; "additional tax 0" beside the VAT is none.
  const isMinor = ({ index }: Choice) => {
    const features = fields.TAX_AMOUNT.features[index];
    return (features?.weak ?? 0) > (features?.target ?? 0);
  };
  const [total, tax] = bestPair(options.TOTAL_AMOUNT, options.TAX_AMOUNT, (a, b) =>
    agreeAmounts(a, b, { amounts, roundings }, (gross) => isMinor(b) && leadsTo(gross)),
  );
  const [issued, due] = bestPair(options.INVOICE_DATE, options.DUE_DATE, agreeDates);
  const [seller, buyer] = bestPair(
    options.SELLER_NAME,
    options.BUYER_NAME,
    agreeNames(oncePerText(nameStem), options.BUYER_NAME),
  );
  const addsUp = Boolean(total && tax) && agreeAmounts(total!, tax!, { amounts, roundings }, () => false) === ADDS_UP;
  const choices: Record<KeyField, Choice | null> = {
    INVOICE_NUMBER: options.INVOICE_NUMBER[0]!.choice,
    INVOICE_DATE: issued,
    DUE_DATE: due,
    TOTAL_AMOUNT: addsUp ? supported(total!, 'net_and_tax_make_total') : total,
    SELLER_NAME: seller,
    BUYER_NAME: buyer,
    TAX_AMOUNT: addsUp ? supported(tax!, 'net_and_tax_make_total') : tax,
    PAYMENT_TERMS: options.PAYMENT_TERMS[0]!.choice,
  };
  return Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice !== null)) as Choices;
}

function supported(choice: Choice, code: string): Choice {
  return { ...choice, supports: [...(choice.supports ?? []), code] };
}

/** What is weighed behind the trees, as no training may outvote it. */
interface SettledSign {
  /** As a `Sign` has it. */
  code: string;
  odds: (index: number, score: number) => number;
}

function settledSigns(field: KeyField, described: FieldCandidates): SettledSign[] {
  const { features } = described;
  const of = (name: string) => (index: number) => features[index]![name] ?? 0;
  const sign = (code: string, weight: number, name: string): SettledSign => ({
    ...{ code, odds: (index) => weight * of(name)(index) },
  });
  const ofOtherPaper = sign('of_other_paper', OTHER_PAPER, 'ofOtherPaper');
  const asSender = field === 'SELLER_NAME' ? 'stands_as_sender' : 'stands_as_recipient';
  const placed = [sign(asSender, PLACED, 'placed'), sign('priced', PRICED, 'priced')];
  const settled: Partial<Record<KeyField, SettledSign[]>> = {
    INVOICE_NUMBER: [ofOtherPaper],
    INVOICE_DATE: [ofOtherPaper, sign('called_otherwise', CALLED_OTHERWISE, 'calledOtherwise')],
    TOTAL_AMOUNT: field === 'TOTAL_AMOUNT' ? totalSigns(described) : [],
    // Where labels tell the tax it needs no proof.
    TAX_AMOUNT: [
      { code: 'rate_makes_it', odds: (index, score) => (score < 0.5 ? TAX_OF_RATE * of('taxOfRate')(index) : 0) },
    ],
    SELLER_NAME: placed,
    BUYER_NAME: placed,
    DUE_DATE: [{ code: 'of_line', odds: (index) => UNCALLED_IN_LINE * of('inTable')(index) * of('unlabelled')(index) }],
    PAYMENT_TERMS: [sign('discount_beside_net', DISCOUNT_BESIDE_NET, 'discountBesideNet')],
  };
  return settled[field] ?? [];
}

/** What net and tax make is the total, though it may happen to be the sum of another amount and an earlier one. */
function totalSigns(described: FieldCandidates): SettledSign[] {
  const made = netAndTaxOdds(described);
  const of = (name: string) => (index: number) => described.features[index]![name] ?? 0;
  const withBalance = of('withBalance');
  return [
    { code: 'net_and_tax_make_total', odds: made },
    { code: 'own_bill', odds: (index) => (of('target')(index) > NAMED ? OWN_BILL * of('ownBill')(index) : 0) },
    { code: 'with_balance', odds: (index) => (made(index) > 0 ? 0 : WITH_BALANCE * withBalance(index)) },
  ];
}

function logit(p: number): number {
  const bounded = Math.min(1 - 1e-6, Math.max(1e-6, p));
  return Math.log(bounded / (1 - bounded));
}

/** The best candidates and "absent", best first. */
function optionsOf(
  { candidates, features }: FieldCandidates,
  model: BoostedTrees,
  hint: (value: string) => number,
  settled: readonly SettledSign[],
): Option[] {
  const absent = logit(model.threshold);
  const scored = candidates.map((candidate, index) => {
    const score = scoreOf(model, features[index]!);
    const own = hint(candidate.value);
    const told = settled.map(({ odds }) => odds(index, score));
    const odds = logit(score) + own + told.reduce((sum, one) => sum + one, 0);
    const supports = settled.filter((_, at) => told[at]! > 0).map(({ code }) => code);
    return { candidate, index, score, odds, supports, isOwn: own !== 0 };
  });
  // Without a clear winner the earlier candidate counts: invoices state their facts first.
  scored.sort((a, b) => b.odds - a.odds || a.index - b.index);
  const [first] = scored;
  const second = scored.find(({ candidate }) => candidate.value !== first?.candidate.value);
  const best: Option[] = scored.slice(0, CONSIDERED).map(({ candidate, index, score, odds, supports, isOwn }) => {
    const rival = candidate.value === first!.candidate.value ? second : first;
    // Against nothing as `weight` has it: where a field is rarely absent, a modest score is sure enough.
    const share = 1 / (1 + Math.exp(absent - odds) + (rival ? Math.exp(rival.odds - odds) : 0));
    const choice = { candidate, index, score: isOwn ? 1 / (1 + Math.exp(-odds)) : score, share, supports };
    return { choice: isOwn ? { ...choice, isOwn } : choice, weight: odds - absent };
  });
  best.push({ choice: null, weight: 0 });
  return best.sort((a, b) => b.weight - a.weight);
}

function bestPair(
  first: readonly Option[],
  second: readonly Option[],
  agreement: (a: Choice, b: Choice) => number,
): [Choice | null, Choice | null] {
  let best: [Choice | null, Choice | null] = [null, null];
  let bestWeight = -Infinity;
  for (const a of first) {
    for (const b of second) {
      const weight = a.weight + b.weight + (a.choice && b.choice ? agreement(a.choice, b.choice) : 0);
      if (weight > bestWeight) {
        bestWeight = weight;
        best = [a.choice, b.choice];
      }
    }
  }
  return best;
}

/** Whether an amount that may be a tax leads from another printed amount to a total, in cents. */
function provenTaxes(taxes: readonly Option[], amounts: ReadonlySet<number>): (gross: number) => boolean {
  const cents = taxes
    .filter(({ choice }) => choice && choice.score > MAYBE_TAX)
    .map(({ choice }) => centsOf(choice!.candidate.value))
    .filter((tax) => tax !== 0);
  return (gross) => cents.some((tax) => tax !== gross && amounts.has(Math.abs(gross - tax)));
}

/** Amounts as printed, in cents without their signs; of those what totals were rounded by. */
interface PrintedCents {
  amounts: ReadonlySet<number>;
  roundings: readonly number[];
}

function printedRoundings({ candidates, features }: FieldCandidates): number[] {
  const cents = candidates.flatMap(({ value }, index) => (features[index]!.rounding ? [Math.abs(centsOf(value))] : []));
  return [...new Set(cents)];
}

/** Total and tax agree when their difference is printed as well; a tax is never most of its total. */
function agreeAmounts(
  total: Choice,
  tax: Choice,
  { amounts, roundings }: PrintedCents,
  leadsTo: (gross: number) => boolean,
): number {
  const gross = centsOf(total.candidate.value);
  const part = centsOf(tax.candidate.value);
  if (total.candidate === tax.candidate) return CONTRADICTION;
  if (Math.abs(part) > (Math.abs(gross) * HIGHEST_LISTED_RATE) / 100 && gross !== 0) return CONTRADICTION;
  if (gross * part < 0) return CONTRADICTION;
  // "Additional tax 0" beside a tax that leads from the net amount to this total.
  if (part === 0) return leadsTo(gross) ? NOTHING_BESIDE : 0;
  const net = Math.abs(gross - part);
  // Rounded to five cents, as Swiss totals are, or by what a row of its own says.
  const steps = gross % 5 === 0 ? [1, 2, ...roundings] : roundings;
  const isRounded = steps.some((cents) => amounts.has(net - cents) || amounts.has(net + cents));
  return amounts.has(net) || isRounded ? ADDS_UP : 0;
}

/**
 * The due date does not lie before the invoice date, and one printed date is not both. Where both are named beyond doubt
 * it may: rides and stays that were paid at once are billed some days later, "Data wystawienia 11.06.2024   Termin płatności 09.06.2024".
 */
function agreeDates(issued: Choice, due: Choice): number {
  if (issued.candidate === due.candidate) return CONTRADICTION;
  const late = daysBetween(due.candidate.value, issued.candidate.value);
  if (late <= 0) return 0;
  return late <= BILLED_LATER && Math.min(issued.score, due.score) > BEYOND_DOUBT ? 0 : CONTRADICTION;
}

/** In days. */
const BILLED_LATER = 14;
const BEYOND_DOUBT = 0.7;

/** Seller and buyer differ; and whoever looks like the buyer is no seller to the contact right below, nor is the contact. */
function agreeNames(stemOf: typeof nameStem, buyers: readonly Option[]): (seller: Choice, buyer: Choice) => number {
  const asBuyer = new Map(buyers.map(({ choice }) => [choice?.candidate, choice?.score ?? 0]));
  return (seller, buyer) => {
    if (isSameParty(seller.candidate.value, buyer.candidate.value, stemOf)) return SAME_PARTY;
    if (overlap(seller.candidate, buyer.candidate)) return SAME_PARTY;
    if (seller.score >= UNLIKELY) return 0;
    const isMistaken = (asBuyer.get(seller.candidate) ?? 0) > LIKELY && isRightBelow(seller.candidate, buyer.candidate);
    const isContact = buyer.score > LIKELY && isRightBelow(buyer.candidate, seller.candidate);
    return isMistaken || isContact ? CONTACT_BELOW : 0;
  };
}

/** "Kund Lindqvist Bygg AB" and the name in it: one piece of print names one party. */
function overlap(a: Candidate, b: Candidate): boolean {
  return a.segment === b.segment && a.start < b.end && b.start < a.end;
}

/** Whether a name begins the line below another one's, with the same edge and no gap between. */
function isRightBelow({ segment: upper }: Candidate, { segment: lower }: Candidate): boolean {
  return (
    upper.page === lower.page &&
    lower.row - upper.row === 1 &&
    Math.abs(upper.box.x - lower.box.x) < SAME_EDGE.exact &&
    lower.box.y - upper.box.y < LINES_APART * Math.max(upper.box.height, lower.box.height)
  );
}

/** In heights of a line. */
const LINES_APART = 1.7;
