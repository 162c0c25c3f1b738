import { nextId } from './review-order.ts';

/** One line of values on the screen, as long as it is there. */
export interface ValueRow {
  /** The entity's or line's id; an entity can have several rows. */
  id: string;
  /** What takes the focus: the value, or the field it is being corrected in. */
  element: HTMLElement;
  /** A stop of the walk through what needs a look. */
  doubtful: boolean;
  /** Opens the correction in the row. */
  edit?: (() => void) | undefined;
}

/** The rows of a document's values in the order of the page, and the way from one to another. */
export class ValueRows {
  readonly #rows = new Set<ValueRow>();
  #awaited: string | null = null;

  /** Keeps a row until the returned function is called. */
  register(row: ValueRow): () => void {
    this.#rows.add(row);
    if (this.#awaited === row.id) this.goTo(row.id);
    return () => this.#rows.delete(row);
  }

  /** Puts the focus on the first row of `id`, in the middle of the view; as soon as there is one. */
  goTo(id: string): void {
    const row = this.#find(id);
    this.#awaited = row ? null : id;
    row?.element.focus({ preventScroll: true });
    row?.element.scrollIntoView({ block: 'center' });
  }

  /** Opens the correction in the first row of `id`. */
  edit(id: string): void {
    this.#find(id)?.edit?.();
  }

  /** The row that has the focus. */
  focused(): ValueRow | undefined {
    return this.#shown().find(({ element }) => element === document.activeElement);
  }

  /** The row before or after the one that has the focus in `element`, around the ends. */
  step(element: Element, step: 1 | -1): void {
    this.#focusBeside(this.#shown(), element, step);
  }

  /** The next row that needs a look. */
  stepToDoubtful(element: Element): void {
    this.#focusBeside(
      this.#shown().filter((row) => row.doubtful || row.element === element),
      element,
      1,
    );
  }

  /** The first of `ids` that has a row after the rows of `id`, around the end; never `id` itself. */
  nextAmong(ids: ReadonlySet<string>, id: string): string | null {
    const shown = [...new Set(this.#shown().map((row) => row.id))];
    const next = nextId(
      shown.filter((one) => ids.has(one) || one === id),
      id,
      1,
    );
    return next === id ? null : next;
  }

  /** The id to go to when the one with `id` goes away: the next other one, else the one before. */
  neighbourOf(id: string): string | null {
    const ids = this.#shown().map((row) => row.id);
    const at = ids.indexOf(id);
    return (
      ids.slice(at + 1).find((other) => other !== id) ??
      ids.slice(0, Math.max(0, at)).findLast((other) => other !== id) ??
      null
    );
  }

  #find(id: string): ValueRow | undefined {
    return this.#shown().find((row) => row.id === id);
  }

  /** Rows in folded parts are no stops. */
  #shown(): ValueRow[] {
    return [...this.#rows]
      .filter(({ element }) => element.checkVisibility())
      .sort((a, b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  }

  #focusBeside(rows: readonly ValueRow[], element: Element, step: 1 | -1): void {
    const at = rows.findIndex((row) => row.element === element);
    rows[(at + step + rows.length) % rows.length]?.element.focus();
  }
}
