/**
 * Left edges that differ by at most this share of the page's width are one: `exact` where a neighbour begins close by,
 * `close` of lines that belong together, `usual` of what is set below each other, `loose` of what programs indent.
 */
export const SAME_EDGE = { exact: 0.004, close: 0.006, usual: 0.012, loose: 0.02 } as const;

/**
 * Right edges of amounts that differ by at most this share of the page's width stand in one column: `narrow` where
 * columns stand side by side, `wide` of sums, behind which a currency or a sign may follow.
 */
export const SAME_COLUMN = { narrow: 0.012, wide: 0.03 } as const;
