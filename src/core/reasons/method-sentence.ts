import { termLabel } from '../einvoice/terms/term-names.ts';
import type { Reason } from '../entity.ts';

type Words = (params: Record<string, string>) => string;

/** Where the label stands that led to a value, by the direction from the value to it. */
const BESIDE_LABEL: Readonly<Record<string, string>> = {
  inside: 'right after',
  left: 'right of',
  right: 'left of',
  above: 'below',
  beside: 'beside',
  below: 'above',
  near: 'next to',
};

function statedIn(source: string, { term, page }: Record<string, string>): string {
  const where = page ? `printed on page ${page}` : 'not printed on the page';
  return `Stated in ${source}: ${termLabel(term!)}; ${where}.`;
}

/** How a value was found. */
const FOUND: Readonly<Record<string, Words>> = {
  label: ({ direction, text }) => `${BESIDE_LABEL[direction ?? ''] ?? 'next to'} the label “${text}”`,
  place_and_writing: ({ third, page }) => `by its place and writing (${third} of page ${page})`,
  at_total: () => 'printed at the total',
  most_amounts: () => 'the currency that most amounts carry',
  named_in_words: () => 'named in words',
  lines_at_name: ({ party }) => `the lines at the ${party}'s name`,
  range_at_period: () => 'two dates joined to a range, next to the label of a period',
  date_notation: () => 'a date in one of the usual notations',
  number_with_currency: () => 'a number with a currency',
  number_with_cents: () => 'a number with two decimals',
  iban_fits: () => 'length and check digits of its country fit',
  iban_over_lines: () => 'length and check digits of its country fit, over several lines',
  labelled_but_check_fails: () => 'beside its label, but the check digits do not fit',
  bic_shape: () => 'the shape of a bank code with a real country, near its label or an IBAN',
  phone_length: ({ kind }) => `a ${kind} of the length its country uses`,
  mail_shape: () => 'the shape of a mail address',
  web_shape: () => 'the shape of a web address',
  check_digits_fit: ({ kind }) => `${kind}: its check digits fit`,
  id_check_fails: ({ kind }) => `${kind}: beside its label, but the check digits do not fit`,
  shape_and_label: ({ kind }) => `${kind}: the shape and label of its kind`,
  form_of_address: () => 'a form of address',
  form_of_address_before: () => 'a form of address before a name',
  below_form_of_address: ({ text }) => `below “${text}”`,
  after_form_of_address: ({ text }) => `after “${text}”`,
  contact_label: () => 'after the label of a contact',
  given_name: () => 'a given name before a surname',
  position: () => 'a position beside a name',
  legal_form: ({ text }) => `ends with the legal form “${text}”`,
  street: () => 'a street with its number',
  postal_code: () => 'beside a postal code',
  country_name: () => 'the name of a country',
  city_name: () => 'the name of a city',
  corrected: () => 'Corrected by a person',
  added: () => 'Added by a person',
  zone: ({ zone, template }) => `Read by the zone “${zone}” of the template “${template}”.`,
  e_invoice: (params) => statedIn('the e-invoice', params),
  embedded_e_invoice: (params) => statedIn('the embedded e-invoice', params),
};

/** What else speaks for it. */
const SUPPORTS: Readonly<Record<string, Words>> = {
  own_company: () => 'it is your own company',
  seller_taken: () => "taken as the seller's",
  at_buyer: () => 'at the buyer',
  makes_total_with_tax: () => 'with the tax it makes the total',
  net_and_tax_make_total: () => 'the net amount and the tax make the total',
  makes_up_total: () => 'what discounts, charges and taxes lead to',
  own_bill: () => 'what this bill asks for, without an earlier balance',
  column_of_this_invoice: () => 'in the column of this invoice',
  only_amount_due: () => 'no amount is named a total, and this one is to be paid',
  gross_of_row: () => 'its row states net, tax and gross',
  tax_of_row: () => 'its row states net, tax and gross',
  ends_row_of_sums: () => 'it ends a row of sums',
  column_of_tax: () => 'in the column of the tax',
  rate_makes_it: () => 'a rate and what it is taken of make it',
  tax_inside_total: () => 'named as the tax that a sum holds',
  asked_to_pay: () => 'a sentence asks for money on this day',
  term_leads_to_it: () => 'the stated term leads to it',
  day_of_means: () => 'it stands behind the means of payment',
  behind_title: () => 'it stands behind the title of the document',
  under_title: () => 'it stands below the title of the document',
  place_and_date: () => 'where and when it was written',
  day_of_leaving: () => 'the day on which the guest left',
  long_ago: () => 'it is many years before the other days of the document',
  alone_in_head: () => 'it stands alone in the head of the letter',
  only_order_number: () => 'nothing else is numbered',
  worded_as_terms: () => 'it is worded as terms of payment are',
  answers_when: () => 'it says when, where a day is asked for',
  period_behind_day: () => 'a number of days stands behind the day by which to pay',
  announces_day: () => 'it says on which day money is taken',
  headed_elsewhere: () => 'a heading gives it this part in another place',
  own_domain: () => 'the domain on the page bears its name',
  address_in_line: () => 'it stands in the line of the sender',
  own_registration: () => 'its tax number or register stands beside it',
  printed_large: () => 'printed as a brand',
  printed_large_elsewhere: () => 'printed as a brand in another place',
  speaks_of_itself: () => 'the paper speaks for it',
  is_spoken_to: () => 'the paper speaks to it',
  stands_as_sender: () => 'it stands where senders do',
  stands_as_recipient: () => 'it stands where recipients do',
  in_letterhead: () => 'it stands in the letterhead',
};

/** Whether a reason has words: the others weigh, but nobody is told. */
export function isTold(code: string): boolean {
  return code in FOUND || code in SUPPORTS;
}

/**
 * In plain English how a value was found and what speaks for it, such as "right of the label “Total”; the net amount
 * and the tax make the total"; empty without a reason that it knows.
 */
export function methodSentence(reasons: readonly Reason[]): string {
  const said = reasons.flatMap(({ code, params }) => (FOUND[code] ?? SUPPORTS[code])?.(params) ?? []);
  return [...new Set(said)].join('; ');
}
