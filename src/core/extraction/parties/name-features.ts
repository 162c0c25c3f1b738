import type { Features } from '../../candidates/choices.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FieldLabels } from '../page/link-features.ts';
import { isFromTill } from './from-till.ts';
import type { NameLook } from './name-looks.ts';

export const SELLER_LABELS: FieldLabels = { target: ['seller'], weak: ['name'] };
export const BUYER_LABELS: FieldLabels = { target: ['buyer'], weak: ['name'] };

/** Log odds that a block is the reader's where the sender says so. */
const SPOKEN_OF = 2.5;
/** Log odds against a name that is said to act for another. */
const AGENT = 9;
/** Log odds against a buyer without a heading on the slip of a till: what stands there was bought. */
const TILL_NAMES_NOBODY = 4;

/** Features of every name candidate for the seller or the buyer, of what it looks like. */
export function nameFeatures(looks: readonly NameLook[], labels: FieldLabels, facts: DocumentFacts): Features[] {
  const isSeller = labels.target.includes('seller');
  // Where the buyer has a heading, its block needs no other signs.
  const bare = facts.headings.has('buyer') ? 0 : 1;
  const fromTill = !isSeller && bare === 1 && isFromTill(facts) ? TILL_NAMES_NOBODY : 0;
  return looks.map((look) => {
    const { features, record, directlyLabelled, person, hasContactMail, brand, placed, isPriced } = look;
    const { seller, buyer, otherParty, signs, numberNear } = features;
    const ownParty = isSeller ? seller - buyer : buyer - seller;
    const elsewhere = record ? (isSeller ? record.seller - record.buyer : record.buyer - record.seller) : 0;
    const isNamedBuyer = record !== undefined && record.buyer - record.seller > 0.8;
    // Senders print their own domain, and their address in one line above the window.
    const ownSigns =
      // A mail beside whom a label names as the buyer is theirs.
      (facts.domains.length === 1 ? 1.5 : 0.3) * features.domain * (hasContactMail || isNamedBuyer ? 0.2 : 1) +
      1.5 * features.addressInLine +
      1.2 * signs +
      0.8 * features.branded +
      1.4 * features.brandElsewhere;
    const evidence =
      6.5 * ownParty +
      2 * Math.max(-1, Math.min(1, elsewhere - ownParty)) -
      3 * otherParty +
      (isSeller ? ownSigns + brand : -ownSigns) +
      (isSeller ? -SPOKEN_OF : SPOKEN_OF) * person * (directlyLabelled ? 0 : 1) +
      (isSeller ? 0.8 : -0.8) *
        (features.sellerContest + bare * (features.rightAligned - features.underTitle - features.contactBelow));
    const doubts =
      3 * features.labelShare +
      (record?.agent ? AGENT : 0) +
      (features.zoneRank < 0 ? Math.min(3, 0.6 - 1.2 * features.zoneRank) : 0) +
      features.digits +
      2 * features.streetLike +
      2 * features.attention +
      2 * features.belowAddress * (features.streetBelow ? 0.3 : 1) +
      2 * features.documentWord +
      2 * features.headless +
      features.amountRight +
      features.goesOn +
      (buyer! < 0.3 ? fromTill : 0) +
      2 * features.fuller +
      (ownParty > 0.8 ? 0.3 : 1.5) * features.lowerCase +
      Math.max(numberNear, features.bankNear) * (ownParty > 0.5 || signs > 0 ? 0 : 1.5);
    return {
      ...features,
      prior: evidence - doubts,
      ownParty,
      elsewhere,
      placed: isSeller ? placed : -placed,
      priced: isPriced ? 1 : 0,
    };
  });
}
