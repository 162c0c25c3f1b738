import type { Syntax } from '../e-invoice.ts';
import { CII_INVOICE } from './cii-layout.ts';
import type { TermGroup } from './invoice-terms.ts';
import { message } from './layout.ts';
import { UBL_CREDIT_NOTE, UBL_INVOICE } from './ubl-layout.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const CII = 'urn:un:unece:uncefact:data:standard:';
const UBL_PARTS = { 'xmlns:cac': `${UBL}CommonAggregateComponents-2`, 'xmlns:cbc': `${UBL}CommonBasicComponents-2` };
const CII_PARTS = {
  'xmlns:rsm': `${CII}CrossIndustryInvoice:100`,
  'xmlns:ram': `${CII}ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:qdt': `${CII}QualifiedDataType:100`,
  'xmlns:udt': `${CII}UnqualifiedDataType:100`,
};
/** Present in Node and in browsers alike; the core's types know neither. */
declare const TextEncoder: { new (): { encode(text: string): Uint8Array } };

/** UNTDID 1001: what UBL writes as a CreditNote. */
const CREDIT_NOTES = new Set(['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '502', '503', '532']);

/**
 * An invoice as XML (UTF-8): UBL 2.1 (Invoice or CreditNote, by its type code BT-3) or Cross Industry Invoice. It writes what it
 * is given; whether that is a valid invoice is for `validate` to say.
 */
export function writeEInvoice(invoice: TermGroup, syntax: Syntax): Uint8Array {
  return new TextEncoder().encode(xmlOf(invoice, syntax));
}

function xmlOf(invoice: TermGroup, syntax: Syntax): string {
  if (syntax === 'cii') return message('rsm:CrossIndustryInvoice', CII_PARTS, CII_INVOICE, invoice);
  return CREDIT_NOTES.has(invoice.terms['BT-3'] ?? '')
    ? message('CreditNote', { xmlns: `${UBL}CreditNote-2`, ...UBL_PARTS }, UBL_CREDIT_NOTE, invoice)
    : message('Invoice', { xmlns: `${UBL}Invoice-2`, ...UBL_PARTS }, UBL_INVOICE, invoice);
}
