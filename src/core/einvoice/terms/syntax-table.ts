/** Where one syntax keeps the business terms; the paths are those of `select`. */
export interface SyntaxTable {
  /** Terms of the whole invoice, from anywhere in it. */
  terms: Readonly<Record<string, string>>;
  /** Groups that occur any number of times: where each stands, and its terms from there. */
  groups: Record<string, GroupTable>;
}

export interface GroupTable {
  at: string;
  terms: Readonly<Record<string, string>>;
}

/** UNTDID 5305 as EN 16931 uses it, except for split payment (B), which has no rules at its places. */
export const VAT_CODES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'] as const;
export type VatCode = (typeof VAT_CODES)[number];

/** The same table for a syntax that only names some elements otherwise. */
export function renamed(table: SyntaxTable, names: readonly (readonly [RegExp, string])[]): SyntaxTable {
  const rename = (path: string) => names.reduce((text, [from, to]) => text.replace(from, to), path);
  const renameAll = (terms: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(terms).map(([term, path]) => [term, rename(path)]));
  const groups = Object.entries(table.groups).map(
    ([name, { at, terms }]) => [name, { at: rename(at), terms: renameAll(terms) }] as const,
  );
  return { terms: renameAll(table.terms), groups: Object.fromEntries(groups) };
}
