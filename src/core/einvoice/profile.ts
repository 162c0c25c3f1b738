import type { EInvoice } from './e-invoice.ts';

/** How much of EN 16931 a profile carries: what it has no place for, no rule can demand. */
export type Coverage = 'full' | 'without_lines' | 'minimum';

export interface Profile {
  /** The specification identifier (BT-24) as written; null when there is none. */
  identifier: string | null;
  /** What people call it: "Factur-X EXTENDED", "XRechnung 3.0". */
  name: string;
  coverage: Coverage;
  /** XRechnung's own rules apply. */
  xrechnung: boolean;
}

const LEVELS: Readonly<Record<string, string>> = {
  minimum: 'MINIMUM',
  basicwl: 'BASIC WL',
  basic: 'BASIC',
  comfort: 'COMFORT',
  extended: 'EXTENDED',
};
/** Letters of a specification identifier; the longest in use has 140. */
const LONGEST = 1000;
const CORE = 'urn:cen.eu:en16931:2017';

/** What the specification identifier says. No or an unknown identifier is taken for the full standard. */
export function profileOf(invoice: EInvoice): Profile {
  const identifier = invoice.first('BT-24')?.text.trim().slice(0, LONGEST) || null;
  const name = nameOf(identifier ?? '', invoice);
  const level = /:(minimum|basicwl)$/i.exec(identifier ?? '')?.[1]?.toLowerCase();
  return {
    identifier,
    name,
    coverage: level === 'minimum' ? 'minimum' : level === 'basicwl' ? 'without_lines' : 'full',
    xrechnung: /xrechnung/i.test(identifier ?? ''),
  };
}

function nameOf(identifier: string, { message }: EInvoice): string {
  const level = LEVELS[/[:#](minimum|basicwl|basic|comfort|extended)$/i.exec(identifier)?.[1]?.toLowerCase() ?? ''];
  if (message === 'zugferd1') return level ? `ZUGFeRD 1.0 ${level}` : 'ZUGFeRD 1.0';
  if (message === 'order-x') return level ? `Order-X ${level}` : 'Order-X';
  const xrechnung = /xrechnung_(\d+\.\d+)/i.exec(identifier);
  if (/xrechnung/i.test(identifier)) {
    const version = xrechnung ? ` ${xrechnung[1]}` : '';
    const kind = /:cvd_/.test(identifier) ? ' CVD' : /extension:xrechnung/.test(identifier) ? ' Extension' : '';
    return `XRechnung${version}${kind}`;
  }
  if (/factur-x/i.test(identifier)) return level ? `Factur-X ${level}` : 'Factur-X';
  if (/zugferd/i.test(identifier)) return level ? `ZUGFeRD 2.0 ${level}` : 'ZUGFeRD 2.0';
  if (/peppol/i.test(identifier)) {
    const version = /billing:(\d+\.\d+)/.exec(identifier);
    return `Peppol BIS Billing${version ? ` ${version[1]}` : ''}`;
  }
  if (identifier === CORE) return message === 'cii' ? 'EN 16931 (COMFORT)' : 'EN 16931';
  return identifier.startsWith(CORE) ? 'EN 16931 with a specification of its own' : 'EN 16931';
}
