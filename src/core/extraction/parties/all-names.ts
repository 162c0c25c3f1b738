import type { Candidate } from '../../candidates/candidate.ts';
import type { Block, Segment } from '../../layout/layout.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import { compactName, nameStem } from '../../names/same-name.ts';
import { oncePerText } from '../../values/once-per-text.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { GOES_ON } from './name-continued.ts';
import { type PartyEvidence, partyEvidence } from './name-evidence.ts';
import { addressBelow } from './name-neighbours.ts';
import { type NameRecord, nameRecords } from './name-records.ts';
import { addressedBlocks, hasContactMail, type Rival } from './name-rivals.ts';
import type { SignedNames } from './name-signs.ts';
import { type PlacedParties, placedParties } from './placed-parties.ts';
import { type RecipientLine, recipientLine } from './recipient-line.ts';
import { spokenOf } from './spoken-of.ts';

/** What is known of all names of a document together, for the seller as for the buyer. */
export interface AllNames {
  candidates: readonly Candidate[];
  blocks: ReadonlyMap<Segment, Block>;
  /** How strongly headings and labels give each to the parties. */
  evidences: ReadonlyMap<Candidate, PartyEvidence>;
  signed: SignedNames;
  /** As `nameStem`, which is asked for each name several times. */
  stemOf: (name: string) => string;
  /** By stem. */
  records: Map<string, NameRecord>;
  rivals: Map<Block, Rival>;
  /** Who sends and who receives, where no heading says it and their places do. */
  placed: PlacedParties;
  /** The line in which a recipient is named with the whole address. */
  recipient: RecipientLine | null;
  /** Every candidate's letters and digits only, and all of them, one a line. */
  folded: readonly string[];
  whole: string;
  /** Which candidates have a legal form, and those that do as `whole`. */
  withForm: readonly boolean[];
  fullNames: string;
  /** Index of the first candidate above an address; -1 for none. */
  firstAddressed: number;
  /** Blocks with the mail of a contact in them. */
  contactMails: ReadonlySet<Block>;
  /** What the sender calls the reader's (1) or its own (-1) in a block, or right below it. */
  persons: ReadonlyMap<Block, number>;
  /** Candidates of one line that another candidate reads together with the next. */
  goOn: Set<Candidate>;
}

/** Repetitions are looked for in so many letters of names: more than the longest invoices have. */
const MOST_LETTERS = 100_000;

/** Looks at all names of a document once. */
export function allNames(candidates: readonly Candidate[], signed: SignedNames, facts: DocumentFacts): AllNames {
  const { blocks } = facts;
  const evidences = new Map(candidates.map((candidate) => [candidate, partyEvidence(candidate, facts)]));
  const recipient = recipientLine(candidates, blocks, facts);
  const rivals = addressedBlocks(candidates, blocks, recipient?.segment ?? null, facts);
  const folded = candidates.map((candidate) => compactName(candidate.value));
  const stemOf = oncePerText(nameStem);
  const withForm = candidates.map((candidate) => LEGAL_FORM.test(candidate.value));
  return {
    candidates,
    blocks,
    evidences,
    signed,
    stemOf,
    records: nameRecords(candidates, blocks, facts, evidences, signed, stemOf),
    rivals,
    placed: placedParties(candidates, blocks, evidences, rivals, facts),
    recipient,
    folded,
    whole: folded.join('\n').slice(0, MOST_LETTERS),
    withForm,
    fullNames: `\n${folded.filter((_, index) => withForm[index]).join('\n')}`.slice(0, MOST_LETTERS),
    firstAddressed: candidates.findIndex(({ segment }) => addressBelow(segment, blocks) > 0),
    contactMails: new Set([...new Set(candidates.map(({ segment }) => blocks.get(segment)!))].filter(hasContactMail)),
    persons: spokenOf(new Set(candidates.map(({ segment }) => blocks.get(segment)!)), facts),
    goOn: goingOn(candidates),
  };
}

/** "GALLO DI GALLO" / "MARIO & C. SAS": the first name of a partner whose last name stands above. */
const PARTNER_AND_COMPANY = /^\p{Lu}\p{L}+\s(?:&|[Ee])\s[Cc]\.?(?:\s|$)/u;

function goingOn(candidates: readonly Candidate[]): Set<Candidate> {
  const longer = candidates.filter(({ more }) => more);
  const tails = new Set(
    longer.flatMap(({ more }) => more!.filter(({ text }) => GOES_ON.test(text) || PARTNER_AND_COMPANY.test(text))),
  );
  const beginnings = new Set(longer.map(beginningOf));
  return new Set(candidates.filter((one) => !one.more && (beginnings.has(beginningOf(one)) || tails.has(one.segment))));
}

/** Where a candidate begins: of those that do so in one place the longer ones read on. */
function beginningOf({ start, segment }: Candidate): string {
  return `${segment.row} ${segment.box.x} ${start}`;
}
