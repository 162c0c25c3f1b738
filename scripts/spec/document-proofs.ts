import type { Proof } from './proof.ts';

/** Sections 2, 4, 5, 8 and 9 for the analysis screen, the documents screen and the viewer. */
export const DOCUMENT_PROOFS: readonly Proof[] = [];
