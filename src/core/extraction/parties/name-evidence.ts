import type { Candidate } from '../../candidates/candidate.ts';
import type { Segment } from '../../layout/layout.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { isAddressLine, isSenderLine } from '../../names/address-lines.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import { isPricedInList } from '../page/amount-right.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isHeading } from '../page/find-labels.ts';
import type { LabelLink } from '../page/label-link.ts';
import { labelLinks } from '../page/label-links.ts';
import { isOneOf, strongestLink } from '../page/link-features.ts';
import { namesCarried, namesTreated } from '../page/treated.ts';
import { isAccountHolder } from './account-holder.ts';
import { greetedName, isFormalGreeting } from './name-greetings.ts';
import { HONOUR_BEHIND, ON_BEHALF } from './name-trailers.ts';
import { holdsOffice, isAttention, isPersonLike } from './name-zone.ts';
import { namedBesideAddress } from './named-beside-address.ts';
import { isSendersLine, partySection } from './party-sections.ts';
import { isSalutation } from './possible-name.ts';
import { isSalesperson } from './salesperson.ts';

/** How strongly headings and labels give a printed name to each party, 0 to 1. */
export interface PartyEvidence {
  seller: number;
  buyer: number;
  other: number;
}

const LEAD = {
  seller: new RegExp(String.raw`(?:^|\s)(?:${partyWords('sellerLeads')})[,:]?\s+$`, 'iu'),
  buyer: new RegExp(
    String.raw`(?:^|\s)(?:${partyWords('buyerLeads')})[,:]?\s+$|^(?:${partyWords('buyerLeadsFirst')})[,:]?\s+$`,
    'iu',
  ),
};
/** Without a colon, "To" and "From" may begin a sentence. */
const LEAD_STRENGTH = 0.6;
/** Where the other party is headed as well, they are the words of a form. */
const LED = 0.9;
/** Headings such as "Ordered by" and "For" name buyers as well as contacts and jobs. */
const DOUBTFUL_BUYER = 0.6;
/** Greeted are buyers, but their names are rarely complete. */
const GREETED_STRENGTH = 0.6;
const FORMALLY_GREETED = 0.35;

const ACTS_FOR = new RegExp(`^(?:${ON_BEHALF.source})`, 'iu');
/** Less than an address without a heading beside it: that one is billed. */
const ONLY_DELIVERED = 0.5;
const DELIVERY = /^(?:ship(?:ped|ping)?|deliver(?:ed|y)?)\b/u;
const PAYMENT_SLIP = /^(?:payment|remittance)\s+(?:advice|slip|stub|coupon|voucher)|^zahlungsavis|^talon|^coupon/iu;

