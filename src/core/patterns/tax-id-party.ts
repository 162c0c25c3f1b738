import type { EntityDraft } from '../candidates/make-entity.ts';
import { type Box, unionOf } from '../geometry.ts';
import { BUYER_TAX_LABEL } from './tax-labels.ts';

/** A tax id belongs to the block above it when it starts at most this far below (share of the page's height). */
const REACH_BELOW = 0.09;
const COLUMN_SLACK = 0.04;
/** A form's fields above the name, which begin a label of any length after the edge of the column. */
const REACH_ABOVE = 0.05;
const COLUMN_OF_FORM = 0.25;

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
  if (!buyer) return false;
  const buyerGap = gapTo(buyer, box);
  const sellerGap = seller ? gapTo(seller, box) : null;
  // Forms of tax offices have the number first: it is whose name stands below, where it stands below nobody's.
  if (buyerGap === null)
    return sellerGap === null && isRightAbove(buyer, box) && !(seller && isRightAbove(seller, box));
  return sellerGap === null || buyerGap < sellerGap;
}

function isRightAbove(block: Box, box: Box): boolean {
  const below = block.y - box.y;
  return Math.abs(box.x - block.x) < COLUMN_OF_FORM && below > 0 && below < REACH_ABOVE;
}

/** How far a box starts below a block of its column; null when it is not there. */
function gapTo(block: Box, box: Box): number | null {
  const gap = box.y - block.y - block.height;
  const inColumn = box.x >= block.x - COLUMN_SLACK && box.x <= block.x + Math.max(block.width, 0.3);
  return inColumn && gap > -block.height && gap < REACH_BELOW ? Math.max(0, gap) : null;
}
