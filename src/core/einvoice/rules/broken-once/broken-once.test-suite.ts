import type { BrokenOnce } from './break-xml.test-suite.ts';
import { CODES } from './codes.test-suite.ts';
import { CORE } from './core.test-suite.ts';
import { TOTALS } from './totals.test-suite.ts';
import { VAT } from './vat.test-suite.ts';
import { XRECHNUNG } from './xrechnung.test-suite.ts';

/** How every rule is broken in a sample that keeps it. */
export const BROKEN_ONCE: readonly BrokenOnce[] = [...CORE, ...TOTALS, ...CODES, ...XRECHNUNG, ...VAT];