/** The headings above a candidate in its column, or a label right at it. */
export function partyEvidence(candidate: Candidate, facts: DocumentFacts): PartyEvidence {
  // "To:" above a list of work and its prices says for what, not for whom.
  if (isPricedInList(candidate.segment, facts)) return { seller: 0, buyer: 0, other: 0 };
  const section = partySection(candidate.segment, facts);
  // Half a line above and to the left stands the next column's heading; below a line with all of an address its window's.
  const near = labelLinks(candidate, facts).filter(
    ({ label, direction }) =>
      direction !== 'beside' &&
      !(direction === 'below' && candidate.start === 0 && isSenderLine(candidate.segment.text)) &&
      !isAccountHolder(label, facts) &&
      !(direction === 'above' && isSendersLine(label)),
  );
  const before = candidate.segment.text.slice(0, candidate.start);
  const linkTo = (party: 'seller' | 'buyer') =>
    strongestLink(
      near.map((link) =>
        headsItsColumn(link, candidate, facts) ? { ...link, strength: link.strength * ACROSS } : link,
      ),
      [party],
    );
  const evidence = {
    seller: Math.max(section.seller, linkTo('seller'), LEAD.seller.test(before) ? LEAD_STRENGTH : 0),
    buyer: Math.max(
      section.buyer,
      linkTo('buyer'),
      LEAD.buyer.test(before) ? LEAD_STRENGTH : 0,
      HONOUR_BEHIND.test(candidate.segment.text.slice(candidate.end)) ? 1 : 0,
      isGreeted(candidate) ? (isFormalGreeting(candidate.value) ? FORMALLY_GREETED : GREETED_STRENGTH) : 0,
    ),
    other: Math.max(section.other, strongestLink(near, ['other_party'])),
  };
  // "From | Acme Ltd" and below it "To Anna Lund": the word at the beginning ends what the heading above it says.
  if (section.seller > 0 && LEAD.buyer.test(before)) {
    evidence.buyer = Math.max(evidence.buyer, LED);
    evidence.seller = 0;
  }
  // "Pay to / Northbank / Account name: Ann Lee": the bank stands first, and who is paid behind the name of the account.
  if (section.seller > 0 && isBankOfAccount(candidate, facts)) {
    evidence.other = Math.max(evidence.other, evidence.seller);
    evidence.seller = 0;
  } else if (section.seller > 0 && isBelowBank(candidate.segment, facts)) evidence.seller = 1;
  if (evidence.seller > 0 && isSalesperson(candidate, near, facts)) {
    evidence.other = Math.max(evidence.other, evidence.seller);
    evidence.seller = 0;
  }
  if (namesWhatWasBought(candidate, facts)) evidence.buyer = 0;
  const told = namedBesideAddress(candidate.segment, facts);
  if (told === 'seller' || told === 'buyer') evidence[told] = 1;
  // Whoever travels may be an employee of the customer that the ticket names as well.
  if (near.some(({ label, strength }) => strength > 0.5 && namesCarried(label)) && headsOtherBuyer(facts))
    evidence.buyer *= DOUBTFUL_PATIENT;
  // Children and animals are treated, and somebody else pays.
  if (section.buyer < 0.5 && near.some(({ label, strength }) => strength > 0.5 && namesTreated(label)))
    evidence.buyer *= facts.headings.has('buyer') && headsOtherBuyer(facts) ? 0 : DOUBTFUL_PATIENT;
  // "Mrs. Dolores Amato, Treasurer" above whose treasurer she is: the heading's party is the latter.
  const held = officeAbove(candidate.segment, facts);
  if (held) evidence.buyer = Math.max(evidence.buyer, partySection(held, facts).buyer);
  if (holdsOfficeBelow(candidate.segment, facts)) evidence.buyer *= DOUBTFUL_PATIENT;
  const attended = section.seller < 0.5 && isAttended(candidate.segment, facts);
  if (attended) evidence.buyer = Math.max(evidence.buyer, ATTENDED);
  const saluted = section.seller < 0.5 && isBelowSalutation(candidate.segment, facts);
  if (saluted) evidence.buyer = Math.max(evidence.buyer, GREETED_STRENGTH);
  // A guest who travels for whom the bill is addressed to.
  if (!attended && !saluted && section.buyer < 0.5 && near.some(({ label }) => GUEST.test(label.phrase))) {
    if (isBelowCompany(candidate, facts)) evidence.buyer = 0;
    else if (anyAttended(facts)) evidence.buyer *= DOUBTFUL_PATIENT;
  }
  // "Ordered by" and "Consignee" may be the buyer, if nobody else is.
  if (evidence.other >= evidence.buyer) {
    // One heading that may mean either speaks for both alike.
    if (evidence.other - evidence.buyer < 0.01) evidence.other *= 1 - DOUBTFUL_BUYER;
    evidence.buyer *= DOUBTFUL_BUYER;
  }
  // Where nobody is billed by a heading, the goods go to the buyer.
  const delivered = near.some(({ label }) => isOneOf(label, ['other_party']) && DELIVERY.test(label.phrase));
  if (delivered && evidence.buyer === 0 && !facts.headings.has('buyer')) {
    evidence.buyer = evidence.other * ONLY_DELIVERED;
    evidence.other *= 1 - ONLY_DELIVERED;
  }
  // "Issued by Acme Travel Ltd on behalf of:": the invoice is another's.
  if (actsForAnother(candidate)) {
    evidence.other = Math.max(evidence.other, evidence.seller);
    evidence.seller = 0;
  }
  // The slip that goes back with the money is addressed to the seller.
  if (evidence.buyer > 0 && onPaymentSlip(candidate, facts) && near.some(({ label }) => label.phrase === 'to')) {
    evidence.seller = evidence.buyer;
    evidence.buyer = 0;
  }
  return evidence;
}

