/** A field of an invoice as people name it. */
const FIELD =
  '(?:purchase[- ]orders?|p\\.?o\\.?s?|order)(?: (?:numbers?|nos?\\.?|refs?\\.?|references?))?|ibans?|due dates?|vat (?:numbers?|ids?)|tax (?:numbers?|ids?)|payment terms|bank (?:details|accounts?)';
const VERB =
  'quot(?:e|es|ing)|cit(?:e|es|ing)|bear(?:s|ing)?|stat(?:e|es|ing)|referenc(?:e|es|ing)|refer(?:s|ring)? to|specif(?:y|ies|ying)|giv(?:e|es|ing)|carr(?:y|ies|ying)|includ(?:e|es|ing)|contain(?:s|ing)?|show(?:s|ing)?|mention(?:s|ing)?|have|has|having';
const DISCOUNT =
  '(?:early[- ]payment discounts?|prompt[- ]payment discounts?|cash discounts?|settlement discounts?|skonto)';
const SUPPLIERS = 'suppliers?|vendors?|sellers?|compan(?:y|ies)|firms?';

type Rule = readonly [RegExp, string | ((all: string, part: string) => string)];

/** Ways to say in English what the dictionary has other words for. */
export const PLAIN_ENGLISH: readonly Rule[] = [
  [/(?<!\p{L})(billed|charged|invoiced) (?:out )?to (us|me)(?!\p{L})/giu, '$1 $2'],
  // What stands on an invoice.
  [
    new RegExp(
      `(?<=(?:invoices?|bills?|documents?|ones|and|which|that) )(?:(?:that|which) )?(?:do not|don't|dont|does not|doesn't|doesnt) (?:${VERB}) (?:an?|any|our|the|its|their) (?=(?:${FIELD})(?!\\p{L}))`,
      'giu',
    ),
    'without ',
  ],
  [
    new RegExp(
      `(?<=(?:invoices?|bills?|documents?|ones|and) )(?:(?:that|which) )?(?:${VERB}) (?:an?|our|the) (?=(?:${FIELD})(?!\\p{L}))`,
      'giu',
    ),
    'with ',
  ],
  [
    /(?<!\p{L})(?:a |any )?discounts? (?:for|on|if (?:we|i)|when (?:we|i)|in case of) (?:early payments?|prompt payments?|(?:pay(?:ing)?|settl(?:e|ing)) (?:it |them |bills |invoices )?(?:early|promptly|quickly|fast|in advance|soon(?:er)?|within [\p{L}\d]+ days))(?!\p{L})/giu,
    'early payment discount',
  ],
  [
    new RegExp(
      `^\\s*who(?: (?:else|all))? (?=(?:offers?|gives?|grants?|allows?|provides?|has|have)(?: us| me)? (?:an? |any )?${DISCOUNT}(?!\\p{L}))`,
      'giu',
    ),
    'which suppliers ',
  ],
  [
    new RegExp(
      `(?<=(?:${SUPPLIERS}|(?:that|which)(?: also)?) )(?:offers?|gives?|grants?|allows?|provides?)(?: us| me)? (?:an? |any )?${DISCOUNT}(?!\\p{L})`,
      'giu',
    ),
    'with early payment discount',
  ],
  // What is put beside each other is what was spent there.
  [
    /(?<!\p{L})(compare|comparing|comparison of|difference between) (?:what|how much) (?:we|i)(?:'ve| have)? (?:spent|spend|paid|pay)(?: us)? (?:on|with|at|to|for) (?=\p{Lu})/gu,
    '$1 spend at ',
  ],
  [
    /(?<!\p{L})(first|second|third|fourth|1st|2nd|3rd|4th) (half|quarter) (of (?:19|20)\d\d|of (?:last|this) year)((?: \p{L}+){0,3}? (?:to|with|and|or|vs\.?|versus|against|than)(?: in)?(?: the)?) (first|second|third|fourth|last|1st|2nd|3rd|4th)(?! (?:half|quarter|invoice|bill|one|largest|biggest))(?!\p{L})/giu,
    '$1 $2 $3$4 $5 $2 $3',
  ],
  // "Who do we owe, and how much?": a figure of each.
  [
    new RegExp(
      `^\\s*(?:who|whom|to whom|(?:which|what) (?:${SUPPLIERS})) (?:do|did|have|are) (?:we|i) (?:still )?(?:owe|owing|owed)(?: money)?(?: to)?( .*?)?,? (?:and |& )?how much(?: (?:is it|do we owe(?: them)?|each|to each|to whom|for each|exactly|in total))*[\\s?.!]*$`,
      'giu',
    ),
    'how much do we owe$1 by supplier',
  ],
  [
    /^\s*(how much do (?:we|i) (?:still )?owe(?: .*?)?),? (?:and )?(?:to whom|to who|who to|whom)[\s?.!]*$/giu,
    '$1 by supplier',
  ],
  [
    new RegExp(
      `^\\s*(?:who|whom|with whom|(?:which|what) (?:${SUPPLIERS})) (?:(?:did|do|have) (?:we|i) (?:buy from|spend(?: (?:our|the|any))?|spent(?: (?:our|the|any))?|pay|paid|use|used)(?: money)?|(?:have )?(?:billed|charged|invoiced|cost)(?: us)?)( .*?)?(?<!\\p{L}(?:more|over|above|least))(?: with| at| on)?( .*?)?,? (?:and |& )(?:for |by |with )?how much(?: (?:is it|was it|was that|each|to each|for each|did (?:we|i) (?:spend|pay)(?: them| with each| each)?|did (?:each(?: of them| one)?|they)(?: (?:cost|get|charge|bill|come to))?(?: us)?|in total|per supplier))*[\\s?.!]*$`,
      'giu',
    ),
    'spend$1$2 by supplier',
  ],
  // A month or a seller behind "new" says what is new: what came in then.
  [
    /(?<!\p{L})new (?=(?:invoices|bills|documents)(?!\p{L}).*(?:today|yesterday|week|month|quarter|year|since|20\d\d))/giu,
    '',
  ],
  [
    /(?<!\p{L})(?:what|which(?: one| invoice| bill)?) (?:should|must|do|shall|ought) (?:we|i) (?:(?:to|need to|have to) )?(?:pay|settle) first(?=[\s?.!]*$)/giu,
    'longest overdue invoice',
  ],
  [
    /(?<!\p{L})(?:the )?least (?:that )?(?:we|i)(?:'ve| have)? (?:ever )?(?:paid|spent)(?= (?:for|on)(?!\p{L}))/giu,
    'lowest price',
  ],
  [
    /(?<!\p{L})(?:the )?most (?:that )?(?:we|i)(?:'ve| have)? (?:ever )?(?:paid|spent)(?= (?:for|on) (?:an?|one) (?!(?:\p{L}+ )?(?:invoice|bill|document|supplier|vendor)|(?:month|year|day|week)(?!\p{L}))\p{L})/giu,
    'highest price',
  ],
  // What a seller's bills come to in a time, where no one of them is named.
  [
    /(?<!\p{L})(?:our|my) (?:(?:total|whole|overall) )?(?:bill|tab) (?:with|at) (?=.{2,60}(?<!\p{L})(?:for|in|over|during|since|from|this|last) )/giu,
    'spend at ',
  ],
  // Whether a seller is paid is told by what is left.
  [
    /^\s*(?:so |and |but |ok |hey )*(?:have|did) (?:we|i) (?:already |actually |fully )?(?:paid|pay|settled?(?: up)?(?: with)?|cleared?) (?:off )?((?!(?:all|everything|anything|every|any|for|to|it|that|this|them|more|less|over|much|by|in|on|the|our|my|an?)(?!\p{L}))[\p{L}\p{N}&'.-]+(?: (?!(?:for|in|on|by|last|this|since|before|between|during|invoices?|bills?|twice|double|late|enough|too|much|more|less|early|again|once|everything|all|anything)(?!\p{L}))[\p{L}\p{N}&'.-]+){0,3}?)(?: (?:yet|already|off|in full|fully|completely|up))*[\s?.!]*$/giu,
    'is $1 paid?',
  ],
  [
    /^\s*(?:so |and |but |ok |hey )*(?:are|am) (?:we|i) (?:all |fully |now )*(?:paid up|settled(?: up)?|square|up to date|even|clear) with (.{2,40}?)[\s?.!]*$/giu,
    'is $1 paid?',
  ],
  [/(?<=(?<!\p{L})from )(20\d\d) ?[-–] ?(20\d\d)(?![\d-])/giu, '$1 to $2'],
  [/(?<!\p{L})due (?:very )?(?:soon|shortly)(?!\p{L})/giu, 'due in the next 14 days'],
  [
    /(?<!\p{L})how much (?:money |cash )?(?:do|will|would) (?:we|i) need (?:to have )?(?:ready |available )?(?:(?:to pay|for) (?:the |our |all )?(?:bills|invoices|suppliers|payables) )?(?:for |in |by |during )?(?=(?:next|this|the (?:next|coming)|january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L}))/giu,
    'how much is due ',
  ],
  [
    /(?<!\p{L})how much (?:did|have) (?:we|i) (?:get|got|receive|received)(?: back)? (?:in|as|through|via|from) (?=(?:credit notes?|refunds?|credits)(?!\p{L}))/giu,
    'total of ',
  ],
  [
    /^\s*(?:and |now |ok |please )*(?:add|sum|tot|total) (?:it|them|these|those|that|this)(?: all)?(?: up| together)?[\s?.!]*$/giu,
    'what is the total',
  ],
  [
    /^\s*(?:and |ok )*(?:who(?: are (?:they|those|these))? from|from who(?:m)?(?: are (?:they|those))?)[\s?.!]*$/giu,
    'from which suppliers?',
  ],
  [/(?<!\p{L})(?:cheapest|least expensive) (?=(?:month|quarter|year)(?!\p{L}))/giu, 'lowest spend by '],
  [
    /^\s*what (?:is|was)((?: the)? (?:invoice|bill|number) | )(?=\S*\d)([\p{L}\d/.#-]{4,}) (?:actually )?for[\s?.!]*$/giu,
    'what did we buy on $2',
  ],
  [
    /(?<!\p{L})(this (month|quarter|year|week)) (vs\.?|versus|against|compared (?:to|with)|than|or|and) (?:the )?last(?! (?:month|quarter|year|week|\d))(?!\p{L})/giu,
    '$1 $3 last $2',
  ],
  [
    /^\s*(?:is|are) (?:the )?(?:vat|tax|totals?|sums?|maths?|amounts?|figures?) (?:right|correct|ok|okay)[\s?.!]*$/giu,
    'do the totals add up?',
  ],
  [/(?<!\p{L})up or down(?!\p{L})/giu, 'increased'],
  [
    new RegExp(
      `^\\s*(?:(?:which|what|list|show|show me|give me)(?: the| all| our)* )?(${SUPPLIERS}) (?:(?:that|which|who|whom|where) )?(?:have |did )?(?:we|i)(?:'ve| have)? (?:spent|spend|paid|pay|bought) ((?:over|above|more than|at least|less than|under|below|up to) [^a-z]?\\d[\\d.,]*k?(?: ?(?:euros?|dollars?|pounds?|francs?|eur|usd|gbp|chf))?) (?:with|at|to|from)(?!\\p{L})`,
      'giu',
    ),
    'which $1 did we pay $2',
  ],
  [
    /(?<=(?<!\p{L})prices? (?:of|for) [^?.!]{2,40}) (?:over time|history|through time|over the years)(?=[\s?.!]*$)/giu,
    '',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:list of |list |show |show me |give me |a list of )?(?:all |our |the |my )*(?:${SUPPLIERS}) (?:and|with|plus|showing) (?:(?:what|how much) (?:we|i)(?:'ve| have)? (?:spent|spend|paid|pay)(?: (?:with|at|to|on))?(?: (?:each|them|every one)(?: of them)?)?|(?:the |their )?(?:total )?(?:spend|spending|totals?|amounts?)(?: (?:spent|paid))?(?: (?:with|at|to|for|of) each)?)(?!\\p{L})`,
      'giu',
    ),
    'spend by supplier ',
  ],
  [
    /(?<!\p{L})(?:supplier|vendor|seller)s?'? list (?:with|and|incl(?:uding)?\.?) (?:the |their )?(?:total )?(?:spend|spending|totals?|amounts?)(?!\p{L})/giu,
    'spend by supplier',
  ],
  [
    /(?<!\p{L})(?:supplier|vendor|seller)s? (?:spend(?:ing)?|cost|expense) (?:report|overview|summary|breakdown|list|totals?)(?!\p{L})/giu,
    'spend by supplier',
  ],
  // Fingers that were too quick.
  [/(?<!\p{L})hwo(?= (?:much|many|often|big|high|large|old|long|expensive))/giu, 'how'],
  [/(?<!\p{L})(?:teh|hte)(?!\p{L})/gu, 'the'],
  [/(?<!\p{L})(?:adn|nad)(?!\p{L})/gu, 'and'],
  [/(?<!\p{L})(?:waht|whta|hwat)(?!\p{L})/giu, 'what'],
  [/(?<!\p{L})(?:taht|thta)(?!\p{L})/gu, 'that'],
  [/(?<!\p{L})(?:fomr|frmo|rfom)(?!\p{L})/gu, 'from'],
  [/(?<!\p{L})(?:wiht|wtih|iwth)(?!\p{L})/gu, 'with'],
  [/(?<!\p{L})(?:shwo|sohw)(?!\p{L})/giu, 'show'],
  [/(?<!\p{L})(?:lsit|ilst)(?!\p{L})/giu, 'list'],
  [/(?<!\p{L})(?:wehn|hwen|whne)(?!\p{L})/giu, 'when'],
  [/(?<!\p{L})(?:udner)(?!\p{L})/gu, 'under'],
  [/(?<!\p{L})(?:voer|oevr)(?!\p{L})/gu, 'over'],
  [/(?<!\p{L})(?:yera|yaer)(?!\p{L})/gu, 'year'],
  [/(?<!\p{L})(?:ahve|hvae)(?!\p{L})/gu, 'have'],
];
