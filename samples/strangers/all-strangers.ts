import { forwardedMail, sidewaysScan, termsPage } from './around.ts';
import { centredForm, cloudServices, taxRows } from './forms.ts';
import {
  carriedOver,
  currencyColumn,
  longDescriptions,
  netTaxGross,
  reducedLines,
  sections,
  twoRowItems,
  wholeAmounts,
} from './fourth-round/tables.ts';
import { insuranceLetter, runOnLetter } from './letters.ts';
import { accountHolders, constructionApplication, directDebit, paidReceipt, twoCurrencies } from './payments.ts';
import type { StrangerFamily } from './scribe.ts';
import { debitBox, denseForm, domainShop, groupFoot, guestBill, oneService } from './second-round.ts';
import { courtesyCopy, emitterBoxes, indianGrid, paymentAdvice, qrBill, selfBilled } from './third-round/national.ts';
import { hotelFolio, marketplace, stripeLike } from './third-round/online.ts';
import { energyBill, medicalBill, restaurantBill } from './third-round/private-buyers.ts';
import { freightBill, progressClaim, timeSheet, usGrid } from './third-round/trades.ts';

/** Every family of invoices that was drawn after the rules; none is ever trained on. */
export const ALL_STRANGERS: readonly StrangerFamily[] = [
  runOnLetter,
  insuranceLetter,
  centredForm,
  taxRows,
  cloudServices,
  paidReceipt,
  constructionApplication,
  directDebit,
  accountHolders,
  twoCurrencies,
  forwardedMail,
  termsPage,
  sidewaysScan,
  oneService,
  guestBill,
  domainShop,
  denseForm,
  groupFoot,
  debitBox,
  stripeLike,
  marketplace,
  hotelFolio,
  paymentAdvice,
  indianGrid,
  qrBill,
  courtesyCopy,
  emitterBoxes,
  selfBilled,
  energyBill,
  usGrid,
  timeSheet,
  freightBill,
  progressClaim,
  medicalBill,
  restaurantBill,
  longDescriptions,
  sections,
  twoRowItems,
  netTaxGross,
  reducedLines,
  currencyColumn,
  carriedOver,
  wholeAmounts,
];
