import { bareMinimum, officeTemplate, progressBilling, threeColumnHeader } from './american.ts';
import { balanceForward, creditMemoForm, creditNote, giroSlip, telecomBill, utilityBill } from './bills.ts';
import { tasmanTaxInvoice, ukTrade } from './commonwealth.ts';
import { handwerker } from './germany.ts';
import { facturaBaseImponible, fatturaRiepilogo, mediterranean } from './iberia-italy.ts';
import { gstFrame, gstMarketplace } from './india.ts';
import type { Layout } from './layout.ts';
import {
  amountFirst,
  feeLetter,
  filledForm,
  footerSeller,
  hiddenText,
  leftSidebar,
  letterSpaced,
  rightAligned,
} from './letters.ts';
import {
  denseWholesale,
  landscape,
  purchaseOrderBand,
  repeatedHead,
  spreadsheet,
  timesheet,
  wrappedDescriptions,
} from './long-tables.ts';
import { beneluxBand, factureLegale, factuurZijkolom } from './low-countries-and-france.ts';
import { hotelFolio, paidStamp, parcelInvoice, shopOrder, tillReceipt } from './receipts.ts';
import { designerBand, saasInvoice, saasReceipt } from './saas.ts';
import { boxedGrid, centeredHeader, dinLetter, freelancerWord, studioRightMeta } from './studio.ts';
import { swissSlip } from './switzerland.ts';

export const ALL_LAYOUTS: readonly Layout[] = [
  studioRightMeta,
  boxedGrid,
  dinLetter,
  freelancerWord,
  centeredHeader,
  saasInvoice,
  saasReceipt,
  designerBand,
  factureLegale,
  facturaBaseImponible,
  fatturaRiepilogo,
  factuurZijkolom,
  ukTrade,
  tasmanTaxInvoice,
  swissSlip,
  handwerker,
  beneluxBand,
  mediterranean,
  gstFrame,
  gstMarketplace,
  tillReceipt,
  shopOrder,
  parcelInvoice,
  hotelFolio,
  paidStamp,
  utilityBill,
  telecomBill,
  balanceForward,
  giroSlip,
  creditNote,
  creditMemoForm,
  threeColumnHeader,
  officeTemplate,
  progressBilling,
  bareMinimum,
  rightAligned,
  feeLetter,
  footerSeller,
  leftSidebar,
  amountFirst,
  filledForm,
  letterSpaced,
  hiddenText,
  denseWholesale,
  repeatedHead,
  wrappedDescriptions,
  spreadsheet,
  landscape,
  timesheet,
  purchaseOrderBand,
];
