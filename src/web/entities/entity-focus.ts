import { createContext, useContext } from 'react';
import type { EntityWire } from '#contracts/entity.ts';
import type { ValueRows } from './value-rows.ts';

/** What the values of a document share: which is pointed at, how to show one on its page, and the way between them. */
export interface EntityFocus {
  documentId: string;
  activeId: string | null;
  setActiveId: (id: string | null) => void;
  /** Brings the value's box into view; with `zoom`, also near enough to read. */
  show: (value: Pick<EntityWire, 'page' | 'box'>, zoom: boolean) => void;
  /** The page as it was before a value was shown near enough to read. */
  showWhole?: () => void;
  rows: ValueRows;
  /** Entities that a failed check speaks of. */
  failed: ReadonlySet<string>;
  /** After a value was corrected: on to correcting the next one that needs a look; false where there is none. */
  walkOn?: (from: string) => boolean;
  /** What a check says a value should likely be, by the entity's id. */
  likely?: ReadonlyMap<string, string>;
  /** Opens the form for a missed value, of a type if one is given. */
  startAdding?: (label: string | null) => void;
}

export const EntityFocusContext = createContext<EntityFocus | null>(null);

/** Throws `Error` outside a document's review. */
export function useEntityFocus(): EntityFocus {
  const focus = useContext(EntityFocusContext);
  if (!focus) throw new Error('useEntityFocus needs an EntityFocusContext around it');
  return focus;
}
