import type { Wish } from '../../plan.ts';
import type { Said } from '../words/concepts.ts';
import { has, type WishScope } from './wish-scope.ts';

type Wants = Extract<Wish, { kind: 'lines' }>['wants'];

const SPENT = /(?<!\p{L})(?:spen[dt]\p{L}*|ausgegeben|ausgaben?|ausgeben|depens\p{L}*)(?!\p{L})/u;

const OF_MONEY =
  /(?<!\p{L})(?:spen\p{L}*|pa(?:y|id|ye\p{L}*)|cost\p{L}*|kost\p{L}*|gekostet|(?:be|ge)zahl\p{L}*|zahl\p{L}*|ausg\p{L}*|depens\p{L}*|cout\p{L}*|for|fur|pour|geld|money|argent|euros?|dollars?)(?!\p{L})/u;

/** "How much is a banner?", "what does a workshop cost?": what one costs, rather than what was spent on all. */
const PRICE_OF_ONE =
  /(?<!\p{L})(?:(?:how much|what)(?:'?s| is| are| does| do| would) (?:an?|one|a single) |(?:how much|what) do(?:es)? (?!(?:we|i|it|they)(?!\p{L})).+ cost(?! us)(?!\p{L})|how (?:expensive|costly) (?:is|are) (?:an?|one) |(?:was|wie viel|wieviel) kostet (?:uns )?(?:eine?|1) |combien coute (?:une?|1) )/u;

/** What was bought, at which price, from whom and when. */
export function aboutItems(said: Said, { item, hasNames, hasPeriod }: WishScope): Wish | null {
  const asksWhatWasBought =
    item === undefined &&
    (hasNames || hasPeriod) &&
    said.form('whatWasBought') &&
    !has(said, 'howMuch', 'howMany', 'invoice');
  if (asksWhatWasBought) return { kind: 'lines', words: '', wants: 'list' };
  if (item === undefined) return null;
  // What was spent, or how many were bought, on average is no average price.
  if (has(said, 'average') && (said.has('quantity') || SPENT.test(said.text))) return null;
  const wants = (): Wants => {
    const isPrice = said.form('price') !== null;
    if (!hasPeriod && !has(said, 'per', 'average', 'latest', 'earliest') && PRICE_OF_ONE.test(said.text))
      return 'prices';
    if (has(said, 'average') && !has(said, 'per', 'invoice')) return 'averagePrice';
    if (has(said, 'smallest') || (isPrice && has(said, 'least'))) return 'cheapest';
    if (has(said, 'largest') || (isPrice && has(said, 'most'))) return 'dearest';
    if (has(said, 'earliest') && !has(said, 'latest')) return 'earliest';
    if (has(said, 'latest', 'when')) return 'latest';
    if (said.form('howOften')) return 'count';
    if (has(said, 'howMany', 'quantity') && !said.has('invoice')) return 'quantity';
    // "How much toner did we buy?" counts; "how much did we pay for toner?" does not.
    if (said.has('howMuch') && said.form('bought') && !OF_MONEY.test(said.text)) return 'quantity';
    if (said.has('seller') || said.has('who')) return 'sellers';
    if (said.has('invoice') && has(said, 'howMany', 'show', 'which')) return said.has('howMany') ? 'count' : 'list';
    if (said.form('price')) return 'prices';
    if (has(said, 'spend', 'howMuch', 'total')) return 'spent';
    return 'list';
  };
  return { kind: 'lines', words: item, wants: wants() };
}
