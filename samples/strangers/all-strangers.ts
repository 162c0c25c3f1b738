import { forwardedMail, sidewaysScan, termsPage } from './around.ts';
import { centredForm, cloudServices, taxRows } from './forms.ts';
import { insuranceLetter, runOnLetter } from './letters.ts';
import { accountHolders, constructionApplication, directDebit, paidReceipt, twoCurrencies } from './payments.ts';
import type { StrangerFamily } from './scribe.ts';
import { debitBox, denseForm, domainShop, groupFoot, guestBill, oneService } from './second-round.ts';

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
];
