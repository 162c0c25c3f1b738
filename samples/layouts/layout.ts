import type { LANGUAGES } from '../content/locale.ts';
import { LOCALES } from '../content/locales.ts';
import type { Draft } from '../draw/draft.ts';
import type { Family } from '../draw/style.ts';
import type { ContentNeeds } from '../invoice-content.ts';
import type { Split } from '../sample-truth.ts';

/** One way of arranging an invoice on paper. `split` keeps whole layouts out of training. */
export interface Layout {
  id: string;
  split: Split;
  /** Locale ids (see content/locales.ts) for which the layout is usual. */
  locales: readonly string[];
  needs?: ContentNeeds;
  fonts?: readonly Family[];
  /** Usual text size in points, lowest and highest. */
  size?: readonly [number, number];
  /** Points; otherwise the locale's paper. */
  paper?: readonly [number, number];
  /** Pages are stored on their side and turned upright by the viewer. */
  rotated?: boolean;
  draw(draft: Draft): void;
}

export const EVERYWHERE: readonly string[] = LOCALES.map((locale) => locale.id);
export const ENGLISH: readonly string[] = EVERYWHERE.filter((id) => id.startsWith('en'));
export const EUROPE: readonly string[] = EVERYWHERE.filter((id) => !/-(US|CA|AU|NZ|IN|MX)$/.test(id));

/** The locales of one language. */
export function localesOf(...languages: (typeof LANGUAGES)[number][]): string[] {
  return EVERYWHERE.filter((id) => languages.some((language) => id.startsWith(language)));
}
