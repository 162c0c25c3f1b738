import { nouns } from '../../lexicon/nouns.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { ofSmallLetters } from '../../lexicon/small-letters.ts';
import { isAddressLine, isCountryLine, isPostcodeLine } from '../../names/address-lines.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import { CURRENCY_CODES } from '../../values/currency.ts';
import { saysOfPaper, tellsCopy } from '../page/said-of-paper.ts';
import { saysUntaxed } from '../page/says-untaxed.ts';

const MAX_WORDS = 9;
/** "Frau", "An die Eheleute", "M. et Mme": how whoever stands in the next line is addressed. */
const SALUTATION_ONLY = new RegExp(
  String.raw`^(?:an\s(?:die\s|den\s)?)?(?:${partyWords('courtesies', 'courtesiesAlone')})\.?(?:\s(?:&|\/|${partyWords('and')})\s(?:${partyWords('courtesiesSecond', 'secondAlone')})\.?)?(?:\s(?:${partyWords('academic')})\.?)*$`,
  'iu',
);
const NO_NAME = ofSmallLetters(
  String.raw`^[/|\\]\s|@|https?:|www\.|^\((?:an?|if|when|the)\s|%|[€$£]\s?\d|^\W*$|^(?:${partyWords('pages')})\b|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|^date\b|(?:^|\s)(?:(?:no|nr|number|id)\.?|#)$|_{3}|^self(?:[\s-]?pay(?:ing|er)?)?$`,
);
/** "BT-37", "DE", "BIC COBADEFFXXX": the code of a field, a country or a bank. */
const CODE =
  /^(?:(?:BIC|SWIFT)(?:[\s/:-]{1,3}(?:BIC|SWIFT|[\p{Lu}\d]{8}(?:[\p{Lu}\d]{3})?))+|\p{Lu}{1,3}[-.]\d{1,3}|A[TU]|BE|BG|C[AHYZ]|D[EK]|E[ES]|F[IR]|G[BR]|H[RU]|I[ET]|L[ITUV]|MT|N[LO]|P[LT]|RO|S[EIK]|U[KS])$/u;
/** "Art. 73", "§ 19": of a law; "Art 21" may be a gallery. */
const PARAGRAPH = /^(?:art\.|§{1,2})\s?\d{1,4}\p{L}?$/iu;
const CURRENCIES: ReadonlySet<string> = new Set(CURRENCY_CODES);
/** "Client C0418", "Kunden-Nr. 118": the number that somebody has with the sender. */
const NUMBERED_PARTY = new RegExp(
  String.raw`^(?:${partyWords('numbered')})[ -]?(?:n[°ºo]\.?|nr\.?|id|code|#)?[\s:]*\p{Lu}{0,3}-?\d[\d./-]*$`,
  'iu',
);
/** "INR Eighteen Thousand", "Rupees One Lakh": the total in words, with its currency in front. */
const IN_WORDS =
  /^(?:(?:INR|USD|EUR|GBP|AED|PHP|SGD|ZAR|Rs\.?|[Rr]upees|[Dd]ollars|[Pp]ounds|[Ee]uros?|[Dd]irhams)\s)(?:\p{L}{3,9}[\s-]){0,2}(?:[Hh]undred|[Tt]housand|[Ll]akhs?|[Cc]rores?|[Mm]illion)(?!\p{L})|\s\d{1,2}\/100(?!\d)/u;
/** "Thank you!", "Dank u wel": how slips end; "Thank You Bakery" is somebody. */
const THANKS = ofSmallLetters(
  String.raw`^(?:${partyWords('thanks')})(?:\s(?:${partyWords('thanksMore')})|\s(?:${partyWords('thanksFor')})\s.*)?[\s!.,]*$`,
);
/** "Sig.ra", "Gent. Sig.": a form of address, whose bearer stands in the next line. */
const ADDRESSED = new RegExp(`^(?:${partyWords('titles')})$`, 'u');
/** Stamps of tax offices, printed as a picture with a line below. */
const STAMP = /^timbre\s(?:electr[óo]nico|fiscal)/iu;
/** Long numbers are no part of names, but associations are numbered: "Strata Plan 60114", "Lodge No. 20118". */
const LONG_NUMBER =
  /(?<!\b(?:plan|corporate|corporation|lodge|post|scheme|chapter|trust|association|unit)\s(?:no\.?\s?)?)\d{5,}/iu;
