import { officeTemplate, progressBilling, threeColumnHeader } from './american.ts';
import { accountHolder, cloudAccount, namedAtPayment, rideReceipt, soldBy } from './brands.ts';
import { tasmanTaxInvoice, ukTrade } from './commonwealth.ts';
import { creditMemoForm, creditNote } from './credit-notes.ts';
import { amountFirst, designerBand, leftSidebar } from './designer.ts';
import { filledForm, purchaseOrderBand, spreadsheet } from './forms.ts';
import { bareMinimum, feeLetter, freelancerWord, timesheet } from './freelancers.ts';
import { dinLetter, handwerker } from './germany.ts';
import { giroSlip } from './giro.ts';
import { facturaBaseImponible, fatturaRiepilogo, mediterranean } from './iberia-italy.ts';
import { gstFrame, gstMarketplace } from './india.ts';
import { roundedBill, withheldFee } from './kept-back.ts';
import type { Layout } from './layout.ts';
import { denseWholesale, landscape, repeatedHead, wrappedDescriptions } from './long-tables.ts';
import { beneluxBand, factureLegale, factuurZijkolom } from './low-countries-and-france.ts';
import { renewalNotice, serviceVisit } from './notices.ts';
import { saasInvoice, saasReceipt } from './online-payment.ts';
import { billedAccount, letterhead, threePlaces } from './party-headings.ts';
import { brandOnTop, greetingReceipt, senderAtRight, shopSlip } from './party-places.ts';
import { hotelFolio, paidStamp, tillReceipt } from './receipts.ts';
import { parcelInvoice, shopOrder } from './shops.ts';
import { boxedGrid, centeredHeader, studioRightMeta } from './studio.ts';
import { swissSlip } from './switzerland.ts';
import { captionColumn, ledgerApp, sellerClient, signedBelow, uncaptioned } from './two-parties.ts';
import { footerSeller, hiddenText, letterSpaced, rightAligned, rotatedPage } from './unusual-text.ts';
import { balanceForward, telecomBill, utilityBill } from './utilities.ts';
import { windowLetter } from './window-letters.ts';

/** Every layout; the order decides which come first in a small set. */
export const ALL_LAYOUTS: readonly Layout[] = [
  dinLetter,
  handwerker,
  swissSlip,
  factureLegale,
  factuurZijkolom,
  beneluxBand,
  ukTrade,
  tasmanTaxInvoice,
  gstFrame,
  gstMarketplace,
  facturaBaseImponible,
  fatturaRiepilogo,
  mediterranean,
  utilityBill,
  telecomBill,
  balanceForward,
  creditNote,
  creditMemoForm,
  giroSlip,
  tillReceipt,
  hotelFolio,
  paidStamp,
  shopOrder,
  parcelInvoice,
  saasInvoice,
  saasReceipt,
  designerBand,
  leftSidebar,
  amountFirst,
  studioRightMeta,
  boxedGrid,
  centeredHeader,
  freelancerWord,
  feeLetter,
  bareMinimum,
  timesheet,
  threeColumnHeader,
  officeTemplate,
  progressBilling,
  filledForm,
  spreadsheet,
  purchaseOrderBand,
  letterSpaced,
  rotatedPage,
  hiddenText,
  rightAligned,
  footerSeller,
  denseWholesale,
  repeatedHead,
  wrappedDescriptions,
  landscape,
  ledgerApp,
  sellerClient,
  uncaptioned,
  captionColumn,
  signedBelow,
  cloudAccount,
  rideReceipt,
  soldBy,
  accountHolder,
  namedAtPayment,
  windowLetter,
  renewalNotice,
  serviceVisit,
  withheldFee,
  roundedBill,
  senderAtRight,
  brandOnTop,
  shopSlip,
  greetingReceipt,
  threePlaces,
  billedAccount,
  letterhead,
];
