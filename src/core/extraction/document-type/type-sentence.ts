import type { Reason } from '../../entity.ts';

/** What "it" does, by the code of a reason. */
const DOES: Record<string, (params: Record<string, string>) => string> = {
  title: ({ text }) => `calls itself “${text}”`,
  reminds: () => 'reminds of what was billed before',
  takes_back: () => 'takes back what was billed',
  offers: () => 'offers something at a price',
  orders: () => 'orders something',
  hands_over: () => 'tells what was handed over, without prices',
  accounts: () => 'tells how an account stands',
  till_slip: () => 'reads like a slip of a till',
  number: () => 'states an invoice number',
  date: () => 'states its date',
  due_date: () => 'says when it is due',
  total: () => 'names a total',
  tax: () => 'names a tax',
  subtotal: () => 'names an amount before tax',
  terms: () => 'has terms of payment',
  buyer: () => 'names whom it is for',
  tax_id: () => 'shows a tax number',
  bank: () => 'names a bank account',
  lines: () => 'lists what is charged',
  lines_make_total: () => 'has lines that add up to its total',
  net_and_tax_make_total: () => 'has a net amount and a tax that make its total',
  spoken: () => 'speaks of itself as a bill',
  credits: () => 'takes back in a sentence what was billed',
  titled_number: () => 'bears its number in its title',
  asks_to_pay: () => 'asks to be paid',
  account: () => 'tells the account to pay to',
  work_done: () => 'tells what was done',
  sums_up: () => 'adds up what it tells of',
  in_all: () => 'tells what it comes to in all',
  taxed_at_rate: () => 'charges tax at a rate that it names',
  untaxed: () => 'says why it charges no tax',
  pays_into: () => 'names the account where it speaks of paying',
  recurs: () => 'tells what is to be paid again and again from a day on',
  receipt: () => 'shows how it was paid',
  taken: () => 'says that the money was taken',
  disputes: () => 'disputes what another paper asks for',
  wants_bill: () => 'asks for an invoice',
  wages: () => 'states somebody’s pay',
  own_charges: () => 'sums up what its time is charged with',
  levied: () => 'demands what an office levies',
  unnamed: () => 'nowhere calls itself an invoice or asks to be paid',
  no_money: () => 'names no amount of money to be paid',
  prose: () => 'is mostly running text',
  sections: () => 'is parted into numbered sections',
  blanks: () => 'has blanks to be filled in',
  examples: () => 'explains by examples',
  several_numbers: () => 'lists several invoices',
  says_no_invoice: () => 'says that it is no invoice',
  no_number: () => 'states no invoice number',
  no_total: () => 'names no total',
};

/** What decided is said by these; the others bear no verb of the paper's. */
const SAYS: Record<string, (params: Record<string, string>) => string> = {
  chosen: () => 'A person said so.',
  e_invoice: ({ code }) =>
    code ? `Its electronic invoice says so (type ${code}).` : 'Its electronic invoice says so.',
  template: ({ name }) => `The template “${name}” reads an invoice on it.`,
};

/** More would not be read. */
const MOST = 3;

/** What says what a paper is by itself: behind it nobody asks what it is not. */
const TELLING: ReadonlySet<string> = new Set('title reminds takes_back offers orders hands_over accounts'.split(' '));
const SAYS_WHAT_IT_IS_NOT: ReadonlySet<string> = new Set(['unnamed', 'no_money', 'prose', 'sections', 'blanks']);

/**
 * One English sentence for why a document is what it is, such as "It calls itself “Invoice”, states an invoice number
 * and says when it is due."; empty without a reason that it knows.
 */
export function typeSentence(reasons: readonly Reason[]): string {
  const [first] = reasons;
  const said = first && SAYS[first.code]?.(first.params);
  if (said) return said;
  const does = doings(reasons);
  return does ? `It ${does}.` : '';
}

/** "calls itself “Invoice” and says when it is due": the heaviest reasons as what the paper does; empty without one. */
export function doings(reasons: readonly Reason[]): string {
  const isTold = TELLING.has(reasons[0]?.code ?? '');
  const all = reasons
    .filter(({ code }) => !(isTold && SAYS_WHAT_IT_IS_NOT.has(code)))
    .flatMap(({ code, params }) => DOES[code]?.(params) ?? [])
    .slice(0, MOST);
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
