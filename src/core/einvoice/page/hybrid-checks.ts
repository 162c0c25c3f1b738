import type { Check } from '../../entity.ts';
import type { HybridFacts } from '../../text-document.ts';
import type { EInvoice } from '../e-invoice.ts';
import { type Profile, profileOf } from '../profile.ts';

const RELATIONSHIPS = ['Data', 'Alternative', 'Source'];

/**
 * Whether PDF and attachment are what a hybrid invoice has to be: none of it changes what the invoice says. Of UBL no
 * standard says how it is attached.
 */
export function hybridChecks(facts: HybridFacts, name: string, invoice: EInvoice): Check[] {
  if (invoice.syntax === 'ubl') return [];
  const profile = profileOf(invoice);
  return [
    pdfa(facts),
    relationship(facts, profile),
    fileName(name, invoice, profile),
    xmpProfile(facts, name, profile),
  ];
}

function check(id: string, passes: boolean, message: string, params: Record<string, string>): Check {
  return { id, status: passes ? 'pass' : 'warning', message, params, entity_ids: [] };
}

/** PDF/A-3 allows any attachment; 1 and 2 do not. */
function pdfa({ pdfaPart }: HybridFacts): Check {
  const passes = pdfaPart === '3' || pdfaPart === '4';
  const message = pdfaPart
    ? `The PDF says that it is PDF/A-${pdfaPart}${passes ? '' : '; one with an e-invoice has to be PDF/A-3'}.`
    : 'The PDF does not say that it is PDF/A-3, as one with an e-invoice has to be.';
  return check('einvoice.pdfa', passes, message, { part: pdfaPart ?? '' });
}

/** Factur-X 1.0, 6.2.2: of MINIMUM and BASIC WL, which are no whole invoices, it is Data. */
function relationship({ relationship: said }: HybridFacts, { coverage, name }: Profile): Check {
  const allowed = coverage === 'full' ? RELATIONSHIPS : ['Data'];
  const passes = said !== null && allowed.includes(said);
  const message = passes
    ? `The e-invoice is attached as ${said}.`
    : said
      ? `The e-invoice is attached as ${said}; for ${name} it has to be ${allowed.join(' or ')}.`
      : `The PDF does not say how the attached e-invoice belongs to it (AFRelationship).`;
  return check('einvoice.relationship', passes, message, { relationship: said ?? '' });
}

function fileName(name: string, invoice: EInvoice, profile: Profile): Check {
  const wanted = prescribedNames(invoice, profile);
  const passes = wanted.includes(name);
  const message = passes
    ? `The attachment is named ${name}, as prescribed.`
    : `The attachment is named ${name}; for ${profile.name} it has to be ${wanted.join(' or ')}.`;
  return check('einvoice.file_name', passes, message, { name, prescribed: wanted.join(', ') });
}

function prescribedNames({ message }: EInvoice, { identifier, xrechnung }: Profile): string[] {
  if (message === 'zugferd1') return ['ZUGFeRD-invoice.xml'];
  if (message === 'order-x') return ['order-x.xml'];
  if (xrechnung) return ['xrechnung.xml', 'factur-x.xml'];
  if (/zugferd/i.test(identifier ?? '')) return ['zugferd-invoice.xml', 'factur-x.xml'];
  return ['factur-x.xml', 'zugferd-invoice.xml'];
}

/** The level that the XMP metadata names has to be the XML's own, and so the file. */
function xmpProfile({ xmpProfile: said, xmpFileName }: HybridFacts, name: string, profile: Profile): Check {
  const params = { xmp: said ?? '', profile: profile.name, file: xmpFileName ?? '' };
  const wrongFile = xmpFileName !== null && xmpFileName !== name;
  const passes = said !== null && isLevelOf(said, profile) && !wrongFile;
  const message = passes
    ? `The PDF's metadata names the profile ${said}, as the XML does.`
    : said === null
      ? "The PDF's metadata names no e-invoice profile."
      : wrongFile
        ? `The PDF's metadata names the file ${xmpFileName}, but ${name} is attached.`
        : `The PDF's metadata names the profile ${said}, the XML is ${profile.name}.`;
  return check('einvoice.xmp_profile', passes, message, params);
}

function isLevelOf(said: string, { name, xrechnung, identifier }: Profile): boolean {
  const level = said.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (xrechnung) return level === 'XRECHNUNG' || level === 'EN16931';
  const own = name.toUpperCase().replace(/[^A-Z0-9]/g, '');
  // EN 16931 has been called COMFORT.
  const isFull = /EN16931|COMFORT/;
  if (isFull.test(level)) return isFull.test(own) || identifier === null;
  return own.endsWith(level);
}
