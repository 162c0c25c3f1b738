import type { Candidate } from '../../candidates/candidate.ts';
import type { Segment } from '../../layout/layout.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { isPostcodeLine, isSenderLine, isStreetLine } from '../../names/address-lines.ts';
import { hasOrganisationWord, LEGAL_FORM } from '../../names/legal-forms.ts';
import { hasAmountRight } from '../page/amount-right.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FoundLabel } from '../page/find-labels.ts';
import type { LabelLink } from '../page/label-link.ts';
import { labelLinks } from '../page/label-links.ts';
import { isOneOf, strongestLink } from '../page/link-features.ts';
import { placeFeatures } from '../page/place-features.ts';
import { REGISTRATION_WORDS } from '../page/registration-words.ts';
import type { AllNames } from './all-names.ts';
import { namesDomain } from './name-domain.ts';
import { isOneOfTwoHeadings } from './name-labels.ts';
import {
  addressBelow,
  isAddressed,
  isBelowAddress,
  isContactBelow,
  isNameAbove,
  isStreetBelow,
  isStreetLike,
  standsForBody,
} from './name-neighbours.ts';
import { type NameRecord, signOf } from './name-records.ts';
import { NO_RIVAL } from './name-rivals.ts';
import { ATTENTION, isPersonLike, rankInZone } from './name-zone.ts';
import { partySection } from './party-sections.ts';
import { namesOwners } from './possible-name.ts';

const PARTY_WORDS: readonly LabelClass[] = ['seller', 'buyer', 'name', 'other_party', 'table_head'];
const NUMBER_LABELS: readonly LabelClass[] = [
  'invoice_number',
  'customer_number',
  'purchase_order',
  'other_number',
  'tax_id',
  'invoice_date',
  'due_date',
];
/** "Bill To: Attn: Ms Raman": the heading before it makes the person no party. */
const HEADING_BEFORE = /^[^:]{2,30}:\s+(?=\S.*[:.]\s*$)/u;
const TITLE = new RegExp(String.raw`^(?:${partyWords('personTitles', 'firmTitles')})\.?\s`, 'iu');
const REGISTRATION = new RegExp(String.raw`\b(?:${REGISTRATION_WORDS}|iban)`, 'iu');
const CONTACT = /@|www\.|\btel|\bphone|\bfax|☎|\+\d{2}/iu;
const BANK = new RegExp(`${partyWords('banks')}`, 'iu');
/** "Kräuterhof Versand", "Blue Arrow Freight": what is charged for elsewhere is the trade of whoever bears it in its name. */
function isLastWordOfName(label: FoundLabel): boolean {
  return !label.startsSegment && isOneOf(label, ['charge', 'discount']);
}

/** What stands before the rest of a name: "Officina Brambilla di …". */
const HEAD_CUT = /(?:^|\s)(?:di|de|del|d\.|of|&|and|et|und|y|e)\s+$/u;
/** "telefonika Deutschland GmbH": the first word of a name that writes itself in small letters; little words are none. */
const SMALL_HEAD = /^\p{Ll}{6,}\s$/u;
/** Headings that no lexicon can list all: "APPLICATION FOR PAYMENT", "Departure City and Time", "Agent for …". */
const DOCUMENT_WORD = new RegExp(
  String.raw`(?<!\p{L})(?:${partyWords('unnamed')})(?!\p{L})|^agent\sfor\b|^(?:${partyWords('goods')})$|^department\sof\b|^(?:(?!\S+\s\S+\s\S+\s)[\p{L} /&-]+\s)?(?:${partyWords('dataBehind')})$|^(?:${partyWords('data')})\s(?:${partyWords('dataOf')})(?!\p{L})|^(?:previous|change|net|now)\sdue$|^notes?\s(?:to|for)\b`,
  'iu',
);
/** "Table 12", "Platz 4": where somebody sat or stood. */
const NUMBERED = /^\p{L}+\s\d{1,3}$/u;
/** "Dispatched through", "Country of origin": in languages that capitalise names, words in small letters make a title. */
const TITLE_LIKE =
  /^\p{Lu}\p{L}+(?:\s(?!(?:de|van|von|der|den|di|la|le|da|del|du|al|bin|of|and|und|en|the|for|zu|zur|am|im|in|e)(?!\p{L}))\p{Ll}{3,}|\s(?:of|and|the|for|in))+$/u;