/** "Kundservice 016-555 50 00", "Vardagar 08.00–16.30": whom to call, and when. */
const CALLED_OR_OPEN =
  /(?<!\d)0\d{1,4}[-/ ]\d{2,4}[- ]?\d{2,3}[- ]?\d{2,3}(?!\d)|\d{1,2}[.:]\d{2}\s?[–-]\s?\d{1,2}[.:]\d{2}(?!\d)/u;
/** "694207 N.B. Inc.", "9214-7788 Québec inc.": companies of Canada that have a number for a name, and their province. */
const NUMBERED_COMPANY =
  /^\d{4,7}(?:-\d{4})?\s(?:[\p{L}.]+\s){1,3}(?:inc|ltd|limited|corp|corporation|lt[ée]e|ulc)\.?$/iu;
/** "Visa .... 0021", "Mastercard ending in 5108", "ORCHARD ACCOUNT": means of payment and headings, nobody. */
const CARD = ofSmallLetters(
  String.raw`^(?:visa|master\s?card|amex|american express|maestro|discover|paypal|apple pay|google pay|ideal|bancontact|${partyWords('cards')})(?:\s(?:debit|credit))?(?:$|[\s:(-].*(?:\d{4}|[.*•·x]{2}))|(?<=\p{L}\s)(?:account|subscription)$`,
);
/** "ACCOUNTS PAYABLE" below a heading is a department of whoever is named above it. */
const DEPARTMENT_ONLY = ofSmallLetters(
  String.raw`^(?:the\s)?(?:${partyWords('departments')})(?:\s(?:department|dept\.?|team))?$`,
);
/** Whether a line is a department of whoever is named above it: "Accounts Payable". */
export function namesDepartment(line: string): boolean {
  return DEPARTMENT_ONLY.test(line.toLowerCase());
}

/** "Filiale Nord": one of several houses of whoever is named above. */
const BRANCH_ONLY = ofSmallLetters(String.raw`^(?:${partyWords('houses')})\s\p{L}+$`);
/** "The payment will be made by …": what is said of the deal. */
const OF_PAYMENT = ofSmallLetters(
  String.raw`^(?:${partyWords('articles')})\s(?:${partyWords('paying')})\s(?:${partyWords('willBe')})\s`,
);
/** "(HT)", "(excl. VAT)": the second line of a title; "Monto (Bs.)": a title with its currency. */
const BRACKETS = /^\([^()]*\)$|\s\((?:Bs|Kz|R\$|\$|€|£|₹|[A-Z]{2}\$|EUR|USD|GBP|CHF)\.?\)$/;
/** "The board", "het bestuur", "Der Vorstand", "Penningmeester": organs and offices of whoever signs. */
const OFFICE = ofSmallLetters(String.raw`^(?:(?:${partyWords('articles', 'yours')})\s)?(?:${partyWords('organs')})$`);
/** "The Registrar", "The Managing Trustee", "Der Bürgermeister", "Le Maire": to whom of a body a bill is addressed. */
const OFFICE_HOLDER = ofSmallLetters(`^(?:${partyWords('officeHolders')})$`);
/** "View your invoice on Acme", "Download the receipt": what a link does. */
const LINK =
  /^(?:view|see|visit|click|download|manage|track|print|open)\s(?:your|the|my|this|our|it|online|here|invoice|receipt)(?!\p{L})/iu;
/** "Billing and Payment", "Rechnung & Zahlung": what a part of the page is about. */
const MATTER = `(?:${partyWords('matters')})`;
const MATTERS = ofSmallLetters(
  String.raw`^${MATTER}\s(?:&|${partyWords('and')})\s${MATTER}(?:\s(?:${partyWords('mattersBehind')}))?:?$`,
);
/** "Acme B.V., Kingsfordweg 151, 1043 GR Amsterdam": the name ends at its legal form. */
const FORM_AND_ADDRESS = new RegExp(`${LEGAL_FORM.source}(?:(?:[.,]\\s|(?<=\\.)\\s).*\\d|,\\s[^,]+,\\s)`, 'u');
/** "Acme s.r.o. - cleaning services": behind a name with its legal form and a dash stands the trade. */
const FORM_AND_TRADE = new RegExp(
  `^.*\\p{L}{2}[\\s,]+${LEGAL_FORM.source}\\s[-–—|·]\\s(?!.*${LEGAL_FORM.source})`,
  'u',
);
/** "We hope you enjoyed your ride this evening." */
const SENTENCE = new RegExp(
  String.raw`^(?=(?:\S+\s+){4,}\S+[.!?]$).*(?<!\p{L})(?:${partyWords('inSentences')})(?!\p{L})`,
  'iu',
);
/** "This purchase will appear as “ACME” on your credit": a sentence that goes on in the next line. */
const BROKEN_OFF = new RegExp(String.raw`^(?=(?:\S+\s+){6})(?:${partyWords('sentences')})\s(?:\p{L}+\s)?`, 'iu');

