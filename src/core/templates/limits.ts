/** Version that a new template has (specification §9). */
export const TEMPLATE_VERSION = '1.0.0';

/** Sides of a zone are at least this share of the page (§9). */
export const MIN_ZONE_SIZE = 0.01;
/** How far arrow keys move a zone, without and with Shift, as shares of the page (§9). */
export const NUDGE = 0.005;
export const NUDGE_WITH_SHIFT = 0.01;
/** How far a duplicate lies from its zone (§9). */
export const DUPLICATE_OFFSET = 0.02;
/** Distance of grid lines, as a share of the page (§9). */
export const GRID_SPACING = 0.05;
/** How many steps can be undone (§9). */
export const UNDO_HISTORY = 50;
/** How long after the last key a rule is saved (§9). */
export const RULE_SAVE_DELAY_MS = 300;

export const MAX_ZONES = 500;
export const MAX_RULES_PER_ZONE = 50;
/** Characters of one expression, one list of keywords or of columns. */
export const MAX_RULE_VALUE = 2000;
export const MAX_NAME = 200;
export const MAX_DESCRIPTION = 2000;
/** Pages of a sample that zones can lie on. */
export const MAX_SAMPLE_PAGES = 300;
/** Templates of one user. */
export const MAX_TEMPLATES = 500;

/** Instructions of one compiled expression, and of all of a template: they bound the time that reading a page takes. */
export const MAX_EXPRESSION_SIZE = 5000;
export const MAX_EXPRESSIONS_SIZE = 50_000;