const CAPITALISING: ReadonlySet<string> = new Set(['en', 'de']);

/** "Harbour Jazz Days 2025": what takes place in a year, and not who invites to it; "Garage 2000" is a name of its time. */
const OF_A_YEAR = /\s(?:19[89]\d|20(?!00)[0-4]\d)(?:\s?[/–-]\s?\d{2,4})?$/;

/** Words of the paper itself, which are nobody's name. */
function isOfDocument(value: string, language: string): boolean {
  return (
    DOCUMENT_WORD.test(value) ||
    NUMBERED.test(value) ||
    OF_A_YEAR.test(value) ||
    (CAPITALISING.has(language) && TITLE_LIKE.test(value))
  );
}

const PARTICLE = new RegExp(String.raw`^(?:${partyWords('beforeCapitals')}|\p{Ll}{1,2}\p{Lu})`, 'u');
/** Of a sentence; "The Aldwick Company Limited" begins with its article. */
const PRONOUN = new RegExp(String.raw`(?<!\p{L})(?:(?!^the\s)(?:${partyWords('pronouns')}))(?!\p{L})`, 'iu');

/** What a name looks like on its page, whichever party it may be. */
export interface NameLook {
  features: SharedFeatures;
  /** What all places of this name say; undefined for a name that is a legal form alone. */
  record: NameRecord | undefined;
  directlyLabelled: boolean;
  /** What the sender calls the reader's (1) or its own (-1); 0: nothing is said. */
  person: number;
  hasContactMail: boolean;
  /** Whether its place says that it sends (1) or receives (-1) the invoice. */
  placed: number;
  /** Whether a price alone stands at its right, or a field of an item names it, and nothing else tells a party: it is what was bought. */
  isPriced: boolean;
  /** A person above the body that is written to. */
  standsForBody: boolean;
  /** How much it stands where senders print their own name, and as large. */
  brand: number;
}

type SharedFeatures = ReturnType<typeof featuresOf>['features'];

/** Looks at every name candidate once, for the seller as for the buyer. */
export function nameLooks(names: AllNames, facts: DocumentFacts): NameLook[] {
  return names.candidates.map((candidate, index) => featuresOf(candidate, index, names, facts));
}

