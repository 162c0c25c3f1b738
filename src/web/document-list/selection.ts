/** Which documents are selected: some by name, or all that match the filter but those taken out again. */
export type Selection = { kind: 'some'; ids: ReadonlySet<string> } | { kind: 'matching'; except: ReadonlySet<string> };

export const NOTHING: Selection = { kind: 'some', ids: new Set() };
export const EVERYTHING: Selection = { kind: 'matching', except: new Set() };

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id);
}

/** How many are selected of a list of `total`. */
export function selectedCount(selection: Selection, total: number): number {
  return selection.kind === 'some' ? selection.ids.size : Math.max(0, total - selection.except.size);
}

/** The selection with one document put in or taken out. */
export function toggled(selection: Selection, id: string): Selection {
  return selection.kind === 'some'
    ? { kind: 'some', ids: flipped(selection.ids, id) }
    : { kind: 'matching', except: flipped(selection.except, id) };
}

/** The selection with these documents in it as well. */
export function withAll(selection: Selection, ids: readonly string[]): Selection {
  return selection.kind === 'some'
    ? { kind: 'some', ids: new Set([...selection.ids, ...ids]) }
    : { kind: 'matching', except: lacking(selection.except, new Set(ids)) };
}

/** The selection without documents that are gone. */
export function without(selection: Selection, gone: ReadonlySet<string>): Selection {
  return selection.kind === 'some'
    ? { kind: 'some', ids: lacking(selection.ids, gone) }
    : { kind: 'matching', except: lacking(selection.except, gone) };
}

/** More than these are not kept over a reload. */
const MOST_KEPT = 5000;

/** The selection as a text that `readSelection` understands; null for one that is not worth keeping, or too long. */
export function selectionText(selection: Selection): string | null {
  const ids = [...(selection.kind === 'some' ? selection.ids : selection.except)];
  if (ids.length > MOST_KEPT || (selection.kind === 'some' && ids.length === 0)) return null;
  return JSON.stringify([selection.kind, ...ids]);
}

/** Nothing for what is no selection. */
export function readSelection(text: string): Selection {
  try {
    const [kind, ...ids] = JSON.parse(text) as unknown[];
    if (!ids.every((id) => typeof id === 'string')) return NOTHING;
    if (kind === 'some') return { kind, ids: new Set(ids) };
    return kind === 'matching' ? { kind, except: new Set(ids) } : NOTHING;
  } catch {
    return NOTHING;
  }
}

function flipped(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

function lacking(ids: ReadonlySet<string>, gone: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...ids].filter((id) => !gone.has(id)));
}
