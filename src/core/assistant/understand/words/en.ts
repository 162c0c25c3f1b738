import type { Dictionary } from './dictionary.ts';

export const EN: Dictionary = {
  language: 'en',
  telling:
    "the|a|an|how|what|which|who|when|where|is|are|was|were|do|does|did|have|has|had|i|my|me|we|our|of|in|on|at|to|for|from|by|with|and|or|not|all|show|list|find|give|invoice|invoices|bill|bills|many|much|paid|unpaid|overdue|due|spend|spent|owe|total|last|this|next|month|year|week|between|over|under|than|more|less|them|it|any|there|please|tell|about|largest|biggest|latest|vendor|supplier|suppliers|amount|hello|hi|thanks|thank|you|help|can|only|what's|average|compare|since|before|after|until|without|except|per|each|delete|documents|recent|march|may|january|february|june|july|october|december|the second one|one|ones|seller|sellers|buyer|due date|highest|lowest|first",
  time: {
    months: {
      january: 1,
      jan: 1,
      february: 2,
      feb: 2,
      march: 3,
      mar: 3,
      april: 4,
      apr: 4,
      may: 5,
      june: 6,
      jun: 6,
      july: 7,
      jul: 7,
      august: 8,
      aug: 8,
      september: 9,
      sept: 9,
      sep: 9,
      october: 10,
      oct: 10,
      november: 11,
      nov: 11,
      december: 12,
      dec: 12,
    },
    doubtfulMonths: 'may|mar|march|sep|dec|jan|jun|aug',
    beforeMonth:
      'around|near|end|in|for|of|since|before|after|until|till|from|to|and|or|between|through|last|this|next|by|versus|vs|during|about|early|late|mid|than|with|only|month|the|against|on|just|,|\\d+(?:st|nd|rd|th)?',
    behindMonth:
      'versus|vs|compared|against|spend|spending|invoices?|bills?|costs?|expenses?|expenditure|purchases|vat',
    units: {
      day: 'days?',
      week: 'weeks?|wks?',
      month: 'months?|mths?',
      quarter: 'quarters?',
      half: 'half(?: |-)years?',
      year: 'years?|yrs?',
    },
    today: "today|today's",
    yesterday: "yesterday|yesterday's",
    tomorrow: "tomorrow|tomorrow's",
    thisOne: 'this|the current|current|the present|the running|the end of the|the end of this|end of the|end of this',
    lastOne: 'last|the previous|previous|the past|past|prior|the last',
    nextOne: 'the next|next|the coming|coming|the following|upcoming',
    lastN: '(?:(?:in|over|during|within) )?(?:the )?(?:last|past|previous|recent|trailing) {n} {unit}',
    nextN:
      '(?:(?:in|over|during|within) )?(?:the )?(?:next|coming|following) {n} {unit}|(?:in|within) {n} {unit}|{n} {unit} from (?:now|today)',
    ago: '{n} {unit} ago',
    firstN: 'first {n} {unit}(?: of| in)?',
    finalN: 'last {n} {unit} of',
    orLater: 'or later|or after|and later|and after|onwards?',
    orEarlier: 'or earlier|or before|and earlier|and before',
    unitBefore: '(?:the )?{unit} (?:before|prior)(?: that| to that)?',
    olderThan: '(?:older than|longer than|more than|over|for more than|at least) {n} {unit}(?: old| ago)?',
    quarters: [
      'q1|first quarter|1st quarter|quarter 1|quarter one',
      'q2|second quarter|2nd quarter|quarter 2|quarter two',
      'q3|third quarter|3rd quarter|quarter 3|quarter three',
      'q4|fourth quarter|4th quarter|quarter 4|quarter four|last quarter of the year|(?:last|final) quarter(?= of (?:19|20)\\d\\d)',
    ],
    halves: ['h1|first half|1st half', 'h2|second half|2nd half'],
    yearToDate:
      'year to date|year-to-date|ytd|so far this year|this year so far|since the (?:start|beginning) of (?:the|this) year|since (?:the )?new year',
    lead: '(?:(?:in|for|during|of) )?(?:the )?calendar year|(?:(?:in|for|during|of) )?the (?:year|month of|month|quarter)|in|during|for|of|on|dated|within|throughout|over|as of|issued in|from|at|by',
    since: 'since|from|starting(?: from| in| on)?|beginning(?: in| on)?|as of|on or after|not before',
    before: 'before|prior to|earlier than|older than|up to but not including',
    after: 'after|later than|newer than|more recent than|past',
    until:
      'until|till|up to|through|by(?! \\S+ (?:spend|spending|amounts?|totals?|volume|costs?|values?|turnover|expenses?))|no later than|not after|on or before|til',
    between: 'between',
    betweenAnd: 'and|to|-|through|until',
    from: 'from|since|starting',
    to: 'to|until|till|through|thru|up to|-|til',
  },
  amounts: {
    over: 'over|above|more than|greater than|larger than|bigger than|higher than|exceeding|exceeds?|exceeded|in excess of|upwards of|beyond|north of|>',
    atLeast: 'at least|minimum(?: of)?|no less than|not less than|from|min|>=|or more',
    under: 'under|below|less than|smaller than|lower than|cheaper than|fewer than|beneath|<',
    atMost:
      'at most|no (?:bigger|larger|higher|greater|costlier|pricier) than|maximum(?: of)?|no more than|not more than|up to|max|<=|not over|not exceeding',
    between: 'between|from',
    and: 'and|to|-|through|until',
    orMore: 'or more|and (?:up|above|over|more)|upwards|plus|minimum',
    orLess: 'or less|and (?:under|below|less)|maximum|tops|max',
    exactly: 'exactly|of exactly|equal to|=|for exactly|totall?ing|worth|amounting to|of|over|for',
    thousand: 'k|thousand|grand',
    counted:
      'invoices?|bills?|documents?|docs?|files?|days?|weeks?|months?|years?|quarters?|suppliers?|vendors?|sellers?|credit notes?|receipts?|items?|lines?|times|pages?|percent|%|largest|biggest|smallest|highest|latest|newest|oldest|most|cheapest|queries|questions|top|unpaid|overdue|open',
  },
  concepts: {
    invoice: 'invoices?|bills?|inv|invs',
    document: 'documents?|docs?|files?|pdfs?|uploads?|paperwork|records?',
    creditNote: 'credit ?-?notes?|credit ?-?memos?|credits|credited(?: back)?|refund(?:s|ed)?|reimburse(?:d|ments?)',
    receipt: 'receipts?|till slips?|sales slips?',
    quote: 'quotes|quote|quotations?|offers?|estimates?',
    order: 'purchase orders|orders|order confirmations?|po documents',
    deliveryNote: 'delivery notes?|packing slips?',
    reminder: 'reminders?|dunning letters?|payment reminders?|dunnings?',
    statement: 'account statements?|statements?',
    seller:
      'sellers?|suppliers?|vendors?|compan(?:y|ies)|merchants?|providers?|creditors?|firms?|businesses|business|issuers?|billers?|shops?|contractors?',
    buyer:
      'buyers?|customers?|clients?|recipients?|addressed to|made out to|issued to whom|bill(?:ed)?[- ]to(?! (?:pay|settle|be|come))|billed part(?:y|ies)|purchasers?',
    currency: 'currency|currencies',
    lineItem: 'line items?|items?|lines|positions?|articles?|products?|services|goods|invoice lines?',
    entity: 'entity|entities|extracted values?|extractions?|data points?',
    spend:
      'spend|spent|spending|spendings|spends|booked|cost|costs|costing|pay|paid|pays|paying|payments?|billed|bill(?:ed)? (?:me|us)|charge[ds]?|charging|expenses?|expenditures?|outlays?|invoiced|invoice (?:me|us)|burn(?:ed|t)?|purchased?|purchases|buy|bought|turnover|volume|(?:fork|shell|splash|dish)(?:ed)? out|la(?:y|id) out|incur(?:red)?|cough(?:ed)? up|hand(?:ed)?(?: over)?|wire[ds]?|remit(?:ted)?|transferr?(?:ed|ing)?|rack(?:ed)? up|outgoings?|outflows?|disburse\\w*|payouts?|damage|eat(?:s|en)? up|ate up|swallow(?:s|ed)?(?: up)?|money (?:out|gone|going|that went)|set (?:us|me) back|r[au]n (?:us|me)|invest(?:ed|ments?)?|consum(?:e|ed|ption)',
    total:
      'totals?|totl|ttl|sum|sums|altogether|overall|in all|all in all|amounts?|combined|aggregate|worth|value|grand total|add up|expenditure',
    net: 'net of (?:all )?(?:vat|tax(?:es)?)|net|excl(?:uding|usive)?\\.?(?: of)? (?:vat|tax(?:es)?)|ex(?:cl)? vat|before (?:tax|vat)|without (?:vat|tax(?:es)?)|pre-?tax|less (?:vat|tax)',
    gross: 'gross|incl(?:uding|usive)?\\.?(?: of)? (?:vat|tax(?:es)?)|after tax|with (?:vat|tax(?:es)?)',
    tax: '(?:(?:reclaimable|deductible|recoverable|claimable|refundable) )?(?:input )?(?:vat|tax(?:es)?)|vat|tax(?:es)?|gst|hst|sales tax|input tax|value added tax',
    owed: "owe|what(?:'?s| is| are)? (?:still )?open(?= with| at)|need (?:to )?shell out|amount still open|(?:amount|sum|rest) left|left on|on the hook for|in the red with|(?:have|need|got) to (?:transfer|wire|remit|settle|fork out)|cost(?: us| me)? to (?:clear|settle|pay(?: off)?)|in debt|indebted|still gets?|owed|owes|owing|outstanding|open (?:amounts?|balances?|items?|payables)|unpaid (?:amounts?|balances?|total)|left to pay|still (?:have|need) to (?:pay|settle)|have to pay|need to pay|must pay|(?:need|have|takes?) to (?:clear|pay off)|to be paid|remain(?:s|ing)? to (?:pay|be paid)|amounts? due|balances? due|balance|liabilit(?:y|ies)|payables?|accounts payable|debts?|total due|due in total|to pay|to settle",
    average: 'average|averages|avg|mean|on average|typical(?:ly)?',
    median: 'median',
    largest:
      'most (?:we|i)(?:.ve| have)? (?:ever |have ever )?(?:paid|spent)|largest|biggest|highest|maximum|max|most expensive|priciest|greatest|costliest|huge(?:st)?|dearest|fattest|heftiest|steepest|massive',
    smallest: 'smallest|lowest|cheapest|minimum|min|least expensive|tiniest|littlest|puniest',
    latest: 'latest|newest|most recent|last|most recently',
    earliest: 'since when|earliest|oldest|first|very first',
    most: 'most|the most|top|highest|largest|biggest|main|major|max|maximum|greatest|best|expensive|costliest|busiest|favou?rite',
    least: 'least|the least|fewest|lowest|smallest|cheapest',
    share:
      'how (?:big|large) (?:a|is the|was the) (?:share|part|portion|slice)|share|slice|percent(?:age)?|proportion|fraction|%|portion|what part',
    howMany:
      '(?:hwo|hw|hou) many|how (?:mny|mnay)|how many(?! (?:swiss |us |british )?(?:euros?|dollars?|francs?|pounds?|eur|usd|gbp|chf)(?! ?-?(?:invoices?|bills?|documents?|receipts?))(?!\\p{L}))|number of|count of|(?<!(?:average|mean|median|total|typical) )amount of (?:invoices|bills|documents)|no\\. of|# of|how often|how many times',
    howMuch:
      'how (?:large|big|high|expensive|costly) (?:is|are|was|were)|how much|how mutch|how high|what(?: is|.?s| was) (?:our|my) bill|how many (?:swiss |us |british )?(?:euros?|dollars?|francs?|pounds?|eur|usd|gbp|chf)(?! ?-?(?:invoices?|bills?|documents?|receipts?))|(?:what is|what.?s|what was) the (?:damage|tab|bill)|what (?:did|do|does|will) .{0,50}(?:come to|add up to|amount to|total|make|sum up to)|(?:our|my) (?:\\S+ ){1,2}bill (?:for|in|of|over)|what(?: has|.?s| is|s)? (?:gone|went|going|been going) .{0,20}out|what (?:was|were|has been) .{0,40}(?:credited|refunded|reimbursed|spent|paid|billed|charged|invoiced)|what (?:did|have|has) .{1,40} (?:get|got|take|taken|received?) (?:out of|from) (?:us|me)|what did .{0,40}(?:cost|spend|pay|charge|bill)|what (?:have|has) .{0,40}(?:cost|spent|paid|charged|billed)|what do .{0,20}owe',
    count: 'count|number|quantity of (?:invoices|documents)|tally',
    different: 'different|distinct|unique|various',
    price: 'price|prices|unit prices?|pricing|rate|unit cost|how expensive|cost per (?:unit|piece)',
    quantity: '(?<!minimum order )quantity|quantities|units|pieces|pcs|qty',
    unpaid:
      "unpay?ed|unpaied|not payed|(?:must|should|need(?:s)? to|have to|has to) be (?:paid|settled)|unpaid|not (?:yet )?(?:been )?(?:paid|settled)|outstanding|open|still (?:to (?:be )?pa(?:y|id)|due|owed|open|owing)|un-?settled|pending(?: payment)?|awaiting payment|to be paid|haven't (?:been )?(?:paid|settled)|hasn't (?:been )?paid|have not (?:been )?paid|not paid|isn't paid|aren't paid|yet to (?:be )?pa(?:y|id)|need(?:s)? (?:to be )?pay(?:ing|ment)|unbezahlt|left to pay|to pay|owing|(?:haven't|have not|hasn't|didn't) (?:we |i |been )?(?:yet )?(?:paid|pay|settled)|not paid|unsettled",
    paid: 'paid (?=[\\u{e000}-\\u{e0ff}][\\u{e500}]* (?:invoices?|bills?)(?! us))|paid (?:(?:euro|eur|us dollar|dollar|usd|pound|gbp|sterling|swiss franc|franc|chf)s? )?(?:invoices?|bills?|ones?|documents?)|(?:is|are|was|were|been|be|already|fully|marked as|get) (?:already |fully |been )*(?:paid|settled)(?! (?:to|for|at|by))|settled|invoices? (?:that|which) (?:i|we) (?:have )?(?:already )?paid|(?:invoices|bills|ones) (?:already )?paid|cleared|paid off',
    partlyPaid:
      '(?:partly|partially|part)[- ]?(?:paid|settled|payed)|(?:paid|settled) (?:partly|partially|in part)|with (?:a )?(?:part|partial)[- ]payments?(?: on (?:it|them))?',
    notOverdue:
      "not (?:yet )?(?:over ?due|late|past due|in arrears|due)(?: yet)?|(?:is|are)n't (?:yet )?(?:over ?due|late)(?: yet)?|still within (?:the |their )?(?:term|terms|deadline)",
    overdue:
      'overdue|over due|past[- ]due|(?<=(?<!\\p{L})(?:is|are|was|were|be|been) )late|late(?! ?(?:[\\u{e100}-\\u{e1ff}]|(?:19|20)\\d\\d|(?:last|this|next|in the) |(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?!\\p{L})))|delinquent|in arrears|past (?:its|their|the) due dates?|missed (?:the )?(?:due dates?|deadlines?)|should have been paid|should (?:i|we) have (?:already )?(?:paid|settled)|past (?:its|their|the)(?: \\p{L}+)? (?:due dates?|deadlines?)|behind (?:on|with)|exceeded (?:the )?due dates?|outdated|lapsed|due date (?:has )?passed',
    due: '(?:needs?|must|have|has|got|ought|should) .{0,20}(?:pay(?:ing)?|paid|settl\\w+) (?:.{0,20} )?(?:by|before|until)(?! now)|com(?:e|es|ing) up|upcoming|expir(?:e|es|ing)|due|falls? due|pay(?:able)? (?:by|before|until)|(?:paid|settled|settle) (?:by|before|until) (?!now)|(?:have|need|must|should)(?: i| we)?(?: to)? (?:pay|settle) (?:by|before|until|within|in|this|next|on|today|tomorrow)|payable|deadlines?|become due|coming due|due dates?|mature|upcoming payments?|must be paid|to be paid|have to be paid|need(?:s)? to be paid',
    failed:
      'failed|unreadable|failed (?:analysis|to (?:analy[sz]e|process))|could not be read|not analy[sz]ed|broken(?! (?:down|out|up|into))',
    processing: 'processing|in progress|being (?:analy[sz]ed|processed)|still running|queued',
    failedChecks:
      "(?:don't|doesn't|do not|does not|not|won't) .{0,20}add up|(?:does|do) .{0,30}add up(?! to)|fail(?:ed|ing|s)?(?: \\w+)? ?(?:a |any |their |its |the )?checks?|checks? (?:that |which )?(?:have |has |are |is )?(?:fail(?:ed|ing|s)?|wrong)|checks?|(?:do(?:es)?n't|do(?:es)? not|not) (?:work out|reconcile|tally|balance|agree|match up)|(?:do(?:es)?n't|do(?:es)? not|not) add(?:ing)? up|wrong (?:totals?|sums?|math|calculations?|amounts?)|calculation errors?|(?:arithmetic(?:al)?|calculation|math(?:s|ematical)?|addition|rounding) (?:errors?|mistakes?|problems?|issues?)|errors?|mistakes?|inconsistent|inconsistenc(?:y|ies)|validation(?:s)?|incorrect|mismatch(?:es)?|problems?|(?:with|any|have|has) issues|suspicious|red flags?|something wrong|wrong",
    duplicate:
      '(?:submitted|sent in) twice|double entr(?:y|ies)|duplicates?|duplicated|double(?:s|d)?|twice|billed twice|double[- ]billed|dupes?|same invoice|repeated|identical|more than once',
    review:
      'need(?:s|ing)? (?:a )?(?:review|checking|attention)|to (?:be )?review(?:ed)?|review|doubtful|uncertain|low confidence|unsure',
    uploaded: 'upload(?:ed|s)?|imported|analy[sz]ed|added|scanned',
    arrived: 'c[ao]me in|came|arrived',
    daysLeft:
      '(?:(?:in|within|by|for|since) )?how many (?:more )?days(?: \\p{L}+){0,5}? (?:left|remaining|remain|to go)(?: (?:until|till|before|to))?|(?:(?:in|within|by|for|since) )?how many (?:more )?days(?: (?:until|till|before|past|late|overdue|is it until|are there until|to))*|days (?:left|remaining|to go|overdue|late)(?: (?:until|till))?|(?:the )?number of days(?: (?:left|until|till|remaining))*|how (?:long|much time)(?: (?:is left|do (?:i|we)(?: still)? have|have (?:i|we)(?: got)?|until|till|before|left|to|is it))*',
    taxRate:
      '(?:(?:standard|reduced|zero|normal|lower|full|different|same|main) )?(?:vat|tax|gst|sales tax)(?: |-)?(?:rates?|percentages?)|(?:(?:vat|tax|gst) )?(?:at|of|with|on)? ?(?:the |a )?(?:(?:standard|reduced|zero|lower|normal|full)[- ]?(?:rates?|rated))(?: of (?:vat|tax))?|rates? of (?:vat|tax|gst)|(?:at )?(?:a )?\\d{1,2}(?:[.,]\\d{1,2})? ?(?:%|percent|per cent|pct)(?: (?:vat|tax|gst|rate))*|tax[- ]free|vat[- ]exempt|zero[- ]rated|(?:vat|tax) exempt',
    per: 'per|by|for each|each|every|broken down by|breakdown(?: of)?(?: by)?|split by|grouped by|group by|for every|across',
    bySeller:
      'rank(?:ing|ed|s)? .{0,30}(?:suppliers|vendors|sellers|companies)|(?:supplier|vendor|seller|company) by (?:supplier|vendor|seller|company)|by seller|per seller|by supplier|per supplier|by vendor|per vendor|by company|per company|(?:each|every|per|by) (?:\\S+ ){0,1}(?:seller|supplier|vendor|company|firm|business)|by (?:sellers|suppliers|vendors|companies)|across (?:sellers|suppliers|vendors)|supplier breakdown|vendor breakdown|seller breakdown',
    byBuyer: '(?:by|per|each|every|for each|for every) (?:buyers?|customers?|clients?|recipients?)',
    byMonth:
      '(?:by|per|each|every|for each|a|across|of each|in each|for every|and) (?:the )?(?:calendar )?months?|monthly|month by month|month over month|which months?|what months?|over time|trends?|development|months? with',
    byQuarter:
      '(?:by|per|each|every|for each|a|across|in each) quarters?|quarterly|quarter by quarter|which quarters?|what quarters?',
    byYear:
      '(?:by|per|each|every|for each|a|across|in each) years?|yearly|annually|annual|year by year|year over year|which years?|what years?',
    byCurrency: '(?:by|per|each|every|for each|in each|across) (?:currency|currencies)|(?:which|what) currenc(?:y|ies)',
    byStatus: '(?:by|per|each|for each|in each) (?:payment )?(?:status|statuses|state)',
    byWeekday:
      '(?:by|per|each|for each|of the|on which|on what) (?:weekdays?|days? of (?:the )?week)|which weekdays?|what weekdays?|(?:which|what) days? of the week',
    byType:
      '(?:by|per|each|for each|of each) (?:document )?(?:types?|kinds?)|what (?:kinds?|types?) of documents?|which (?:document )?types?',
    show: 'show|select|retrieve|list|find|give|display|get|see|print|tell|name|search|pull|look ?up|bring|open|enumerate|send me|view|need|want|overview|lookup|fetch',
    which: "which|what|whats|what's",
    who: "who|whom|whose|who's|from whom|by whom",
    when: 'until when|by when|when|how long ago|how recent(?:ly)?|what date|which date|what day|on what date|since when',
    whereIs: 'where (?:is|are|does|do|can|s)|whereabouts',
    isThere:
      'is there|are there|do i have|do we have|have i|have we|did i|did we|has|is|are|any|got any|does|was there|were there|have there been|have you got|am i|did',
    compare:
      'by how much|chang(?:e|es|ed|ing)|evol(?:ve|ved|ution)|go(?:ne|ing|es)? (?:up|down)|went (?:up|down)|r[io]se|risen|fell|fallen|drop(?:s|ped)?|shr[au]nk|decline[ds]?|compare|compared|comparison|comparing|difference|differ|vs\\.?|versus|against|more (?:at|with|in|on|from|to) .{1,60} (?:or|than)|less (?:at|with|in|on|from|to) .{1,60} (?:or|than)|higher in .{1,40} than|contrast|change from|changed? (?:between|since)|how much more|how much less|increas(?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|gr[eo]w(?:n|s|th)?|more expensive than|cheaper than',
    versus: 'vs\\.?|versus|against|with|to|and|or|than|compared (?:to|with)|between',
    recent:
      'recent documents?|recently uploaded|recent uploads?|latest documents?|latest uploads?|recent (?:invoices?|bills?|files?)|newest documents?|last uploads?|recently added|my recent',
    mention:
      'mentions?|mentioning|keywords?|(?<=(?<!(?:spen[dt]|spending|totals?|sum|much|costs?|pa(?:y|id))(?!\\p{L}).*)(?:invoices?|bills?|documents?)(?: that| which)? )includes?(?! (?:the |any )?(?:vat|tax(?:es)?|gst|postage|shipping|credit))|(?:including|included)(?= [\\u{e400}-\\u{e4ff}])|contain(?:s|ing)?|including the words?|with the words?|about|concerning|referring to|refers? to|saying|says?|the text|containing the words?|where it says|talk(?:s|ing)? about|words?|phrase',
    summary:
      'summar(?:y|ise|ize)|overview|what is (?:this|it) about|tell me about|describe|details?|key facts|what does (?:it|this) say|info(?:rmation)?|everything',
    top: 'top|biggest|main|major|biggest|largest|highest|most important|key',
    greeting:
      "hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|howdy|hi there|hello there|how are you|what's up|hiya",
    thanks:
      'thanks?(?: you)?(?: very much| so much| a lot)?|thank you|thx|cheers|great|perfect|awesome|nice|ok|okay|cool|good job|well done|got it|ty',
    bye: 'bye|goodbye|see you(?: later)?|farewell|ciao',
    help: 'help|what can (?:you|i) (?:do|ask)|how do(?:es)? (?:you|this|it) work|how can you help|what (?:do|can) you (?:know|answer)|who are you|what are you|are you (?:an? )?(?:ai|bot|human|robot|machine)|examples?|how to use|what questions|capabilities|instructions? for use|commands',
    usage:
      'quota|(?:ai )?(?:queries|questions) (?:are |do i have |have i |left|remaining|used)|(?:which|what) plan|my plan|my subscription|subscription|plan limits?|usage|(?:documents|uploads|queries|questions) (?:are |do i have |have i |i have )?(?:left|remaining|used)|trial|limits?|when does my (?:plan|trial)',
    stats:
      'system stats|stats|statistics|system statistics|system status|dashboard|system overview|key figures|how many entities|how much (?:data|storage|space)|storage|average (?:file )?size|total entities|system',
    destroy:
      'delete|remove|erase|destroy|settle|enter|void|reconcile|categori[sz]e|assign|attach|merge|dispute|refund (?:this|that|these|those|the|it|them)(?! (?:totals?|amounts?|sum))|chase (?:up )?(?:this|that|these|those|the|it|them|all|my|our|overdue|unpaid|open|outstanding|late|[\\u{e000}-\\u{e0ff}])|record (?:an?|the|this|my)|raise an?|issue an?|code (?:all|the|this|these)|split (?:this|the)(?!.* (?:by|per) )|wipe|purge|drop|trash|change|update|edit|modify|correct|pay|transfer|send|e?mail|upload|cancel|approve|mark|rename|create|make|add|export|download|book|forward|move|set|archive|print|reanaly[sz]e|share|write|post|submit|reset|disable|overwrite|forge|schedule|remind',
    others:
      "(?:your )?(?:other|your) (?:customers|clients)|(?:customers|clients) of yours|(?:other|another|all|different|someone else'?s|somebody else'?s|everyone(?: else)?'?s?|everybody'?s?|every|any) (?:users?'?s?|accounts?'?s?|customers'? (?:accounts|data|invoices)|people'?s?|persons?'?s?|tenants?|members?)|(?:users?|accounts?) (?:list|table|are (?:there|registered))|list (?:of )?(?:all )?users|other (?:users|people|accounts|compan(?:y|ies) using)|someone else|somebody else|everyone else|passwords?|api[- ]?keys?|tokens?|credentials|secrets?|admin(?:istrator)?s?|database schema|sql|select \\*|user (?:id )?\\d+|(?:my )?(?:neighbou?r|colleague|boss|competitor)'?s?(?: \\w+)? (?:invoices?|bills?|documents?|data)|system prompt|registered users|who else uses|e-?mail addresses of (?:all )?users|belonging to (?:user|account|another|other)|drop table|users",
    inject:
      'ignore (?:all |your |the |any |previous |prior |above |my )+(?:previous |prior |above )?(?:instructions?|rules?|prompts?|commands?|filters?)|disregard|forget (?:all |your |the |any |previous )+(?:instructions?|rules?)|you are now|act as|pretend|jailbreak|developer mode|system prompt|your (?:prompt|instructions|rules)|override|bypass|reveal|sudo|root access|<script|drop table|union select|as an? admin',
    makeUp:
      "make up (?:an?|some|any|numbers?|figures?|invoices?|something)|invent|guess|estimate|forecast|predict|projection|will i spend|next year's spending|fabricate|imagine|assume|hypothetical",
    outside:
      'weather|joke|poem|capital of|president|recipe|stock(?: price)?|bitcoin|translate|news|football|soccer|song|story|meaning of life|movie|sing|write code|python|javascript|time is it|horoscope|exchange rate|convert|advice|should i|lottery|restaurant|hotel|flight|quantum|how old',
    andWhat:
      'and what about|and how about|ok and what about|and|what about|how about|same for|same|ok and|okay and|also|plus',
    only: 'only|just|solely|exclusively|limit (?:it|them|that) to|filter (?:by|to|for)|restrict(?: it| them)? to|narrow(?: it| them)?(?: down)? to|of those only|but only',
    ofThem:
      '(?:these|those) (?:invoices|bills|documents|ones)|(?:is|are|was|were) (?:that|those|these)|of (?:them|those|these|that|it)|them|those|these|their|among (?:them|those|these)|from those|thereof',
    it: '(?<=(?:when|who|where) (?:is|was) )(?:that|this)|it|its|this one|that one|the same (?:one|invoice|bill)|this (?:invoice|bill|document)|that (?:invoice|bill|document)',
    remove:
      'remove|drop|all (?:the )?years|all-?time|of all time|all (?:sellers|suppliers|vendors|months|periods|time|of them)|any (?:seller|time|period)|regardless|in general|altogether',
  },
  forms: {
    yesNo: '^\\s*(?:is|are|do|does|did|have|has|was|were|any|am|got)(?!\\p{L})',
    whatWasBought: '^\\s*(?:what|which items)[^?]*(?<!\\p{L})(?:bought|buy|purchased?|ordered?)(?!\\p{L})',
    buying:
      'bought|buy|buying|purchased?|ordered|order|costs?|sells?|sold|(?:who|whom).{0,20}(?:get|supplies|supplied|delivers?|delivered|provides?|provided)',
    bought: 'bought|buy|purchased|ordered',
    price: 'prices?',
    nextDue:
      '(?:pay|due|settle|paid|payable)(?: \\p{L}+)? next|next (?:to pay|to be paid)|(?:next|upcoming|coming) (?:\\p{L}+ )?(?:payments?|bills?|invoices?(?: to pay| due)?|due|deadlines?)',
    nextDueMany: '(?:payments|bills|invoices)$',
    mostOften: 'often|frequent\\w*',
    mostInvoices:
      '(?:most|fewest|least)(?!\\p{L})[^.?!]{0,12}(?<!\\p{L})(?:invoices|bills|documents|credit notes|receipts)',
    mostOfGroups: 'most|fewest|least',
    top: 'top',
    groups: 'sellers|suppliers|vendors|companies|buyers|customers|clients|months|quarters|years',
    isPaid: 'paid|settled',
    allOf: 'all|every|everything',
    paidAtEnd:
      '(?:paid|pay|settled?|cleared)\\s+(?:\\p{L}+\\s+){0,2}(?:all|everything|every)(?!\\p{L})|(?:paid|settled)[\\s?.!]*$',
    whichIsMore: 'more|most|less|cheaper|higher|lower|bigger|smaller|dearer|pricier',
    either: 'or',
    than: 'than',
    negation:
      "aside from|leaving aside|disregarding|not|no(?!\\.| ?\\d)|never|none|nobody|neither|nor|without|except(?:ing|ed)?|excluding|exclude|excludes|other than|apart from|besides|lack(?:s|ing)?|missing|cannot|\\p{L}+n't|dont|didnt|doesnt|isnt|arent|havent|hasnt|wasnt|werent",
    comparative:
      'more|cheaper|dearer|pricier|less|fewer|than|higher|lower|bigger|smaller|longer|shorter|later|earlier|older|newer|faster|sooner|slower',
    beyond:
      "weekends?|public holidays?|holidays?|business days?|working days?|workdays?|weekdays(?= only)|afternoons?|mornings?|evenings?|nights?|noon|midday|o'clock|(?:in|with) cash|(?:by|via|with) (?:credit )?card|by (?:cheque|check|direct debit|bank transfer|paypal)|minimum order|payment (?:runs?|details|files?|batch(?:es)?|plans?|schedules?|methods?|advices?|histor(?:y|ies)|trends?|proposals?|patterns?)|fiscal(?: years?)?|financial years?|tax years?|seasons?|seasonal|christmas|easter|winter|summer|autumn|rais(?:e[ds]?|ing) (?:\\p{L}+ ){0,3}prices|discounts?|rebates?|profits?|profitable|margins?|revenues?|income|budgets?|cash ?flow|savings?|saved?|(?:good|bad|better|fair|great|raw) (?:deals?|value|price)|value for money|worth (?:it|the money)|over(?:pay|paid|charg)\\w*|too (?:expensive|high|much)|reasonable|competitive|cumulative|running totals?|rounded|variance|deviation|percentiles?|correlation|ratios?|expected|planned|delays?|on time|punctual\\w*|employees?|staff|hours?|minutes?|vat rates?|tax rates?|interest|consecutive|successive|in a row|same day|gaps?|unusual\\w*|outliers?|partly|partially|partial|instal?lments?|per (?:week|day|hour)|weekly|daily|how (?:long|quickly|fast)|paid .{0,40}everything|how often (?:was|were|is|are) .{0,40}late|how many (?:days|weeks|months|quarters|years|pages|hours|people)|double|half as|twice as|times as|tax returns?|vat returns?|early|late (?=january|february|march|april|may|june|july|august|september|october|november|december)|mid-?|handwritten|printed|colou?r|language|languages|english|german|french|postage|shipping|shipment|exchange rates?|converted|conversion|slowly|longest|shortest|bank balance|round numbers?|round amounts?|even|odd|latest price increase|first time|new suppliers?|new sellers?|new vendors?|lost|churned?|stopped|still active|inactive|regular\\w*|recurring|subscriptions?",
    asksWhat: "^\\s*(?:so |well |and |ok )?(?:what|wat|whats|what's)(?!\\p{L})",
    sortBy:
      '^\\s*(?:please )?(?:now )?(?:sort|sorted|order|ordered|rank|arrange|list)(?: (?:it|them|these|those|that|the list|the invoices))?(?: them)? by (?:the )?(?:(due dates?)|(dates?|invoice dates?)|(amounts?|totals?|values?|size|price))',
    ascending: 'ascending|smallest first|lowest first|oldest first|cheapest first|asc|increasing|upwards',
    bearing:
      'same|long|short|high|low|big|small|large|cheap|expensive|new|old|going|next|past|previous|recent|recently|start|beginning|whether',
    awaiting: 'still|yet',
    loneTime: 'since|before|after|until|till|during|between',
    howOften: 'how often|how many times',
    sumOf:
      'sums?|totall?ed|combined|altogether|together|in total|in all|overall total|(?:grand )?total (?:of|for|value of|amount of)|(?:add|sum|tot)(?:s|ing)? up(?: to)?|come to|amount to',
    loneMonth: 'months?',
    loneQuarter: 'quarters?',
    loneYear: 'years?',
    loneDay: 'weeks?|days?',
    longest:
      '(?:the )?(?:longest|furthest)(?= (?:been )?(?:overdue|late|past due|delinquent))|(?<!(?:who|whom|suppliers?|vendors?|sellers?|compan(?:y|ies)|months?|quarters?|years?|has|have|had|with)(?!\\p{L}).*)(?:the )?most(?= (?:overdue|late|past due|delinquent)(?:[?.! ]*$| (?:invoice|bill|one)(?!\\p{L}|.* (?:per|by|each) )))|(?<=(?:overdue|late|past due)(?: invoices| bills)?,?(?: for)? (?:the )?)longest(?: first)?',
    areOwedToUs:
      "(?:customer|client|sales) invoices|(?:customers|clients) (?:do|did|have) (?:we|i) (?:invoice|invoiced|bill|billed)|(?:who|anyone|anybody|everyone|somebody|(?:customers?|clients?)(?: that| who)?)(?: (?:still|currently|also))* owes? (?:us|me)|(?:does|do|did|will) .{1,30} (?:still )?owe (?:us|me)|owes (?:us|me)|(?:owed|owing|due|payable|paid) to (?:us|me)(?! by)|accounts receivable|(?:(?:which|what|all) customers?|(?:our|my) (?:customers?|clients?))(?: that| who| with| have| has| are| still| any)* (?:unpaid|open|overdue|outstanding|late)|(?:customers?|clients?)(?: that| who)? (?:have|has|had|did|do|does|are|is)(?: not| never|n't)(?: (?:yet|ever|been|settled))* (?:paid|pay|settled?|paying)|(?:not|n't)(?: yet)? paid (?:us|me)",
    earlyPayment: '(?:early payment|prompt payment|cash|settlement) discounts?|skonto',
    revenue: 'turnover|sales',
    payment: 'payments?|transfers?',
    roughly: 'around|about|roughly|approximately|approx|circa|ca|some|nearly|almost|close to',
    reclaiming: 'reclaim(?:ed)?|claim(?:ed)?(?: back)?|recover(?:ed)?|get back',
    comesIn: 'comes?|arrives?|sends?|expect(?:ed)?|receive',
    termOfPayment: 'payment deadlines?|credit periods?|payment periods?',
    onIt: "what(?:'s|s| is| was| were| are)? (?:all )?(?:on|in|inside) (?:it|there|that|this)(?: (?:invoice|bill|one))?|what (?:is|was|were) (?:it|this|that|they|those)(?: (?:invoice|bill|one))? (?:actually )?for|what was (?:delivered|supplied|billed|charged)(?: (?:on|in) it)?(?=[?.! ]*$)|what (?:did|have) (?:we|i) (?:get|got|receive)(?: for (?:it|that))?(?=[?.! ]*$)|(?:item[iz]s?e|break) (?:it|this|that)(?: down)?",
    oneBefore:
      '^\\s*(?:and |ok |what about |show me |show )*(?:the )?(?:(?:one|invoice|bill) (?:before|prior)(?: (?:that|it|this)(?: one)?)?|previous(?: one| invoice| bill)?)[\\s?.!]*$',
    fieldMissing: '^\\s*(?:is |are )?(?:missing|lacking|absent)(?!\\p{L})',
  },
  fields: {
    INVOICE_NUMBER:
      'invoice (?:number|no\\.?|nr\\.?|#|id)s?|bill (?:number|no\\.?)s?|document numbers?|(?<!(?:order|po|tax|vat|gst|customer|client|account|phone|contact|mobile|registration|identification) )number of (?:the |this |that |my )?(?:\\w+ )?(?:invoice|bill|one)|reference numbers?|numbers?',
    INVOICE_DATE:
      'invoice dates?|(?<!(?:due|payment|delivery|shipping|supply) )dates? of (?:the )?(?:invoices?|bills?|issue)|issue dates?|billing dates?|issued|dated|date(?:s)?',
    DUE_DATE: 'due dates?|payment deadlines?|deadlines?|payment dates?|pay by|due on|due by|due',
    TOTAL_AMOUNT:
      'total amounts?|gross (?:amounts?|totals?)|grand totals?|invoice (?:amounts?|totals?|values?)|totals?|amounts?|sum',
    TAX_AMOUNT: 'tax amounts?|vat amounts?|taxes|tax|vat|gst',
    SUBTOTAL_AMOUNT: 'sub-?totals?|net (?:amounts?|totals?|values?)',
    AMOUNT_DUE: 'amounts? due|balances? due|outstanding amounts?|open amounts?|amounts? payable|remaining amounts?',
    SELLER_NAME:
      "sellers?|suppliers?|vendors?|issuers?|seller'?s? names?|who (?:issued|sent|billed|is (?:it|this|the (?:invoice|bill)) from)|issuing company|from whom",
    BUYER_NAME:
      "buyers?|customers?|recipients?|buyer'?s? names?|who is (?:it|this|the (?:invoice|bill)) (?:addressed )?(?:to|for)|billed to|addressed to|bill to(?! (?:pay|settle|be|come))",
    PAYMENT_TERMS:
      '(?:early payment|prompt payment|cash|settlement) discounts?|payment terms?|terms of payment|terms|payment conditions?|credit terms?',
    PURCHASE_ORDER:
      "(?:to )?(?:which|what) (?:purchase )?order(?! (?:total|amount|value))|purchase order(?: (?:numbers?|no\\.?))?|po(?: |-)?(?:numbers?|nos?\\.?|#)|order (?:numbers?|no\\.?|refs?\\.?|references?)|po refs?|po's|p\\.?o\\.?",
    CUSTOMER_NUMBER: 'customer (?:numbers?|no\\.?|ids?)|client (?:numbers?|ids?)|account numbers?|customer accounts?',
    SELLER_ADDRESS:
      "seller'?s? address(?:es)?|supplier'?s? address(?:es)?|vendor'?s? address(?:es)?|address(?:es)?|where is|where are|located|location|postal address",
    BUYER_ADDRESS: "buyer'?s? address(?:es)?|billing address(?:es)?|customer'?s? address(?:es)?",
    SELLER_TAX_ID:
      "vat (?:ids?|numbers?|no\\.?|reg(?:istration)?\\.?(?: (?:numbers?|nos?\\.?|ids?))?|identification(?: numbers?)?)|tax (?:ids?|numbers?|no\\.?|identification(?: numbers?)?)|seller'?s? (?:vat|tax) (?:ids?|numbers?)|gst(?:in| numbers?)|ein|tin|uid",
    BUYER_TAX_ID:
      "buyer'?s? (?:vat|tax) (?:ids?|numbers?)|our (?:vat|tax) (?:ids?|numbers?)|my (?:vat|tax) (?:ids?|numbers?)",
    IBAN: '(?:(?:which|what) )?account (?:numbers?|nos?\\.?)(?= .{0,40}(?:wire|transfer|pay|remit|send money))|(?:which|what) (?:bank )?accounts?(?! (?:is|are) (?:still )?(?:overdue|due|unpaid|open|late|paid))|ibans?|bank (?:account numbers?|accounts?|details)|account details|bank account number|pay(?:ment)? to which account',
    BIC: 'bics?|swift(?: codes?)?',
    DELIVERY_DATE: 'delivery dates?|date of delivery|shipping dates?|delivered|supply dates?',
    SERVICE_PERIOD: 'service periods?|billing periods?|period of service',
    CURRENCY: 'currency|currencies',
    EMAIL: 'e-?mails?(?: address(?:es)?)?|mail address(?:es)?',
    PHONE: '(?:tele)?phone(?: numbers?)?s?|telephones?|phones?|contact numbers?|mobile(?: numbers?)?',
    URL: 'urls?|web ?sites?|web pages?|homepages?|links?|web addresses',
    PERSON: 'persons?|people|contact persons?|contacts?|names of people',
    ORG: 'organi[sz]ations?|orgs?',
    GPE: 'places?|cities|countries|towns?|city|country',
    LOC: 'locations?',
    DATE: 'all dates',
    MONETARY: 'monetary(?: values?| amounts?)?|money amounts?|all amounts',
  },
  currencies: {
    EUR: 'euros?|eur|€',
    USD: 'us dollars?|u\\.s\\. dollars?|dollars?|usd|bucks|\\$|us\\$',
    GBP: 'pounds?(?: sterling)?|gbp|sterling|quid|£',
    CHF: '(?:swiss )?francs?|chf',
    INR: '(?:indian )?rupees?|inr|₹',
    CAD: 'canadian dollars?|cad',
    AUD: 'australian dollars?|aud',
    NZD: 'new zealand dollars?|nzd',
    SEK: 'swedish kron(?:or|a)|sek',
    NOK: 'norwegian kroner?|nok',
    DKK: 'danish kroner?|dkk',
    PLN: 'zlotys?|pln',
    CZK: 'czech (?:koruna|crowns?)|czk',
    JPY: 'yen|jpy|¥',
    MXN: 'mexican pesos?|pesos?|mxn',
  },
  beforeSeller:
    'from|at|with|by|of|seller|supplier|vendor|company|to|for|did|does|do|has|have|is|was|for seller|from supplier|paid|pay|owe|chez|against|between|and|or|than|through|via|on|vs\\.?|versus',
  beforeBuyer:
    'billed to|addressed to|issued to|sent to|made out to|buyer|customer|client|recipient|on behalf of|invoiced to|charged to|for buyer|for customer',
  beforeItem:
    'on|for|of|sells|sell|sold|selling|supplies|many|the price of|buy|bought|purchase|purchased|order|ordered|cost of|much (?:is|was|are|were)|item|product|article|cost',
  beforeBought: 'on|buy|bought|purchased?|ordered|sells?|sold|price of|prices? for|cost of|price for|many',
  beforeSpentOn: 'on|for',
  beforeSellerOnly: 'from|at|with|by|owe|pay',
  except:
    'except(?: for| from| those| that)?|leave out|(?<=^\\s*(?:and |but |please )*|[,;.:] ?(?:and |but |please )*)(?:skip|ignore)|aside from|leaving aside|disregarding|omitting|barring|save for|excluding|without|other than|but not|apart from|besides|not from|not by|not at|not counting|ignoring|leaving out|minus|exclude|excl\\.?|not',
  without:
    "neither|nor|without(?: an?| any| the)?|with no|lack(?:s|ing)?(?: an?| the)?|missing(?: an?| the| their)?|(?:do(?:es)? not|do(?:es)?n't|not) (?:have|having|show|contain|state|mention|include|carry|name|list)(?: an?| any| the)?|no|have no|has no|having no|where (?:the |there is no )|not (?:have|stating|showing)(?: an?| any)?|that lack",
  with: 'with(?: an?| the)?|that have(?: an?| the)?|having(?: an?)?|which have(?: an?)?|has (?:an?|the)|containing(?: an?)?|showing(?: an?)?|have an?',
  numbers: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    sixty: 60,
    ninety: 90,
    fourteen: 14,
    'a couple of': 2,
    a: 1,
    an: 1,
    hundred: 100,
  },
  ordinals: {
    first: 1,
    '1st': 1,
    second: 2,
    '2nd': 2,
    third: 3,
    '3rd': 3,
    fourth: 4,
    '4th': 4,
    fifth: 5,
    '5th': 5,
    sixth: 6,
    '6th': 6,
    last: -1,
  },
  weekdays: ['mondays?', 'tuesdays?', 'wednesdays?', 'thursdays?', 'fridays?', 'saturdays?', 'sundays?'],
  fillers:
    "rank ranks ranked ranking arithmetic appear appears down split break frm hwo brings bring sends ships sit fall falls belong belongs correspond corresponds carry carries together a an the of in on at to for from by with and or is are was were be been being do does did done have has had having i i'm i've me my mine we us our ours you your can could would should will shall may might must please pls kindly just only also too so then now that this these those there here it its they them their he she all any some every each both no not yes ok okay hey if as per than but about over up out into during within which what who whom whose when where why how much many more most less least very really ever already yet still far still get got getting give gave let lets let's want wanted need needed like know see look tell say said make made go going come came take took us am im i'd id ive dont don't didn't didnt doesn't whats what's who's thats that's there's theres altogether total overall money currently current moment right exactly precisely roughly approximately about around first so far total totals sum value amount amounts number numbers kind sort thing things stuff one ones ever again else another other same such own time times date dates dated issued issue sent send sending receive received receives receiving come comes came incoming get business company companies account accounts invoice's system data yours mr mrs found mentioned listed single individual break breakdown broken went goes gone end start begin beginning email emails mail website phone telephone address sells sell sold selling work worked works happened sort order ordered date-wise wise exist exists existing involving involved related relating regarding concerning entire whole complete full grand able possible today out compute calculate computed figure figures results result question quick quickly actually maybe perhaps think believe wonder wondering tell through along across against until since before after between while because whether s t re ll ve d m etc eg ie e.g i.e well hmm um uh oh ah lol asap again anyone anything something someone everything year years month months week weeks day days quarter quarters period periods top side way far charge charged charges bill billed billing paying pays payment payments pay paid spending spend spent cost costs transaction transactions purchase purchases vendor vendors supplier suppliers seller sellers buyer buyers sold sell sells using use used have't isn't aren't wasn't weren't hasn't haven't next last past previous recent recently highest lowest big small large expensive cheap high low long short new old together worth value average mean hold holds stored store database archive collection folder deal dealt work worked",
  vocabulary:
    'invoice invoices invoiced overdue unpaid outstanding spend spent spending total average largest biggest smallest highest lowest latest newest earliest oldest supplier suppliers vendor vendors seller sellers buyer buyers customer document documents receipt receipts credit notes quarter quarterly month months monthly year yearly january february march april june july august september october november december duplicate duplicates checks failed failing currency currencies percentage compare between without except excluding payment terms number yesterday today tomorrow recent entities system stats statistics tax gross median share which amount amounts people weekday address paid show list many much price prices bought items overview anything something everything settled dollars pounds euros weeks expensive cheapest expenses still',
};