function featuresOf(candidate: Candidate, index: number, names: AllNames, facts: DocumentFacts) {
  const { blocks, records, rivals, folded, whole, withForm, fullNames, firstAddressed, goOn, evidences, signed } =
    names;
  const { segment, value } = candidate;
  const block = blocks.get(segment)!;
  const links = labelLinks(candidate, facts);
  const { seller, buyer, other: otherParty } = evidences.get(candidate)!;
  const record = records.get(names.stemOf(value));
  const section = partySection(segment, facts);
  const words = value.split(/\s+/);
  const letters = folded[index]!;
  const rest = segment.text.slice(candidate.end);
  const inName = facts.labels
    .get(segment)
    ?.filter((label) => label.start >= candidate.start && label.end <= candidate.end);
  const directlyLabelled = links.some(
    ({ label, direction, strength }) =>
      (direction === 'inside' || direction === 'left') && strength > 0.6 && isOneOf(label, ['seller', 'buyer', 'name']),
  );
  const attention = ATTENTION.test(segment.text.slice(0, candidate.start).replace(HEADING_BEFORE, '')) ? 1 : 0;
  // "Acme · Feldweg 8 · 49080 Osnabrück": a line with all of an address follows on nothing above it.
  // Whoever is billed in one line is looked at as if the address stood below.
  const isRecipient = segment === names.recipient?.segment && candidate.start === names.recipient.start;
  const inSenderLine = candidate.start === 0 && !isRecipient && isSenderLine(segment.text);
  const nameAbove = !directlyLabelled && !inSenderLine && isNameAbove(segment, block, facts) ? 1 : 0;
  const heading = section.seller < 0.5 && section.buyer < 0.5 && inName?.some((label) => label.wholeSegment);
  const labelShare = heading
    ? 1
    : (inName ?? [])
        .filter((label) => label.colon || !(isOneOf(label, PARTY_WORDS) || isLastWordOfName(label)))
        .reduce((sum, label) => sum + label.end - label.start, 0) / Math.max(1, value.length);
  const numberNear = strongestLink(links, NUMBER_LABELS);
  const bankNear = strongestLink(links, ['bank', 'payment_method']);
  // Owners in common are called by street and number.
  const digits = /\d/.test(value) && !namesOwners(value) ? 1 : 0;
  const senderLine = !isRecipient && (isPostcodeLine(rest) || isStreetLine(rest)) ? 1 : 0;
  const domain = facts.domains.some((one) => namesDomain(one, value)) ? 1 : 0;
  const zoneRank = (directlyLabelled && !attention) || inSenderLine ? 0.5 : rankInZone(candidate, block, facts);
  const signs = record ? Math.min(3, record.signs.size) : 0;
  const cutsName = /^\s+[\p{L}&]/u.test(rest) && !LEGAL_FORM.test(value) ? 1 : 0;
  const rival = rivals.get(block) ?? NO_RIVAL;
  const fuller = record?.fuller || (record?.formal && !withForm[index]) ? 1 : 0;
  const branded = record?.branded && !fuller ? 1 : 0;
  const brandElsewhere = branded && [...record!.brandLines].some((line) => line !== segment) ? 1 : 0;
  const streetLike = isStreetLike(candidate, block, nameAbove === 1) ? 1 : 0;
  const contactBelow = isContactBelow(candidate.more?.at(-1) ?? segment, block) ? 1 : 0;
  const goesOn = goOn.has(candidate) ? 1 : 0;
  const belowAddress = !directlyLabelled && isBelowAddress(segment, block, facts) ? 1 : 0;
  const streetBelow = isStreetBelow(candidate.more?.at(-1) ?? segment, block) ? 1 : 0;
  const inFront = segment.text.slice(0, candidate.start);
  const headless = HEAD_CUT.test(inFront) || (withForm[index] && SMALL_HEAD.test(inFront)) ? 1 : 0;
  const documentWord =
    (isOfDocument(value, facts.language) && !withForm[index]) || isOneOfTwoHeadings(segment, facts) ? 1 : 0;
  const amountRight = hasAmountRight(segment, facts) ? 1 : 0;
  // "telefonika Deutschland GmbH" at the beginning of its line writes itself so.
  const writesItselfSmall = withForm[index] && candidate.start === 0;
  const lowerCase = /^\p{Ll}/u.test(value) && !PARTICLE.test(value) && !writesItselfSmall ? 1 : 0;
  // Whatever brand stands at the head: whom the sender's heading names, with an address, sends.
  const heads = section.seller === 1 && !directlyLabelled && isAddressed(candidate.more?.at(-1) ?? segment, block);
  const named = {
    seller,
    buyer,
    otherParty,
    nameLabel: strongestLink(links, ['name']),
    bankNear,
    numberNear,
    legalForm: withForm[index] ? 1 : 0,
    organisationWord: hasOrganisationWord(value) ? 1 : 0,
    words: words.length,
    capital: /^[\p{Lu}\d]/u.test(value) ? 1 : 0,
    lowerCase,
    upperCase: value === value.toUpperCase() ? 1 : 0,
    digits,
    personLike: isPersonLike(value) ? 1 : 0,
    title: TITLE.test(value) ? 1 : 0,
    attention,
    zoneRank,
    cutsName,
    goesOn,
    fuller,
    branded,
    brandElsewhere,
    contactBelow,
    streetLike,
    streetBelow,
    documentWord,
    headless,
    belowAddress,
  };
  const around = {
    nameAbove,
    lineInBlock: directlyLabelled ? 0 : Math.min(6, block.segments.indexOf(segment)),
    blockLines: Math.min(8, block.segments.length),
    addressBelow: isRecipient ? 1 : addressBelow(segment, blocks),
    addressInLine: senderLine,
    lineGoesOn: !isRecipient && /[\p{L}\d]/u.test(rest) ? 1 : 0,
    amountRight,
    registrationInBlock: REGISTRATION.test(block.text) ? 1 : 0,
    contactInBlock: CONTACT.test(block.text) ? 1 : 0,
    bank: BANK.test(value) ? 1 : 0,
    sentence: PRONOUN.test(value) || /[.!?]$/.test(segment.text) ? 1 : 0,
    domain,
    signs,
    signed: signOf(candidate, signed) ? 1 : 0,
    addressed: record?.addressed ? 1 : 0,
    repeats: Math.min(4, occurrences(whole, letters)),
    repeatsWithForm: !withForm[index] && fullNames.includes(`\n${letters}`) ? 1 : 0,
    labelShare,
    firstAddressed: index === firstAddressed ? 1 : 0,
    documentOrder: Math.min(1, index / Math.max(1, names.candidates.length)),
    anyBuyerHeading: facts.headings.has('buyer') ? 1 : 0,
    anySellerHeading: facts.headings.has('seller') ? 1 : 0,
  };
  const features = { ...placeFeatures(candidate, facts), ...named, ...rival, ...around };
  const brand =
    (segment.fontSize > facts.medianFontSize * 1.3 ? 0.8 : 0) +
    (segment.page === 1 && candidate.box.y < 0.15 ? 0.5 : 0);
  return {
    features,
    record,
    brand,
    directlyLabelled,
    placed: isRecipient ? -1 : candidate.start <= 1 ? (names.placed.get(segment) ?? (heads ? HEADED : 0)) : 0,
    person: names.persons.get(block) ?? 0,
    hasContactMail: names.contactMails.has(block),
    standsForBody: candidate.start === 0 && !candidate.more && standsForBody(segment, block),
    isPriced:
      Math.max(seller, buyer, features.nameLabel) < LABELLED &&
      !withForm[index] &&
      (links.some(tellsItem) || (features.addressBelow === 0 && isPriced(segment, facts))),
  };
}

