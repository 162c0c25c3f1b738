import type { LaterTexts } from './proof.ts';

/** Quoted texts whose screens are not built yet; a topic leaves this list when its screens arrive with their tests. */
export const LATER_TEXTS: LaterTexts = {};