function isBrokenOff(value: string): boolean {
  const begun = BROKEN_OFF.exec(value)?.[0].length ?? 0;
  return begun > 0 && /^\p{Ll}/u.test(value.slice(begun)) && !LEGAL_FORM.test(value);
}

/** "Dear Ms Nguyen", "Mit freundlichen Grüßen": how letters begin and end. */
const OF_LETTER = ofSmallLetters(String.raw`^(?:${partyWords('letters')})(?!\p{L})`);
/** "Comunidad de Propietarios Avda. del Puerto 118", "WEG Rosenweg 8", "Borettslaget Solvei 14": the owners of a house are named for its street. */
const OWNERS = new RegExp(String.raw`^(?:${partyWords('owners')})(?!\p{L})`, 'iu');
/** "Werter Kunde", "Szanowni Państwo": whoever reads is spoken to, and not named. */
const READER_ADDRESSED = ofSmallLetters(`^(?:${partyWords('hailed')})(?!\\p{L})`);
/** "Inh. Dörte Albrecht e. K.": whose business it is that is named above. */
const OWNED_BY = ofSmallLetters(String.raw`^(?:${partyWords('ownedBy')})\s\p{L}`);
/** "Wir nehmen die Freiheit, folgende Positionen zu berechnen": a sentence, with or without its full stop. */
const SPEAKER = ofSmallLetters(`^(?:${partyWords('speakers')})\\s`);
/** "Übersicht (Fortsetzung)", "Items (continued)": a heading again, overleaf. */
const CONTINUED = ofSmallLetters(`\\((?:${nouns('continued')})\\)$`);
const DAY_OR_MONTH = ofSmallLetters(
  String.raw`^(?:${partyWords('weekdays')})$|(?<!\p{L})(?:${partyWords('monthsBegin')})\p{L}*\.?\s+(?:\d{1,2},?\s+)?\d{4}(?!\d)|^(?:${partyWords('months')})(?:\s+\d{1,2})?$|^(?:${partyWords('monthsShort')})\.?\s\d{1,2}$`,
);

/** "Sintesi degli importi fatturati", "Détail de votre facture", "SUMMARY OF CHARGES". */
const SUMMARY = ofSmallLetters(String.raw`^(?:${partyWords('summaries')})\s(?:${partyWords('summariesOf')})(?!\p{L})`);

/** "Ihre Buchung", "your stay": what was bought. */
const OF_READER = ofSmallLetters(
  String.raw`^(?:${nouns('readers')})\s(?:recent\s|last\s)?(?:${nouns('bought')})(?!\p{L})`,
);

/** "Contact details", "Dane identyfikacyjne", "Anschrift": what stands below, and not whose it is. */
const PARTICULARS = ofSmallLetters(`^(?:${nouns('particulars')}):?$`);

/** "Studio legale", "Attorneys at Law", "Fachärztin für Innere Medizin": what whoever is named beside it does or may do. */
const CRAFTS = `(?:${partyWords('crafts')})`;
const PROFESSION = ofSmallLetters(
  String.raw`^(?:${partyWords('professions')}|${CRAFTS}(?:\s?(?:[&,/+·|•]|${partyWords('and')})\s${CRAFTS})*)$`,
);

/** "Notaire à Waremme – SRL", "Notar in Kiel": an office and where it is held, by whoever stands above. */
const OFFICE_AT = ofSmallLetters(
  String.raw`^(?:${partyWords('officeAt')})\s?\p{L}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*){0,2}(?:[\s,–-]+\p{L}[\p{L}.]{1,7})?$`,
);

