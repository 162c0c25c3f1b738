import type { EntityDraft } from '../candidates/make-entity.ts';
import { type Box, unionOf } from '../geometry.ts';
import { BUYER_TAX_LABEL } from './tax-labels.ts';

/** A tax id belongs to the block above it when it starts at most this far below (share of the page's height). */
const REACH_BELOW = 0.09;
const COLUMN_SLACK = 0.04;

export interface TaxIdPlace {
  box: Box;
  page: number;
  /** What stands before it in its row. */
  before: string;
}

/** The buyer's by its label, or because it stands under the buyer's name in the same column; else the seller's. */
export function isBuyersTaxId({ box, page, before }: TaxIdPlace, fields: readonly EntityDraft[]): boolean {
  if (BUYER_TAX_LABEL.test(before)) return true;
  const blockOf = (party: 'SELLER' | 'BUYER') => {
    const boxes = fields.flatMap((field) =>
      field.page === page && field.box && field.label.startsWith(`${party}_`) && /NAME|ADDRESS/.test(field.label)
        ? [field.box]
        : [],
    );
    return boxes.length > 0 ? unionOf(boxes) : null;
  };
  const buyer = blockOf('BUYER');
  const seller = blockOf('SELLER');
  if (!buyer || gapTo(buyer, box) === null) return false;
  const sellerGap = seller ? gapTo(seller, box) : null;
  return sellerGap === null || gapTo(buyer, box)! < sellerGap;
}

/** How far a box starts below a block of its column; null when it is not there. */
function gapTo(block: Box, box: Box): number | null {
  const gap = box.y - block.y - block.height;
  const inColumn = box.x >= block.x - COLUMN_SLACK && box.x <= block.x + Math.max(block.width, 0.3);
  return inColumn && gap > -block.height && gap < REACH_BELOW ? Math.max(0, gap) : null;
}