/** Whether a line is "Account name: Ann Lee", with the account's number near it. */
function holdsAccount(line: Segment, facts: DocumentFacts): boolean {
  const [label] = facts.labels.get(line) ?? [];
  return Boolean(
    label?.startsSegment && !label.wholeSegment && isOneOf(label, ['bank']) && isAccountHolder(label, facts),
  );
}

/** What calls itself a bank; whoever else stands there is who is paid, whatever the account is called. */
const BANK = /bank|banque|banco|banca|sparkasse|caisse|credit union|building society|savings/iu;

/** "Account name: Ann Lee" right below the bank. */
function isBelowBank(line: Segment, facts: DocumentFacts): boolean {
  const above = facts.layout.rows[line.row - 1];
  return (
    above?.page === line.page &&
    holdsAccount(line, facts) &&
    above.segments.some((one) => Math.abs(one.box.x - line.box.x) < 0.012 && BANK.test(one.text))
  );
}

/** A line right above the one that names the account. */
function isBankOfAccount({ segment }: Candidate, facts: DocumentFacts): boolean {
  const below = facts.layout.rows[segment.row + 1];
  return (
    below?.page === segment.page &&
    !holdsAccount(segment, facts) &&
    BANK.test(segment.text) &&
    below.segments.some((line) => Math.abs(line.box.x - segment.box.x) < 0.012 && holdsAccount(line, facts))
  );
}

/** What a heading of a column says of the other end of its line, and how far that is, as a share of the width. */
const ACROSS = 0.4;
const FAR = 0.25;
/** How far below a heading its first line begins, in heights of the heading; a rule may lie between. */
const BELOW_HEADING = 3.2;

/** "Invoice to:" with lines of its own right below, and far to its right the sender's letterhead. */
function headsItsColumn({ label, direction }: LabelLink, { box }: Candidate, facts: DocumentFacts): boolean {
  const { segment, wholeSegment } = label;
  if (direction !== 'left' || !wholeSegment || box.x - segment.box.x - segment.box.width < FAR) return false;
  const below = facts.layout.rows[segment.row + 1];
  return (
    below?.page === segment.page &&
    below.box.y - segment.box.y < BELOW_HEADING * segment.box.height &&
    below.segments.some(
      (line) =>
        Math.abs(line.box.x - segment.box.x) < 0.012 &&
        /\p{L}{3}/u.test(line.text) &&
        !(facts.labels.get(line) ?? []).some(isHeading),
    )
  );
}

const GUEST = new RegExp(`^(?:${partyWords('guests')})$`);
/** Nearly as much as a heading. */
const ATTENDED = 0.8;
/** "Attn: Accounts Receivable" stands below whom to pay, "c/o" and "Contact" below the sender as well. */
const OF_SENDER = new RegExp(`^(?:${partyWords('ofSender')})|${partyWords('receivables')}`, 'iu');

/** "Accounts Payable", "Kreditorenbuchhaltung": they pay for the company above. */
const PAYABLES = new RegExp(`^(?:${partyWords('payables')})$`, 'iu');

/** "Acme Ltd / Attn: Ann Lee": whom letters to a company reach there stands below the name of the reader's. */
function isAttended(line: Segment, facts: DocumentFacts): boolean {
  const below = facts.layout.rows[line.row + 1];
  return (
    below?.page === line.page &&
    line.box.y < UPPER_HALF &&
    below.segments.some(
      (one) =>
        Math.abs(one.box.x - line.box.x) < 0.012 &&
        below.box.y - line.box.y < 2 * line.box.height &&
        ((isAttention(one.text) && !OF_SENDER.test(one.text)) || PAYABLES.test(one.text)),
    )
  );
}

const UPPER_HALF = 0.45;

