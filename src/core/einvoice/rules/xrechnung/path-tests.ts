import type { EInvoice, Group, TermValue } from '../../e-invoice.ts';
import { normalizeSpace } from '../../xml/normalize-space.ts';
import { isFilled, type Test } from '../rule.ts';
import type { Paths } from './paths.ts';

/** The nodes of a path from the group on that a rule is asked of. */
export const read = (group: Group, invoice: EInvoice, paths: Paths): TermValue[] =>
  invoice.within(group, paths[invoice.syntax]);

export const filledAt =
  (paths: Paths): Test =>
  (group, invoice) =>
    isFilled(read(group, invoice, paths));
export const presentAt =
  (paths: Paths): Test =>
  (group, invoice) =>
    read(group, invoice, paths).length > 0;
export const absentAt =
  (paths: Paths): Test =>
  (group, invoice) =>
    read(group, invoice, paths).length === 0;

/** The first value, without its outer spaces, fits a pattern. */
export const someMatch =
  (paths: Paths, pattern: RegExp): Test =>
  (group, invoice) =>
    pattern.test(normalizeSpace(read(group, invoice, paths)[0]?.text ?? ''));
