import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import type { FoundLabel } from './find-labels.ts';

const TREATED = new RegExp(`^(?:${inAllLanguages(({ papers }) => papers?.treated)})$`);
const CARRIED = new RegExp(`^(?:${inAllLanguages(({ papers }) => papers?.carried)})$`);

/** Whether a label names who is treated: patients, children and animals among them, for whom somebody else may pay. */
export function namesTreated({ phrase }: FoundLabel): boolean {
  return TREATED.test(phrase);
}

/** Whether a label names who travels; the ticket may be somebody else's to pay. */
export function namesCarried({ phrase }: FoundLabel): boolean {
  return CARRIED.test(phrase);
}
