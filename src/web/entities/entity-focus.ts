import { createContext, useContext } from 'react';
import type { EntityWire } from '#contracts/entity.ts';

/** What the values of a document share: which is pointed at, and how to show one on its page. */
export interface EntityFocus {
  documentId: string;
  activeId: string | null;
  setActiveId: (id: string | null) => void;
  /** Brings the entity's box into view; with `zoom`, also near enough to read. */
  show: (entity: EntityWire, zoom: boolean) => void;
  /** Entities that a failed check speaks of. */
  failed: ReadonlySet<string>;
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
