import type { PaperForm } from './paper.ts';
import { GERMAN_PAPERS } from './papers-de.ts';
import { ENGLISH_PAPERS } from './papers-en.ts';
import { LATE_PAPERS } from './papers-late.ts';
import { DUTCH_PAPERS } from './papers-nl.ts';
import { ROMANCE_PAPERS } from './papers-romance.ts';
import { THIRD_PAPERS } from './papers-third.ts';
import { typedPapers } from './typed-papers.ts';

/** Papers that are no invoice, though they speak like one. */
export const ALL_PAPERS: readonly PaperForm[] = [
  ...ENGLISH_PAPERS,
  ...GERMAN_PAPERS,
  ...ROMANCE_PAPERS,
  ...DUTCH_PAPERS,
  ...LATE_PAPERS,
  ...THIRD_PAPERS,
  ...typedPapers(),
];
