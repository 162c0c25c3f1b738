import type { DescribedCandidates } from '../../candidates/choices.ts';
import { asNumber, weigh, weighedSigns } from '../../candidates/signs.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FieldLabels } from '../page/link-features.ts';
import { isFromTill } from './from-till.ts';
import type { NameLook } from './name-looks.ts';
import { BUYER_SIGNS, SELLER_SIGNS, type SeenName } from './party-signs.ts';

export const SELLER_LABELS: FieldLabels = { target: ['seller'], weak: ['name'] };
export const BUYER_LABELS: FieldLabels = { target: ['buyer'], weak: ['name'] };

/** Features of every name candidate for the seller, of what it looks like. */
export function sellerFeatures(looks: readonly NameLook[], facts: DocumentFacts): DescribedCandidates {
  return partyFeatures(looks, 'seller', facts);
}

/** Features of every name candidate for the buyer, of what it looks like. */
export function buyerFeatures(looks: readonly NameLook[], facts: DocumentFacts): DescribedCandidates {
  return partyFeatures(looks, 'buyer', facts);
}

function partyFeatures(
  looks: readonly NameLook[],
  party: 'seller' | 'buyer',
  facts: DocumentFacts,
): DescribedCandidates {
  const side = party === 'seller' ? 1 : -1;
  const signs = party === 'seller' ? SELLER_SIGNS : BUYER_SIGNS;
  // Where the buyer has a heading, its block needs no other signs.
  const isBare = !facts.headings.has('buyer');
  const isOnTill = party === 'buyer' && isBare && isFromTill(facts);
  const seen = looks.map((look): SeenName => {
    const { features, record } = look;
    return {
      look,
      ownParty: side * (features.seller - features.buyer),
      elsewhere: record ? side * (record.seller - record.buyer) : 0,
      isBare,
      ownDomain: ownDomain(look, facts),
      isOnTill,
    };
  });
  const features = seen.map((one) => {
    const asParty = {
      prior: weigh(signs, one),
      ownParty: one.ownParty,
      elsewhere: one.elsewhere,
      placed: side * one.look.placed,
      priced: asNumber(one.look.isPriced),
    };
    return { ...one.look.features, ...asParty };
  });
  return { features, told: (index) => weighedSigns(signs, seen[index]!) };
}

/** Senders print their own domain; a mail beside whom a label names as the buyer is theirs. */
function ownDomain({ features, record, hasContactMail }: NameLook, facts: DocumentFacts): number {
  const isNamedBuyer = record !== undefined && record.buyer - record.seller > 0.8;
  return features.domain * (facts.domains.length === 1 ? 1 : 0.2) * (hasContactMail || isNamedBuyer ? 0.2 : 1);
}
