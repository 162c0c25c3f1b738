import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in English. */
export const sayings = {
  unpaid: {
    // "Invoice no. 118", "no later than", "payment: net 30 days" and "without deduction" deny nothing.
    not: String.raw`not|no(?! later|\.?[\s:#]+\S*\d)|\w*n['’]t|yet to|never|neither|nothing|without(?! (?:any )?deductions?)`,
    paid: String.raw`receiv\w+|paid|pay\w*|settle\w*|remittance\w*|clear(?:ed|ing)|reached|cheque|remit\w*`,
    passed: String.raw`(?:was|were|fell|fallen|became|gone|went) (?:past )?due|(?:is|are|now|currently|stands?) (?:\w+ ){0,3}(?:past due|overdue)|days (?:overdue|late|past due|out)|(?:due date|term|time) (?:\w+ ){0,5}(?:has |have )?(?:passed|gone by|expired|elapsed)|should have been (?:paid|settled)|(?:into|in) arrears|late payment due|account is behind|we (?:wrote|have written) to you`,
    missing: String.raw`(?:showing|shows|still|remains?|currently) (?:as )?(?:open|outstanding|unpaid|unsettled)|(?:outstanding|overdue|unpaid) (?:balance|amount|invoices?|sum|account)|overlooked|on your radar|slipped through|when (?:\w+ ){0,6}(?:settled|payment|paid)|now owed|following up on (?:\w+ ){0,2}(?:invoice|bill)|chasing|still to be paid|unable to collect`,
    crossed: String.raw`(?:already|made|sent|paid)\b.{0,60}(?:disregard|ignore)|(?:disregard|ignore)\b.{0,60}(?:already|paid|payment)`,
    condition:
      'if|should|when|unless(?! (?:we are|i am) mistaken)|until|in case|in the event|where|otherwise|late payments?|overdue (?:accounts|amounts|invoices) (?:are|will|may|shall)|past due amounts',
  },
  deal: {
    paidOut: [
      String.raw`\bwe (?:have |ve )?(?:today |just )?(?:transferred|paid|remitted|credited your bank)\b.{0,90}(?:your|respect|following|invoices?)`,
      String.raw`payment (?:of \S+(?: \S+)? )?has been (?:made|sent|issued) (?:to you|to your|for|in respect|against)`,
      '(?:the )?following (?:invoices|items|amounts) (?:have been|were|are being) paid',
    ],
    ordered: [
      String.raw`\byour (?:booking|reservation|stay)\b.{0,40}\b(?:is|has been) confirmed\b`,
      String.raw`\b(?:we.?ve (?:got|received)|we have (?:got|received)|thanks? (?:you )?for) your order`,
      String.raw`your order (?:\S+ )?(?:has been|was|is) (?:\S+ )?(?:received|placed|confirmed|accepted)`,
      'please (?:supply|deliver|provide) (?:us with )?the following',
      '(?:we )?acknowledge (?:receipt of )?your order',
      String.raw`we (?:hereby )?order\b`,
      'quot(?:e|ing) our (?:order )?number',
    ],
    handedOver: [
      String.raw`\breceived (?:the (?:above|goods) )?in good (?:order|condition)`,
      'goods received (?:by|in)',
      '(?:please find|we deliver|delivered today).{0,40}goods',
    ],
    taken: [
      String.raw`\breceived (?:with thanks )?(?:from|of) .{2,80}(?:sum of|amount of|[£$€])`,
      String.raw`received with thanks\b`,
      'we (?:have|ve) received your (?:donation|gift)',
      'thank you for your (?:donation|gift)',
    ],
    earned: ['gross (?:pay|salary|wages|earnings)', 'basic pay'],
    paidToEarner: ['net (?:pay|salary|wages)', 'take.home pay'],
    heldBefore: ['opening balance', 'balance (?:b/?f|brought forward)', 'old balance'],
    heldAfter: ['closing balance', 'new balance', 'balance (?:c/?f|carried forward)'],
  },
} satisfies Sayings;
