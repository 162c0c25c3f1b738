/** One test and what of the product specification it proves. */
export interface Proof {
  /** `<file> › <the test's title as written in the source>`. */
  test: string;
  /** Texts the specification quotes; the test's file contains them. */
  shows?: readonly string[];
  /** Constants of §9 and rules in words, with the code in the test's file that holds them. */
  holds?: Readonly<Record<string, string>>;
}

/** Quoted texts of screens that come later, by topic. */
export type LaterTexts = Readonly<Record<string, readonly string[]>>;
