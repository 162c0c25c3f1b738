import type { Syntax } from '../e-invoice.ts';
import type { Profile } from '../profile.ts';

/** Rules that ask for invoice lines, which MINIMUM and BASIC WL do not have, or compare with their sum. */
const NEED_LINES = /^BR-(16|CO-10|CO-18|(S|Z|E|AE|IC|G|O|AF|AG)-(01|08))$/;
/** What MINIMUM has: header, names, the seller's country and registrations, four totals. Only rules about these apply. */
const OF_MINIMUM = /^BR-(0[1-9]|13|14|15|CO-09|CO-15|CO-26|DEC-12|DEC-13|DEC-14|DEC-18|CL-01|CL-03|CL-04|CL-11|CL-14)$/;
/** KoSIT's extension widens these and has rules of its own in their place. */
const RELAXED_BY_EXTENSION = /^BR-(CL-10|CL-11|CL-21|CL-24|CL-25|CL-26)$/;

/** Whether a rule can be asked of a profile: not for what the profile has no place for or widens. */
export function appliesTo(rule: string, { coverage, identifier }: Profile, syntax: Syntax): boolean {
  if (coverage === 'minimum') return OF_MINIMUM.test(rule);
  if (coverage === 'without_lines' && NEED_LINES.test(rule)) return false;
  if (isExtension(identifier) && RELAXED_BY_EXTENSION.test(rule)) return false;
  // Payments by third parties, which only the extension's UBL has a place for (BR-DEX-09).
  if (isExtension(identifier) && syntax === 'ubl' && rule === 'BR-CO-16') return false;
  return !(isVehicleProcurement(identifier) && rule === 'BR-CL-13');
}

const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
export const XRECHNUNG_IDENTIFIERS: readonly string[] = [
  XRECHNUNG,
  `${XRECHNUNG}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,
  `${XRECHNUNG}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`,
];

/** XRechnung's extension for sub-lines, third-party payments and more codes. */
export function isExtension(identifier: string | null): boolean {
  return identifier === XRECHNUNG_IDENTIFIERS[1];
}

/** XRechnung for buying clean vehicles (CVD). */
export function isVehicleProcurement(identifier: string | null): boolean {
  return identifier === XRECHNUNG_IDENTIFIERS[2];
}
