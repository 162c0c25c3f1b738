import type { Layout } from './layout.ts';
import { designerBand, saasInvoice, saasReceipt } from './saas.ts';
import { boxedGrid, centeredHeader, dinLetter, freelancerWord, studioRightMeta } from './studio.ts';

export const ALL_LAYOUTS: readonly Layout[] = [
  studioRightMeta,
  boxedGrid,
  dinLetter,
  freelancerWord,
  centeredHeader,
  saasInvoice,
  saasReceipt,
  designerBand,
];