/** "Outdoor Catering • Industrial Canteens • Banquets": what a firm does, part by part; "Huber · Maier · Kraus" are people. */
function listsTrades(value: string): boolean {
  const parts = value.split(/\s[•·●▪|*■]\s/u);
  if (parts.length < 3 || LEGAL_FORM.test(value)) return false;
  return parts.some((part) => /^\p{L}{3,}(?:\s\p{L}+)+$/u.test(part)) && !/\d|&|\./u.test(value);
}

/** "Per kg", "Pro Stück", "Par heure": of how much a price is. */
const OF_UNIT = ofSmallLetters(
  String.raw`^(?:${partyWords('per')})\s(?:kgs?|g|m[²³23]|km|ltr|kwh|${partyWords('units')})\.?$`,
);

/** "State: Maharashtra", "Place of Supply: Delhi": what forms of taxes ask of a party; "Venue: Acme Hall". */
const PLACE_FIELD = ofSmallLetters(String.raw`^(?:${partyWords('placeFields')})\s?:`);

/** Whether a line says where a party is: "COMUNA: San Fernando" names nobody. */
export function isPlaceField(line: string): boolean {
  return PLACE_FIELD.test(line.toLowerCase());
}

/** "Soc. Coop. a r.l.", "Società Cooperativa Sociale": what a company is, in a line below its name. */
const BARE_FORM = new RegExp(`^(?:${partyWords('forms')})$`, 'iu');

/** "SCEA au capital de 12 000 €": what a company is and owns, in a line below its name. */
const FORM_AND_CAPITAL = new RegExp(`^${LEGAL_FORM.source}\\s(?:${partyWords('capitals')})(?!\\p{L})`, 'iu');

/** "Établissement public", "Registered charity": what a body is before the law, in a line below its name. */
const LEGAL_STATUS = ofSmallLetters(`^(?:${nouns('statuses')})$`);

/** "Kyrkogatan 4, 831 31 Östersund", "639 00 Brno": towns with Swedish, Czech, Slovak or Greek postcodes. */
const TOWN_IN_GROUPS = /(?:^|,\s?)(?:(?:SE?|CZ|SK|GR)-)?\d{3}\s\d{2}\s+\p{L}{3,}(?:\s\p{L}+)?(?:\s\d{1,2})?$/u;
const DUTCH_POSTCODE = /(?<!\d)\d{4}\s?[A-Z]{2}(?=\s\p{Lu})/u;

/** Whether a line tells a profession, and not whose. */
export function isProfession(line: string): boolean {
  return PROFESSION.test(line.toLowerCase());
}

function endsInPostcode(value: string): boolean {
  return isPostcodeLine(value) || endsInGroupedPostcode(value);
}

/** Whether a line ends with a postcode in two groups and its town. */
export function endsInGroupedPostcode(line: string): boolean {
  return TOWN_IN_GROUPS.test(line);
}

/** Whether a line only says how whoever stands below it is addressed. */
export function isSalutation(line: string): boolean {
  return SALUTATION_ONLY.test(line) || ADDRESSED.test(line);
}

/** Companies that work for such owners are called after them. */
const COMPANY = /^[^\d,/–-]*(?<!\p{L})(?:ltd|limited|pty|llc)(?!\p{L})/iu;

/** Whether a line names the owners of a house in common. */
export function namesOwners(line: string): boolean {
  return OWNERS.test(line) && !COMPANY.test(line);
}

/** Whether a line says what a part of the page is about. */
export function isMatter(line: string): boolean {
  const small = line.toLowerCase();
  return (
    MATTERS.test(small) ||
    PARTICULARS.test(small) ||
    ((SUMMARY.test(small) || OF_READER.test(small)) && !LEGAL_FORM.test(line))
  );
}

/** "eigenaar van", "Aan de ouders van": a description that names somebody or something below, which begins as no name does. */
const DESCRIBES = new RegExp(String.raw`^\p{Ll}.*\s(?:${partyWords('openEnds')})$`, 'u');
const TO_THE = new RegExp(String.raw`^(?:${partyWords('buyerLeadsFirst')})\s(?:${partyWords('articles')})\s`, 'iu');

