/** A way to say what a dictionary has other words for, and those words. */
export type PlainRule = readonly [RegExp, string | ((all: string, part: string) => string)];
