import { termLabel } from '../../terms/term-names.ts';
import { isFilled, isMissing, type Rule, rule } from '../rule.ts';
import { XRECHNUNG_IDENTIFIERS } from '../rule-sets.ts';
import { extensionRules } from './extension-rules.ts';
import { absentAt, filledAt, presentAt, read, someMatch } from './path-tests.ts';
import {
  ACCOUNT,
  AGREEMENT,
  BUYER_ADDRESS,
  both,
  CARD,
  CARD_ACCOUNT,
  CITY,
  DEBIT,
  DEBTOR,
  DELIVERY_ADDRESS,
  DIRECT_DEBIT,
  EMAIL,
  NOT_DEBIT,
  PHONE,
  POST_CODE,
  SELLER_ADDRESS,
  SELLER_CONTACT,
  SETTLEMENT,
  TRADE,
  TRANSFER,
} from './paths.ts';
import {
  attachmentNamesDiffer,
  everyLineHasPeriod,
  hasDebitTerm,
  ibanAt,
  sameBaseQuantity,
  sellerIsRegistered,
  termsFollowPattern,
  typeIs,
} from './requirements.ts';
import { vehicleRules } from './vehicle-rules.ts';

const DEBIT_TERMS = { cii: 'BG-0', ubl: 'BG-0' };

