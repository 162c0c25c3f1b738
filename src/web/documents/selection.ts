/** The selection with one id put in or taken out. */
export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The selection without the ids that are gone. */
export function without(ids: ReadonlySet<string>, gone: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...ids].filter((id) => !gone.has(id)));
}
