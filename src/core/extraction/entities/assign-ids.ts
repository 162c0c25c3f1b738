import type { EntityDraft } from '../../candidates/make-entity.ts';
import type { Entity } from '../../entity.ts';

/**
 * Gives every entity an id from its label, value and place, so that the same bytes and engine give the same ids;
 * equal ones are numbered.
 */
export function assignIds(drafts: readonly EntityDraft[]): Entity[] {
  const seen = new Map<string, number>();
  return drafts.map((draft) => {
    const place = draft.box ? `${draft.page}:${draft.box.x}:${draft.box.y}` : 'off';
    const hash = fnv1a(`${draft.label}|${draft.value}|${place}`);
    const count = seen.get(hash) ?? 0;
    seen.set(hash, count + 1);
    return { id: `${draft.label.toLowerCase()}-${hash}${count > 0 ? `-${count + 1}` : ''}`, ...draft };
  });
}

/** FNV-1a, 32 bits, in hexadecimal. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