/** XRechnung 3.0's own rules (BR-DE), those of its extension (BR-DEX) and of vehicle procurement (BR-DE-CVD). */
export const XRECHNUNG_RULES: readonly Rule[] = [
  ...rule('BR-DE-1', 'BG-16', 'BG-0', (_g, invoice) => invoice.has('BG-16'), isMissing('BG-16')),
  ...rule(
    'BR-DE-2',
    'BG-6',
    { cii: `${AGREEMENT}/ram:SellerTradeParty`, ubl: '/*/cac:AccountingSupplierParty' },
    presentAt({ cii: 'ram:DefinedTradeContact', ubl: 'cac:Party/cac:Contact' }),
    isMissing('BG-6'),
  ),
  ...rule('BR-DE-3', 'BT-37', SELLER_ADDRESS, filledAt(CITY), isMissing('BT-37')),
  ...rule('BR-DE-4', 'BT-38', SELLER_ADDRESS, filledAt(POST_CODE), isMissing('BT-38')),
  ...rule(
    'BR-DE-5',
    'BT-41',
    SELLER_CONTACT,
    filledAt({ cii: 'ram:PersonName | ram:DepartmentName', ubl: 'cbc:Name' }),
    isMissing('BT-41'),
  ),
  ...rule('BR-DE-6', 'BT-42', SELLER_CONTACT, filledAt(PHONE), isMissing('BT-42')),
  ...rule('BR-DE-7', 'BT-43', SELLER_CONTACT, filledAt(EMAIL), isMissing('BT-43')),
  ...rule('BR-DE-8', 'BT-52', BUYER_ADDRESS, filledAt(CITY), isMissing('BT-52')),
  ...rule('BR-DE-9', 'BT-53', BUYER_ADDRESS, filledAt(POST_CODE), isMissing('BT-53')),
  ...rule('BR-DE-10', 'BT-77', DELIVERY_ADDRESS, filledAt(CITY), isMissing('BT-77')),
  ...rule('BR-DE-11', 'BT-78', DELIVERY_ADDRESS, filledAt(POST_CODE), isMissing('BT-78')),
  ...rule(
    'BR-DE-14',
    'BT-119',
    { cii: `${SETTLEMENT}/ram:ApplicableTradeTax`, ubl: '/*/cac:TaxTotal/cac:TaxSubtotal' },
    filledAt({ cii: 'ram:RateApplicablePercent', ubl: 'cac:TaxCategory/cbc:Percent' }),
    isMissing('BT-119'),
  ),
  ...rule('BR-DE-15', 'BT-10', 'BG-0', (_g, invoice) => isFilled(invoice.all('BT-10')), isMissing('BT-10')),
  ...rule(
    'BR-DE-16',
    'BT-31',
    'BG-0',
    (_g, invoice) => sellerIsRegistered(invoice),
    "The seller's tax identifier (BT-31 or BT-32) or tax representative (BG-11) is missing.",
  ),
  ...rule(
    'BR-DE-17',
    'BT-3',
    'BG-0',
    (_g, invoice) => typeIs(invoice, ['326', '380', '384', '389', '381', '875', '876', '877']),
    `${termLabel('BT-3')} is none that XRechnung knows.`,
    'warning',
  ),
  ...rule(
    'BR-DE-18',
    'BT-20',
    'BG-0',
    (_g, invoice) => termsFollowPattern(invoice.first('BT-20-first')?.text ?? ''),
    `${termLabel('BT-20')}: a discount does not follow "#SKONTO#TAGE=…#PROZENT=….##" and a line break.`,
  ),
  ...rule(
    'BR-DE-19',
    'BT-84',
    TRANSFER,
    ibanAt('58', { cii: 'ram:PayeePartyCreditorFinancialAccount/ram:IBANID', ubl: 'cac:PayeeFinancialAccount/cbc:ID' }),
    `${termLabel('BT-84')} is no IBAN.`,
    'warning',
  ),
  ...rule(
    'BR-DE-20',
    'BT-91',
    DEBIT,
    ibanAt('59', { cii: DEBTOR, ubl: 'cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID' }),
    `${termLabel('BT-91')} is no IBAN.`,
    'warning',
  ),
  ...rule(
    'BR-DE-21',
    'BT-24',
    { cii: '/rsm:CrossIndustryInvoice/rsm:ExchangedDocumentContext', ubl: 'BG-0' },
    (_g, invoice) => invoice.all('BT-24').some(({ text }) => XRECHNUNG_IDENTIFIERS.includes(text)),
    `${termLabel('BT-24')} is none of XRechnung 3.0.`,
    'warning',
  ),
  ...rule(
    'BR-DE-22',
    'BT-125',
    'BG-0',
    (_g, invoice) => attachmentNamesDiffer(invoice),
    'Two attachments have the same file name.',
  ),
  ...rule('BR-DE-23-a', 'BG-17', TRANSFER, presentAt(ACCOUNT), isMissing('BG-17')),
  ...rule(
    'BR-DE-23-b',
    'BG-17',
    TRANSFER,
    absentAt(both(CARD_ACCOUNT, DIRECT_DEBIT)),
    'A credit transfer must not state a card (BG-18) or a direct debit (BG-19).',
  ),
  ...rule('BR-DE-24-a', 'BG-18', CARD, presentAt(CARD_ACCOUNT), isMissing('BG-18')),
  ...rule(
    'BR-DE-24-b',
    'BG-18',
    CARD,
    absentAt(both(ACCOUNT, DIRECT_DEBIT)),
    'A card payment must not state a credit transfer (BG-17) or a direct debit (BG-19).',
  ),
  ...rule('BR-DE-25-a', 'BG-19', DEBIT, presentAt(DIRECT_DEBIT), isMissing('BG-19')),
  ...rule(
    'BR-DE-25-b',
    'BG-19',
    DEBIT,
    absentAt(NOT_DEBIT),
    'A direct debit must not state a credit transfer (BG-17) or a card (BG-18).',
  ),
  ...rule(
    'BR-DE-26',
    'BG-3',
    'BG-0',
    (_g, invoice) => !typeIs(invoice, ['384']) || invoice.has('BG-3'),
    'A corrected invoice should name the preceding one (BG-3).',
    'warning',
  ),
  ...rule(
    'BR-DE-27',
    'BT-42',
    SELLER_CONTACT,
    someMatch(PHONE, /([0-9].*){3,}/),
    `${termLabel('BT-42')} should have three digits at least.`,
    'warning',
  ),
  ...rule(
    'BR-DE-28',
    'BT-43',
    SELLER_CONTACT,
    someMatch(EMAIL, /^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/),
    `${termLabel('BT-43')} should be an email address.`,
    'warning',
  ),
  ...rule('BR-DE-30', 'BT-90', DEBIT_TERMS, (_g, invoice) => hasDebitTerm(invoice, 'BT-90'), isMissing('BT-90')),
  ...rule('BR-DE-31', 'BT-91', DEBIT_TERMS, (_g, invoice) => hasDebitTerm(invoice, 'BT-91'), isMissing('BT-91')),
  ...rule(
    'BR-DE-TMP-32',
    'BT-72',
    { cii: TRADE, ubl: 'BG-0' },
    (_g, invoice) => invoice.has('BT-72-any') || invoice.has('BG-14') || everyLineHasPeriod(invoice),
    'The date of delivery (BT-72) or a period (BG-14, BG-26) should be given.',
    'warning',
  ),
  ...rule(
    'BR-TMP-2',
    'BT-124',
    {
      cii: `${AGREEMENT}/ram:AdditionalReferencedDocument[ram:TypeCode='916']`,
      ubl: '/*/cac:AdditionalDocumentReference/cac:Attachment/cac:ExternalReference',
    },
    (document, invoice) => {
      const uri = read(document, invoice, { cii: 'ram:URIID', ubl: 'cbc:URI' })[0];
      if (!uri && invoice.syntax === 'cii') return true;
      return /^([a-zA-Z])([a-zA-Z0-9+.-])+:.*/.test(uri?.text ?? '');
    },
    `${termLabel('BT-124')} is no absolute address.`,
    'warning',
  ),
  ...rule(
    'BR-TMP-3',
    'BT-149',
    { cii: `${TRADE}/ram:IncludedSupplyChainTradeLineItem` },
    (group, invoice) => {
      const line = invoice.groups('BG-25').find(({ element }) => element === group.element);
      return !line || sameBaseQuantity(line, invoice);
    },
    `${termLabel('BT-149')} differs between gross and net price.`,
  ),
  ...extensionRules(),
  ...vehicleRules(),
];
