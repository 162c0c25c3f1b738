import type { Block, Segment } from '../../layout/layout.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { isAddressLine } from '../../names/address-lines.ts';
import { hasOrganisationWord, LEGAL_FORM } from '../../names/legal-forms.ts';
import { beginsWithGivenName } from '../../names/people.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isHeading } from '../page/find-labels.ts';
import { isLikeWritten, NEXT_PARTICLE, namesOnlyTrade } from './letterhead-names.ts';
import { hasTitle, isAttention, isPartOfBody } from './name-zone.ts';
import { isPossibleName, isProfession, isSalutation } from './possible-name.ts';

/** The name cannot end here. */
const OPEN = new RegExp(String.raw`\s(?:${partyWords('openEnds')})$|\s[&+]$|\p{L}-$`, 'iu');
/** Kinds of bodies and houses, of which there are many: "Kreisverwaltung", "Istituto Comprensivo". */
const KIND = new RegExp(`^(?:${partyWords('bodyKinds')})$`, 'iu');
/** A line of nothing but what a body is. */
const HEAD = new RegExp(String.raw`^(?:(?:${partyWords('bodyHeads')})(?:\s|$))+$`, 'iu');
/** What stands between such words. */
const BETWEEN = new RegExp(`^(?:&|${partyWords('joins', 'littleWords', 'nextParticles')})$`, 'iu');
/** Lines between a name in two lines and its address: whoever is in care, a department. */
const MOST_BETWEEN = 2;

/**
 * Whether a name above an address goes on in its second line, however short the first is: forms have two fields for a
 * name, and people break it where its parts end. "Comune di" / "Castelfranco", "Autohaus" / "Berger".
 */
export function goesOnAboveAddress(first: Segment, next: Segment, block: Block, facts: DocumentFacts): boolean {
  const goesOn =
    OPEN.test(first.text) ||
    isKindOf(next, first, block, facts) ||
    endsInHead(first, next) ||
    isOfBody(first.text, next.text);
  if (!goesOn || !isLikeWritten(first, next) || !mayGoOn(next)) return false;
  const index = block.segments.indexOf(next);
  return block.segments.slice(index + 1, index + 2 + MOST_BETWEEN).some(({ text }) => isAddressLine(text));
}

/** "Stadtverwaltung" above "Bauamt", and "Solicitors" below whose they are, begin no name. */
function isKindOf(next: Segment, first: Segment, { segments }: Block, facts: DocumentFacts): boolean {
  if (!namesOnlyKind(first.text) || isProfession(first.text) || namesOnlyKind(next.text) || isLabel(next, facts))
    return false;
  const above = segments[segments.indexOf(first) - 1];
  return !above || isLabel(above, facts) || isSalutation(above.text) || !isPossibleName(above.text);
}

/** "Syndicat Mixte pour l'Aménagement" above "du Val de Sèvre Aval", "Fundacja Dziedzictwa" above "Skalnego Podhala": of what the body is. */
function isOfBody(first: string, next: string): boolean {
  if (!/\s/.test(first) || !(KIND.test(first.split(/\s/)[0]!) || hasOrganisationWord(first))) return false;
  return NEXT_PARTICLE.test(next) || GENITIVE.test(next);
}

/** A Polish adjective that belongs to what stands before. */
const GENITIVE = /^\p{Lu}\p{Ll}+(?:ego|iej|ych|ich)\s\p{Lu}\p{Ll}+$/u;

/** "The Old Mill" above "Dental Practice": English says last what a body is. */
function endsInHead({ text }: Segment, next: Segment): boolean {
  return (
    HEAD.test(next.text) &&
    !LEGAL_FORM.test(text) &&
    !/[\d:,]/.test(text) &&
    !beginsWithGivenName(text) &&
    !hasTitle(text)
  );
}

/** Whether a line says what kind of body or house is meant, and not which. */
function namesOnlyKind(text: string): boolean {
  if (LEGAL_FORM.test(text) || /\d/.test(text)) return false;
  const words = text.split(/\s+/).filter((word) => !BETWEEN.test(word));
  return words.length > 0 && words.every((word) => KIND.test(word) || (!word.includes('-') && namesOnlyTrade(word)));
}

/** A part of a body, whoever deals with the bill and where it goes are none of its name. */
function mayGoOn({ text }: Segment): boolean {
  if (!/^["“„«']?(?:\p{Lu}|\p{Ll}{1,3}['’\s])/u.test(text) || /\d|[:@]/.test(text)) return false;
  return !isAddressLine(text) && !isAttention(text) && !isPartOfBody(text) && !hasTitle(text);
}

function isLabel(line: Segment, facts: DocumentFacts): boolean {
  return (facts.labels.get(line) ?? []).some(isHeading);
}
