import { type EInvoice, readEInvoice, type Syntax } from '../e-invoice.ts';
import { profileOf } from '../profile.ts';
import { type Finding, validate } from '../rules/validate.ts';
import type { TermGroup } from '../write/invoice-terms.ts';
import { termsOf } from '../write/read-terms.ts';
import { writeEInvoice } from '../write/write-e-invoice.ts';
import { CORE_SPECIFICATION, type Composed, composeInvoice } from './compose-invoice.ts';
import { type MissingTerm, wrongTerm } from './missing-term.ts';
import { isCorrected, withPersonsValues } from './stated-terms.ts';

export interface EInvoiceSource extends Composed {
  /** The document's own e-invoice, where it came with one that can be read. */
  own: EInvoice | null;
  /** A person wrote the line items. */
  hasOwnLines: boolean;
}

/** The XML, null where the document's own says it already; or the terms without which there is none. */
export type EInvoiceOf = { xml: Uint8Array | null } | { missing: MissingTerm[] };

/**
 * A document as an e-invoice of EN 16931, by its own terms, a person's values in place of them, and what is printed. It
 * has passed every rule of the standard that is fatal, or there is none: then the terms that fail are named.
 */
export function eInvoiceOf({ own, hasOwnLines, ...page }: EInvoiceSource, syntax: Syntax): EInvoiceOf {
  const isOrder = own?.message === 'order-x';
  if (own && !isOrder && !isCorrected(page.document.entities, hasOwnLines) && isAsWanted(own, syntax)) {
    return { xml: null };
  }
  const composed = composeInvoice(page);
  const { invoice, missing } =
    own && !isOrder ? withPersonsValues(termsOf(own), page.document, composed, hasOwnLines) : composed;
  if (missing.length > 0) return { missing };
  const xml = writeEInvoice(withSpecification(invoice, own, syntax), syntax);
  const findings = validate(readEInvoice(xml))?.findings ?? [];
  const fatal = findings.filter(({ severity }) => severity === 'fatal');
  return fatal.length > 0 ? { missing: fatal.map(asMissing).filter(isFirst) } : { xml };
}

/** Whether an e-invoice can leave as it came. Factur-X says its profile beside the XML: there it has to be EN 16931. */
function isAsWanted(own: EInvoice, syntax: Syntax): boolean {
  const { coverage, identifier } = profileOf(own);
  const isWanted =
    own.syntax === syntax && coverage === 'full' && (syntax === 'ubl' || identifier === CORE_SPECIFICATION);
  return isWanted && (validate(own)?.valid ?? false);
}

/** XRechnung stays XRechnung in UBL; all else is what every reader of EN 16931 understands. */
function withSpecification(invoice: TermGroup, own: EInvoice | null, syntax: Syntax): TermGroup {
  const keeps = own !== null && syntax === 'ubl' && profileOf(own).xrechnung;
  return keeps ? invoice : { ...invoice, terms: { ...invoice.terms, 'BT-24': CORE_SPECIFICATION } };
}

function asMissing({ term, message }: Finding): MissingTerm {
  return wrongTerm(term, message.replace(/\.$/, ''));
}

const isFirst = (one: MissingTerm, index: number, all: readonly MissingTerm[]) =>
  all.findIndex(({ message }) => message === one.message) === index;
