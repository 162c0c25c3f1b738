import type { Box } from '../geometry.ts';

export const TEMPLATE_STATUSES = ['draft', 'active', 'archived'] as const;
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number];

export const ZONE_TYPES = ['text', 'table', 'checkbox', 'date'] as const;
export type ZoneType = (typeof ZONE_TYPES)[number];

export const RULE_TYPES = ['regex', 'keyword', 'position', 'table'] as const;
export type RuleType = (typeof RULE_TYPES)[number];

/** What the four types keep beside their value: keyword, position and table settings; nothing for a regex. */
export interface RuleConfig {
  /** Keyword: upper and lower case differ. Default false. */
  caseSensitive?: boolean;
  /** Keyword: not inside a longer word. Default true. */
  wholeWord?: boolean;
  /** Position: characters to leave out at the start of the zone's text; counted from its end when negative. */
  offset?: number;
  /** Position: how many characters; 0 is to the end. */
  length?: number;
  /** Table: the first row has the titles. Default true. */
  hasHeader?: boolean;
  /** Table: the titles of the columns that are wanted; empty: all. */
  columns?: string[];
}

export interface Rule {
  id: string;
  type: RuleType;
  /** The expression; keywords with commas between; `offset,length`; column titles with commas between. */
  value: string;
  config: RuleConfig;
}

/** A text on the sample that a zone keeps its distance from, wherever later documents print it. */
export interface Anchor {
  text: string;
  /** From 1. */
  pageNumber: number;
  /** Where the sample has it. */
  box: Box;
}

export interface Zone {
  /** Made by the client; unique in its template. */
  id: string;
  name: string;
  type: ZoneType;
  coordinates: Box;
  /** From 1. */
  pageNumber: number;
  required: boolean;
  rules: Rule[];
  /** The entity label that the zone fills; absent: by its name (`labelOfZone`). */
  label?: string;
  /** Absent: the server's own choice among the constant texts around the zone. */
  anchor?: Anchor;
}

/** By what a layout is known again: noted from the sample when it is saved. */
export interface Layout {
  /** How many pages the sample has. */
  pages: number;
  /** Constant texts (captions, column titles, lines of the letterhead) with their places. */
  anchors: Anchor[];
  /** What says whose layout it is: names, identifiers and addresses of the sender, in `wordKey`'s writing. */
  identity: string[];
  /** The sides on which a zone ends at free space: a longer value may pass them. By zone id. */
  openSides: Record<string, OpenSides>;
}

export interface OpenSides {
  left: boolean;
  right: boolean;
  /** Tables: nothing is printed from the zone down to the next constant text, so that more rows fit in there. */
  below?: boolean;
}