/** A heading tells more than a place. */
const HEADED = 2;
/** How near a label of a party must stand to be believed. */
const LABELLED = 0.3;
const PRICE = /^(?:[A-Z]{3}|[€$£₹])?\s?-?\d[\d.,'’ ]*(?:\s?(?:[A-Z]{3}|[€$£₹]|kr|zł|Kč))?$/;

/** "Bezeichnung: Moderation Bürgerdialog", "Item: Oak door": the form of a line of what was sold. */
function tellsItem({ label, direction, strength }: LabelLink): boolean {
  const isBefore = direction === 'left' || direction === 'inside';
  return isBefore && strength > 0.6 && label.colon && label.startsSegment && isOneOf(label, ['table_head']);
}

/** "Flat white | 3.40", "Tyres | 2 | 61.00 | 122.00": figures alone stand behind, an amount at last. */
function isPriced(segment: Segment, facts: DocumentFacts): boolean {
  const { segments } = facts.layout.rows[segment.row]!;
  const behind = segments.slice(segments.indexOf(segment) + 1);
  return behind.every(({ text }) => PRICE.test(text)) && /\d[.,]\d{2}(?!\d)/.test(behind.at(-1)?.text ?? '');
}

function occurrences(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0 && count < 4; at = text.indexOf(part, at + part.length)) count++;
  return count;
}
