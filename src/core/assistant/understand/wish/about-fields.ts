import type { Wish } from '../../plan.ts';
import type { Said } from '../words/concepts.ts';
import { namedFields, type SaidField } from '../words/read-fields.ts';
import { documentRank } from './ranking.ts';
import { has, type WishScope } from './wish-scope.ts';

/** Labels that belong to a seller rather than to one document. */
const OF_SELLERS: ReadonlySet<string> = new Set([
  ...['IBAN', 'BIC', 'SELLER_TAX_ID', 'SELLER_ADDRESS', 'PAYMENT_TERMS', 'CUSTOMER_NUMBER', 'EMAIL', 'PHONE', 'URL'],
]);
const LISTABLE: ReadonlySet<string> = new Set([
  ...['IBAN', 'BIC', 'SELLER_TAX_ID', 'BUYER_TAX_ID', 'PURCHASE_ORDER', 'CUSTOMER_NUMBER', 'EMAIL', 'PHONE', 'URL'],
  ...['PERSON', 'ORG', 'GPE', 'LOC', 'MONETARY', 'PAYMENT_TERMS', 'DATE', 'SELLER_ADDRESS', 'BUYER_ADDRESS'],
]);

const ONE_INVOICE = /(?<!\p{L})(?:the (?:invoice|bill)|(?:die|der|dieser) rechnung|la facture)(?!\p{L})/u;

const IS_ONE_PAID =
  /^\s*(?:and |so |ok )*(?:(?:is|was|has|are)(?!\p{L}).*(?<!\p{L})(?:paid|settled|overdue|unpaid|open|outstanding|late)|(?:have|did) (?:we|i) (?:already )?(?:paid|pay|settled?) .*(?:invoice|bill)(?: from .*)?)(?: (?:yet|already|now|in full))*[\s?.!]*$/u;
const ONE_OF_RANK =
  /(?<!\p{L})(?:last|latest|newest|most recent|first|oldest|earliest|largest|biggest|highest|smallest|most expensive)(?: [\p{L}\u{e000}-\u{e5ff}]+){0,2} (?:invoice|bill|one)(?!\p{L})/u;
const WHERE = /(?<!\p{L})(?:where|wohin|worauf|ou)(?!\p{L})/u;
const PAYING_TO =
  /(?<!\p{L})(?:wire|pay|transfer|remit|send (?:the |my |our )?(?:money|payments?)|uberweis\p{L}*|ueberweis\p{L}*|(?:be)?zahl\p{L}*|virer|verser|payer|regler|virement)(?!\p{L})/u;

/** "Where do I wire the money?": to an account, not to an address. */
export const asksWhereToPay = ({ text }: Said): boolean => WHERE.test(text) && PAYING_TO.test(text);

/** In front of the one thing that is asked for: "what is the [due date] of …". */
const ASKED_FOR =
  /^\s*(?:(?:and|so|ok|und|et) )*(?:what(?:'s|s| is| are| was| were)|tell me|give me|show me|was (?:ist|sind|war)|wie (?:lautet|ist|war)|welches ist|quelle (?:est|etait)|quelles sont) (?:the |das |die |la |les )?$/u;

/** "What is the due date of the invoice from …?", as "when is it due?" asks. */
function asksDueDate({ text }: Said, [first, ...others]: readonly SaidField[]): boolean {
  return first?.label === 'DUE_DATE' && others.length === 0 && ASKED_FOR.test(text.slice(0, first.start));
}

/** What stands in a field: of a seller, of the largest or latest document, or of all. */
export function aboutFields(said: Said, scope: WishScope): Wish | null {
  const fields = namedFields(said);
  const labels = [...new Set(fields.map(({ label }) => label))];
  const ranking = documentRank(said, scope.dictionary);
  if (scope.hasNames) {
    // Of a seller the time that it gives; of one document the day.
    const isOfInvoices = said.has('invoice') && !ONE_INVOICE.test(said.text);
    if (said.form('termOfPayment') && !scope.hasPeriod && !isOfInvoices && !has(said, 'howMany', 'overdue'))
      return { kind: 'field', labels: ['PAYMENT_TERMS'] };
    const own = labels.filter((label) => OF_SELLERS.has(label));
    if (own.length > 0 && !(has(said, 'howMany', 'howMuch') && !own.includes('PAYMENT_TERMS')))
      return { kind: 'field', labels: own };
    if (asksWhereToPay(said)) return { kind: 'field', labels: ['IBAN'] };
    if (asksDueDate(said, fields) && !ranking && !scope.hasPeriod && !has(said, 'howMany', 'overdue'))
      return { kind: 'field', labels: ['DUE_DATE'] };
    if (said.has('whereIs')) return { kind: 'field', labels: ['SELLER_ADDRESS'] };
  }
  // "Is the last invoice from … paid?": how that one stands, not the last of those that are.
  if (ranking?.limit === 1 && IS_ONE_PAID.test(said.text) && ONE_OF_RANK.test(said.text))
    return { kind: 'field', labels: ['STATUS'], rank: ranking };
  if (ranking && ranking.limit === 1) {
    const asked = labels.filter(
      (label) => !['TOTAL_AMOUNT', 'INVOICE_DATE', 'DATE'].includes(label) || has(said, 'when'),
    );
    const specific = asked.filter((label) =>
      [
        'INVOICE_NUMBER',
        'DUE_DATE',
        'PAYMENT_TERMS',
        'IBAN',
        'TAX_AMOUNT',
        'SUBTOTAL_AMOUNT',
        'BUYER_NAME',
        'PURCHASE_ORDER',
      ].includes(label),
    );
    if (specific.length > 0 && !said.has('due') && !has(said, 'tax'))
      return { kind: 'field', labels: specific, rank: ranking };
    if (specific.length > 0 && labels.includes('DUE_DATE')) return { kind: 'field', labels: specific, rank: ranking };
  }
  const listable = labels.filter((label) => LISTABLE.has(label));
  // Which terms there are says nothing of a discount.
  const isOfDiscount = said.form('earlyPayment') !== null;
  if (
    listable.length > 0 &&
    !isOfDiscount &&
    !has(said, 'spend', 'howMuch', 'average') &&
    !scope.isDue &&
    !scope.payment
  ) {
    return { kind: 'entities', label: listable[0]!, count: has(said, 'howMany', 'count') };
  }
  return null;
}
