import type { PlainRule } from './plain-rule.ts';

/** A field of an invoice as people name it. */
const FIELD =
  '(?:purchase[- ]orders?|p\\.?o\\.?s?|order)(?: (?:numbers?|nos?\\.?|refs?\\.?|references?))?|ibans?|due dates?|vat (?:numbers?|ids?)|tax (?:numbers?|ids?)|payment terms|bank (?:details|accounts?)';
const VERB =
  'quot(?:e|es|ing)|cit(?:e|es|ing)|bear(?:s|ing)?|stat(?:e|es|ing)|referenc(?:e|es|ing)|refer(?:s|ring)? to|specif(?:y|ies|ying)|giv(?:e|es|ing)|carr(?:y|ies|ying)|includ(?:e|es|ing)|contain(?:s|ing)?|show(?:s|ing)?|mention(?:s|ing)?|have|has|having';
const DISCOUNT =
  '(?:early[- ]payment discounts?|prompt[- ]payment discounts?|cash discounts?|settlement discounts?|skonto)';
const SUPPLIERS = 'suppliers?|vendors?|sellers?|compan(?:y|ies)|firms?';

/** Ways to say in English what the dictionary has other words for. */
export const PLAIN_ENGLISH: readonly PlainRule[] = [
  // A span of days that has a name of its own.
  [/(?<!\p{L})(?:an? |one )?fortnight(?!\p{L})/giu, '14 days'],
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
  // What people in a hurry leave letters out of, and more.
  [/(?<!\p{L})(?:no|nr|nbr|num)\.? of(?!\p{L})/giu, 'number of'],
  [/(?<!\p{L})w\/o(?!\p{L})/giu, 'without'],
  [/(?<!\p{L})w\/(?=\s|\p{L})/giu, 'with '],
  [
    /(?<!\p{L})(?:(?:supply|supplies|provides?) (?:us |me )?with|(?:supplied|provided) (?:us|me) with)(?!\p{L})/giu,
    'sells',
  ],
  [/(?<=overdue |late |old |older |due )> ?(?=\d+ (?:days?|weeks?|months?))/giu, 'more than '],
  [/(?<!\p{L})(?:mch|muc|mcuh|muhc)(?!\p{L})/giu, 'much'],
  [/(?<!\p{L})spnd(?!\p{L})/giu, 'spend'],
  [/(?<!\p{L})(?:amt|amnt)s?(?!\p{L})/giu, 'amount'],
  [/(?<!\p{L})as (?:of|at) (?:today|now|right now)(?!\p{L})/giu, ' '],
  [/(?<!\p{L})(?:mtd|month[- ]to[- ]date)(?!\p{L})/giu, 'this month'],
  [/(?<!\p{L})(?:qtd|quarter[- ]to[- ]date)(?!\p{L})/giu, 'this quarter'],
  [/(?<!\p{L})(?:fy|cy) ?((?:20)?\d\d)(?!\d)/giu, (_, year: string) => year.padStart(4, '20')],
  [/(?<!\p{L})(?:ap|a\/p|accounts[- ]payable) (?=balance|total)/giu, 'outstanding '],
  [/(?<!\p{L})cns(?!\p{L})/gu, 'credit notes'],
  [/(?<!\p{L})CNs?(?!\p{L}|-?\d)/gu, 'credit notes'],
  [/(?<!\p{L})(?:wich|whcih|whihc|wihch)(?!\p{L})/giu, 'which'],
  [/(?<!\p{L})(?:double-?)?check(?:ing|ed)? (?=(?:how|what|whether|if|which|who|when)(?!\p{L}))/giu, 'see '],
  [/(?<!\p{L})check(?:ing)? for(?!\p{L})/giu, 'find'],
  [/(?<!\p{L})(?:of|with) (?:the )?(?:document )?type:? (?=\p{L})/giu, 'of '],
  [
    /(?<!\p{L})(?:the )?(?:fiscal |financial )?year end(?:ed|ing)(?: on)? (?:31(?:st)? dec(?:ember)?|dec(?:ember)? 31(?:st)?),? (20\d\d)/giu,
    'the year $1',
  ],
  [/(?<!\p{L})(?:ap|a\/p|accounts[- ]payable) (?=(?:due|invoices|bills|items)(?!\p{L}))/giu, ' '],
  [/(?<=(?:suppliers?|vendors?|sellers?|compan(?:y|ies)|who|anyone|anybody) )offers? (?=\p{L})/giu, 'provide '],
  // In a ledger of invoices received those who have them are the sellers; what customers owe stands in none.
  [
    /(?<!\p{L})(which|what|who are the) customers (?=(?:(?:that|who|with|have|has|are|is|still|currently|any|our|the|most|more) )*(?:overdue|unpaid|open|outstanding|late) ?(?:invoices?|bills?|ones)?[\s?.!]*$)/giu,
    '$1 suppliers ',
  ],
  [
    /(?<!\p{L})who (?:still |currently )?has (?=(?:any )?(?:overdue|unpaid|open|outstanding|late) (?:invoices|bills))/giu,
    'which suppliers have ',
  ],
  [/(?<!\p{L})(?<=^\s*|,\s*)what(?:'s| is|s)? (?:still )?coming up(?: next| soon)?(?=[\s?.!]*$)/giu, 'upcoming bills'],
  [
    /(?<!\p{L})(payments?|bills?|invoices?) (?:are |is )(?:still )?(?:coming up|ahead|to come)(?: next| soon)?(?=[\s?.!]*$)/giu,
    'upcoming $1',
  ],
  [/(?<=^|\s)#\s*(?:of )?(?=\p{L})/giu, 'number of '],
  [/(?<!\p{L})top(?=\d)/giu, 'top '],
  [/(?<!\p{L})ex-(?=vat|tax)/giu, 'ex '],
  [
    /(?<!\p{L})(?:the )?(?:first|1st) of (?=(?:january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L}))/giu,
    '1 ',
  ],
  [
    /(?<=^\s*)for (?:the|my|our|this) (?:tax return|vat return|tax advis[eo]r|accountant|bookkeeper|audit|auditor|annual accounts)(?:,| (?=(?:i|we|please|show|list|how|what)(?!\p{L})))/giu,
    ' ',
  ],
  [/(?<!\p{L})(?:will leave|leaves) (?:the|our|my) (?:bank )?account(?!\p{L})/giu, 'do we pay'],
  [/(?<!\p{L})over the course of(?!\p{L})/giu, 'during'],
  [
    /(?<!\p{L})(\d+|an?|one|two|three|four|six) (days?|weeks?|months?) or (?:more|longer)(?!\p{L})/giu,
    'at least $1 $2',
  ],
  // Of both the unit stands once, and its year.
  [
    /(?<!\p{L})(first|second|third|fourth|1st|2nd|3rd|4th) (and|or|vs\.?|versus|against|to)(?: the)? (first|second|third|fourth|last|1st|2nd|3rd|4th) (half|quarter)((?: of)? 20\d\d)?(?!\p{L})/giu,
    '$1 $4$5 $2 $3 $4$5',
  ],
  [/(?<!\p{L})how may (?=invoices|bills|documents|suppliers|vendors|credit notes)/giu, 'how many '],
  [
    /(?<!\p{L})which (suppliers|vendors|sellers) (?:did|do|have) we (?:use|used|pay|paid|buy from) (.+?),? and how much did (?:each|each of them|they|each one) (?:cost|get|charge|bill)(?: us)?(?!\p{L})/giu,
    'spend $2 by supplier',
  ],
  [
    /^\s*closing (?=(?:january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|20\d\d)(?!\p{L}))/giu,
    'in ',
  ],
  [
    /(?<=(?:how many|number of) )(?:packs|packets|boxes|cartons|bottles|rolls|sheets|units|pieces|sets) of (?=\p{L})/giu,
    '',
  ],
  [/(?<=twice,?) for the same (?:things?|orders?|jobs?|work|goods|delivery)(?!\p{L})/giu, ' '],
  [/(?<!\p{L})(?:a |the )?schedule of (?=\p{L})/giu, 'list of '],
  [/(?<!\p{L})spend under management(?!\p{L})/giu, 'spend'],
  [/(?<=\s)\${2,}(?=\s)/gu, 'money'],
  [/(?<=(?<!\p{L})(?:tax|vat)) (?:part|portion|component|element|bit)(?!\p{L})/giu, ' amount'],
  [/(?<!\p{L})stil(?!\p{L})/giu, 'still'],
  [
    /(?<!\p{L})average (?=(?:invoices|bills|documents) (?:per|a|each|every) (?:month|quarter|year)(?!\p{L}))/giu,
    'average number of ',
  ],
  [/(?<=(?<!\p{L})(?:gbp|eur|usd|chf|euros|pounds|dollars|francs)) out(?!\p{L})/giu, ' spent'],
  // "From freight forwarder Blue Ocean": what a seller is, in front of its name; "by supplier" groups.
  [
    /(?<=(?<!\p{L})(?:from|at|(?<=(?:billed|charged|invoiced|issued|sent|sold|supplied|provided|made|written) )by|with|except|to|without|excluding) (?:(?:the|our|my) )?)(?:(?:freight|cargo|parcel|office|paper|print|printing|sign|lawn|garden|landscape|catering|food|coffee|software|hosting|web|cloud|tool|tools|hardware|consulting|management|cleaning|transport|haulage|logistics|shipping|energy|power|water|electricity|gas|heating|air|equipment|stationery|building|local|public|city|municipal) )?(?:forwarder|carrier|printer|printers|caterer|caterers|landscaper|gardener|gardeners|consultant|consultants|utility|agency|supplier|vendor|seller|provider|wholesaler|retailer|manufacturer|shop|company|firm) (?=\p{Lu}\p{Ll}+)(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Last|This|Next|In|For)(?!\p{L}))/gu,
    '',
  ],
  // What is owed is so today; nothing is meant that was written today.
  [
    /(?<=(?<!\p{L})(?:over ?due|owed?|owing|outstanding|unpaid|behind with|open)(?!\p{L})[^?.!]*)(?<!(?:due|from|dated|issued|received|since|until|till|by|before|after|arrived|in|got|uploaded|and)\s*) today(?=[\s?.!]*$)/giu,
    ' ',
  ],
  [
    /^\s*(?!(?:how|what|which|who|and|ok|so|hi|hey|hello)(?!\p{L}))([^:,?]+?)(?::| -|,) (how (?:many|much))(?: (?:is|are) (?:it|that|there|they|those))?\s*\?*\s*$/giu,
    '$2 $1',
  ],
  // Whose invoices they are, in a ledger of those received.
  [
    /(?<!(?:by|per|each|every|one|an?|this|that|any|no|same|other|which|what) )(?<!\p{L})(?:supplier|vendor|purchase|creditor|seller|payable)s?'? (?=(?:invoices|bills)(?!\p{L})(?! (?:us|me|for|by) ?))/giu,
    ' ',
  ],
  // "Which supplier bills in dollars" asks who does so.
  [
    /(?<=(?<!\p{L})(?:which|what) )(?:supplier|vendor|purchase|creditor|seller|payable)s?'? (?=(?:invoices|bills) (?:is|are|was|were|have|has|do|did|came|come|from|over|above|under|below|with|without|that|due|still|contain|mention|include|exceed)(?!\p{L}))/giu,
    ' ',
  ],
  // What was spent is less of these anyway.
  [
    /(?<!\p{L})(?:net of|less|after|minus) (?:all |any )?(?:refunds|credits|credit notes|reimbursements)(?!\p{L})/giu,
    ' ',
  ],
  [/(?<!\p{L})already due(?!\p{L})/giu, 'due until today'],
  [/(?<!\p{L})(payments?|bills?) (?:still )?(?:to come|yet to come|ahead|coming up)(?!\p{L})/giu, 'upcoming $1'],
  [
    /(?<!(?:recent|latest|last|newest) )(?<!\p{L})uploads(?= (?:this|in|last|since|from|today|yesterday))/giu,
    'uploaded documents',
  ],
  [/(?<=(?:quarterly|yearly|annual) (?:spend(?:ing)? )?)(?:trends?|development)(?!\p{L})/giu, 'spend'],
  [/(?<!\p{L})hw (?=m)/giu, 'how '],
  [/(?<!\p{L})hav(?!\p{L})/gu, 'have'],
  [/(?<!\p{L})bil(?:s|ls)?(?= (?:from|of|in|due|over))/gu, 'bills'],
  [/(?<!\p{L})open items(?! (?:amount|balance|total))(?!\p{L})/giu, 'open invoices'],
  [/(?<!\p{L})(?:(?:in|for|of|during) )?(?:the )?(?:fiscal|financial) year (?=20\d\d(?![/-]?\d))/giu, 'in '],
  [/(?<=(?:avg|average|mean|typical|usual) (?:bill|invoice) )size(?! per)(?!\p{L})/giu, 'amount'],
  // With its days it is no year of one's own.
  [/(?<!\p{L})(?:financial|fiscal|tax) year,? (?=(?:from )?\d{1,2}(?:st|nd|rd|th)? \p{L}+|\d{4}-\d\d-\d\d)/giu, ' '],
  [/(?<!\p{L})in(?:vocies|vioces|voces|voives)(?!\p{L})/giu, 'invoices'],
  [/(\d+) ?\+ ?(?=(?:days?|weeks?|months?) (?:overdue|late|past due|old))/giu, 'at least $1 '],
  [/(?<!\p{L})all in all(?!\p{L})/giu, 'in total'],
  [/(?<!\p{L})bottom(?= (?:\d|one|two|three|four|five|ten))/giu, 'smallest'],
];