/** "Inh. Dörte Albrecht": a line of its own below the name of a business. */
export function namesOwnerOnly(text: string): boolean {
  return OWNED_BY.test(text.toLowerCase());
}

function isSpoken(value: string): boolean {
  return SPEAKER.test(value.toLowerCase()) && (value.match(/\s\p{Ll}{2,}(?!\S)/gu)?.length ?? 0) > 2;
}

/** "Rechnungs-Nr.: F-2025/88", "Affaire : 24-118": a field with its number. */
const FIELD_AND_NUMBER = /^\p{L}[\p{L}.\s/'’-]{1,40}:\s*[\p{L}./-]{0,6}\d[\p{L}\d./-]*$/u;

/** Whether a text may be the name of a company or person: not a date, an address, a card, a sentence, a heading. */
export function isPossibleName(value: string): boolean {
  const words = value.split(/\s+/).length;
  if (value.length < 2 || value.length > 80 || words > MAX_WORDS) return false;
  // "acme.com" in small letters is an address, "Booking.com" a name.
  if (/^[\p{Ll}\d.-]+\.\p{Ll}{2,7}$/u.test(value)) return false;
  if (FIELD_AND_NUMBER.test(value)) return false;
  if (SENTENCE.test(value) && !LEGAL_FORM.test(value)) return false;
  if (isBrokenOff(value) || DESCRIBES.test(value.replace(TO_THE, ''))) return false;
  if (SALUTATION_ONLY.test(value)) return false;
  const small = value.toLowerCase();
  if (
    NO_NAME.test(small) ||
    CODE.test(value) ||
    CURRENCIES.has(value) ||
    PARAGRAPH.test(value) ||
    NUMBERED_PARTY.test(value) ||
    (LONG_NUMBER.test(value) && !namesOwners(value) && !NUMBERED_COMPANY.test(value)) ||
    CARD.test(small) ||
    DAY_OR_MONTH.test(small)
  )
    return false;
  // "GmbH" alone, or with a letter or two; "GmbH & Co. KG".
  const form = LEGAL_FORM.exec(value)?.[0];
  if (form === value || (words === 1 && form && !/\p{L}{2}/u.test(value.replace(form, '')))) return false;
  if (IN_WORDS.test(value) || STAMP.test(value)) return false;
  if ((THANKS.test(small) || ADDRESSED.test(value)) && !LEGAL_FORM.test(value)) return false;
  if ((OF_LETTER.test(small) || READER_ADDRESSED.test(small) || isSpoken(value)) && !LEGAL_FORM.test(value))
    return false;
  if (CONTINUED.test(small) || namesOwnerOnly(value)) return false;
  if (OFFICE_HOLDER.test(small) || OFFICE.test(small) || isMatter(value) || LINK.test(value) || BRACKETS.test(value))
    return false;
  if (saysOfPaper(value) || tellsCopy(value) || saysUntaxed(value) || OF_PAYMENT.test(small)) return false;
  if (
    OF_UNIT.test(small) ||
    PLACE_FIELD.test(small) ||
    listsTrades(value) ||
    BARE_FORM.test(value) ||
    FORM_AND_CAPITAL.test(value) ||
    LEGAL_STATUS.test(small) ||
    OFFICE_AT.test(small) ||
    BRANCH_ONLY.test(small)
  )
    return false;
  if (
    DEPARTMENT_ONLY.test(small) ||
    (FORM_AND_ADDRESS.test(value) && !namesOwners(value)) ||
    FORM_AND_TRADE.test(value)
  )
    return false;
  if (CALLED_OR_OPEN.test(value)) return false;
  if (NUMBERED_COMPANY.test(value)) return true;
  const letters = value.match(/\p{L}/gu)?.length ?? 0;
  const digits = value.match(/\d/g)?.length ?? 0;
  if (letters < 2 || digits > letters) return false;
  if (isCountryLine(value)) return false;
  if (!isAddressLine(value) && !endsInGroupedPostcode(value)) return true;
  // "2312 AB Leiden" has a postcode and no form of company.
  if (LEGAL_FORM.test(value.replace(DUTCH_POSTCODE, ' '))) return true;
  // "VvE Parkzicht, Parklaan 1, 7312 BB Apeldoorn": the name ends where the address begins.
  return namesOwners(value) && !(value.includes(',') && endsInPostcode(value));
}
