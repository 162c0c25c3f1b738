import { fittedSigns } from '../../candidates/fitted-signs.ts';
import { asNumber, type SignTable } from '../../candidates/signs.ts';
import type { NameLook } from './name-looks.ts';

/** What is seen of a name that may be one of the parties. */
export interface SeenName {
  look: NameLook;
  /** How strongly headings and labels give this place of the name to the party, and its other places, each -1 to 1. */
  ownParty: number;
  elsewhere: number;
  /** The buyer has no heading anywhere, so that places tell more. */
  isBare: boolean;
  /** How surely the only domain of the page is its own, 0 to 1. */
  ownDomain: number;
  /** A slip of a till, whose buyer has no heading. */
  isOnTill: boolean;
}

/** What makes a name either party, and what makes it none. */
const PARTY_SIGNS: SignTable<SeenName> = [
  { code: 'heading_of_party', weight: 6.5, seen: ({ ownParty }) => ownParty },
  {
    code: 'headed_elsewhere',
    weight: 2,
    seen: ({ elsewhere, ownParty }) => Math.max(-1, Math.min(1, elsewhere - ownParty)),
  },
  { code: 'other_party', weight: -3, seen: ({ look }) => look.features.otherParty },
  { code: 'words_of_labels', weight: -3, seen: ({ look }) => look.features.labelShare },
  { code: 'acts_for_other', weight: -9, seen: ({ look }) => asNumber(look.record?.agent ?? false) },
  { code: 'brand_of_company', weight: -5, seen: ({ look }) => asNumber(look.record?.ownedBrand ?? false) },
  {
    code: 'lower_in_window',
    weight: -1,
    seen: ({ look: { features } }) => (features.zoneRank < 0 ? Math.min(3, 0.6 - 1.2 * features.zoneRank) : 0),
  },
  { code: 'digits', weight: -1, seen: ({ look }) => look.features.digits },
  { code: 'street', weight: -2, seen: ({ look }) => look.features.streetLike },
  { code: 'contact_person', weight: -2, seen: ({ look }) => look.features.attention },
  {
    code: 'below_address',
    weight: -2,
    seen: ({ look: { features } }) => features.belowAddress * (features.streetBelow ? 0.3 : 1),
  },
  { code: 'word_of_paper', weight: -2, seen: ({ look }) => look.features.documentWord },
  { code: 'headless', weight: -2, seen: ({ look }) => look.features.headless },
  { code: 'amount_beside', weight: -1, seen: ({ look }) => look.features.amountRight },
  { code: 'goes_on', weight: -1, seen: ({ look }) => look.features.goesOn },
  { code: 'fuller_elsewhere', weight: -2, seen: ({ look }) => look.features.fuller },
  {
    code: 'small_letters',
    weight: -1.5,
    seen: ({ look, ownParty }) => look.features.lowerCase * (ownParty > 0.8 ? 0.2 : 1),
  },
  {
    code: 'number_beside',
    weight: -1.5,
    seen: ({ look: { features }, ownParty }) =>
      ownParty > 0.5 || features.signs > 0 ? 0 : Math.max(features.numberNear, features.bankNear),
  },
];

/** What tells the sender of the paper from who receives it: it speaks for the seller, and against the buyer. */
const SENDER_SIGNS: SignTable<SeenName> = [
  { code: 'own_domain', weight: 1.5, seen: ({ ownDomain }) => ownDomain },
  // Senders print their address in one line above the window.
  { code: 'address_in_line', weight: 1.5, seen: ({ look }) => look.features.addressInLine },
  { code: 'own_registration', weight: 1.2, seen: ({ look }) => look.features.signs },
  { code: 'printed_large', weight: 0.8, seen: ({ look }) => look.features.branded },
  { code: 'printed_large_elsewhere', weight: 1.4, seen: ({ look }) => look.features.brandElsewhere },
  {
    code: 'speaks_of_itself',
    weight: 2.5,
    seen: ({ look }) => (look.directlyLabelled ? 0 : Math.max(0, -look.person)),
  },
  { code: 'is_spoken_to', weight: -2.5, seen: ({ look }) => (look.directlyLabelled ? 0 : Math.max(0, look.person)) },
  { code: 'stands_as_sender', weight: 0.8, seen: (one) => Math.max(0, sendersPlace(one)) },
  { code: 'stands_as_recipient', weight: -0.8, seen: (one) => Math.max(0, -sendersPlace(one)) },
];

/** How much a name stands where senders print theirs; below 0: where recipients stand. */
function sendersPlace({ look: { features }, isBare }: SeenName): number {
  const bare = features.rightAligned - features.underTitle - features.contactBelow;
  return features.sellerContest + asNumber(isBare) * bare;
}

/** What speaks for a name being the seller's, and what against. */
export const SELLER_SIGNS = fittedSigns<SeenName>('SELLER_NAME', [
  ...PARTY_SIGNS,
  ...SENDER_SIGNS,
  { code: 'in_letterhead', weight: 1, seen: ({ look }) => look.brand },
]);

/** What speaks for a name being the buyer's, and what against. */
export const BUYER_SIGNS = fittedSigns<SeenName>('BUYER_NAME', [
  ...PARTY_SIGNS,
  ...SENDER_SIGNS.map((sign) => ({ ...sign, weight: -sign.weight })),
  { code: 'stands_for_body', weight: -5, seen: ({ look }) => asNumber(look.standsForBody) },
  // What stands on the slip of a till without a heading was bought.
  { code: 'on_till', weight: -4, seen: ({ look, isOnTill }) => asNumber(isOnTill && look.features.buyer < 0.3) },
]);