/** "Eheleute", "Frau" alone in the first line of a window, and below it whom they address; a company above would be billed. */
function isBelowSalutation(line: Segment, facts: DocumentFacts): boolean {
  const lines = facts.blocks.get(line)?.segments ?? [];
  const own = lines.indexOf(line);
  const [salutation, above] = [lines[own - 1], lines[own - 2]];
  return (
    salutation !== undefined &&
    line.box.y < UPPER_HALF &&
    isSalutation(salutation.text) &&
    (above === undefined || isSenderLine(above.text))
  );
}

/** "Acme, S.A." with its address and then "Huésped: Ann Lee": the company pays for whom it sent. */
function isBelowCompany({ segment }: Candidate, facts: DocumentFacts): boolean {
  const [first] = facts.blocks.get(segment)?.segments ?? [];
  return first !== undefined && first !== segment && LEGAL_FORM.test(first.text);
}

function anyAttended(facts: DocumentFacts): boolean {
  return facts.layout.rows.some(({ segments }) => segments.some((line) => isAttended(line, facts)));
}

/** Less than a name above an address in the window. */
const DOUBTFUL_PATIENT = 0.45;

/** Whether another heading than the patient's or the passenger's names who is billed. */
function headsOtherBuyer({ labels }: DocumentFacts): boolean {
  return [...labels.values()].some((found) =>
    found.some(
      (label) => isHeading(label) && isOneOf(label, ['buyer']) && !namesTreated(label) && !namesCarried(label),
    ),
  );
}

/** The line of a person with an office right above the one that says where it is held; null for others. */
function officeAbove(line: Segment, { layout }: DocumentFacts): Segment | null {
  const row = layout.rows[line.row - 1];
  const above = row?.page === line.page ? row.segments.find((one) => isRightBelow(one, line)) : undefined;
  return above && holdsOffice(above.text) && isNamed(line.text) ? above : null;
}

function holdsOfficeBelow(line: Segment, facts: DocumentFacts): boolean {
  const row = facts.layout.rows[line.row + 1];
  return (
    holdsOffice(line.text) &&
    row?.page === line.page &&
    row.segments.some((one) => isRightBelow(line, one) && isNamed(one.text))
  );
}

function isRightBelow({ box: upper }: Segment, { box }: Segment): boolean {
  return Math.abs(upper.x - box.x) < 0.012 && box.y - upper.y < 2 * Math.max(upper.height, box.height);
}

function isNamed(text: string): boolean {
  return /^\p{Lu}/u.test(text) && !/\d/.test(text) && !isAddressLine(text) && !isAttention(text);
}

const PAPER_FOR = new RegExp(String.raw`^(?:${partyWords('papers')})\s(?:${partyWords('papersFor')})$`, 'u');

/** "Receipt for oak doors": without a person, a legal form or an address after it, what was bought and not who bought. */
function namesWhatWasBought({ segment, start, value }: Candidate, facts: DocumentFacts): boolean {
  const label = facts.labels.get(segment)?.findLast(({ end }) => end <= start);
  if (!label || label.colon || !PAPER_FOR.test(label.phrase) || isPersonLike(value) || LEGAL_FORM.test(value))
    return false;
  const below = facts.layout.rows.slice(segment.row + 1, segment.row + 3).flatMap(({ segments }) => segments);
  return !below.some((line) => line.page === segment.page && isAddressLine(line.text));
}

/** Whether the line says behind the name that its bearer acts on another's behalf. */
export function actsForAnother({ segment, end }: Candidate): boolean {
  return ACTS_FOR.test(segment.text.slice(end));
}

function isGreeted({ segment, start, end }: Candidate): boolean {
  const name = greetedName(segment);
  return name !== null && name.start === start && name.end === end;
}

function onPaymentSlip({ segment }: Candidate, facts: DocumentFacts): boolean {
  const above = facts.layout.rows.slice(Math.max(0, segment.row - 8), segment.row + 1);
  return above.some((row) => row.page === segment.page && row.segments.some(({ text }) => PAYMENT_SLIP.test(text)));
}
