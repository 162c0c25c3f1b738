import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { toast } from 'sonner';
import type { LineItemWire } from '#contracts/entity.ts';
import { refreshDocuments } from '#web/api/documents-queries.ts';
import { messageOf } from '#web/api/errors.ts';
import { undoToast } from '#web/ui/undo-toast.ts';
import { putLineItems, restoreLineItems } from '../entity-calls.ts';
import { type Lines, withLineAt, withoutLine } from './change-lines.ts';

export interface LineActions {
  /** Shows the changed list at once and saves it behind; what went wrong is reported. */
  change: (next: (items: Lines) => LineItemWire[]) => void;
  /** As `change`, with a message that offers the way back. */
  remove: (index: number) => void;
  /** The list as it was read. */
  restore: () => void;
}

/**
 * A document's line items with what a person has just changed, and what can be said about them. `fetched` are the ones
 * the server knows. Changes are saved one after another, in their order; until the last is, nothing that is fetched in
 * between takes them off the screen.
 */
export function useLineItems(documentId: string, fetched: Lines): { items: Lines; actions: LineActions } {
  const client = useQueryClient();
  const [unsaved, setUnsaved] = useState<Lines | null>(null);
  const latest = useRef(fetched);
  useLayoutEffect(() => {
    latest.current = fetched;
  });
  const actions = useMemo(() => {
    let waiting = 0;
    let list: Lines | null = null;
    let saved: Promise<unknown> = Promise.resolve();
    /** The offer to have all lines back as they were: what is changed afterwards would be lost with it. */
    let offered: string | number | null = null;
    const current = () => list ?? latest.current;
    const inOrder = (work: () => Promise<unknown>) => {
      waiting += 1;
      saved = saved
        .then(work)
        .catch((error: unknown) => void toast.error(messageOf(error)))
        .then(() => (waiting === 1 ? refreshDocuments(client) : undefined))
        .finally(() => {
          waiting -= 1;
          if (waiting > 0) return;
          list = null;
          setUnsaved(null);
        });
    };
    const change: LineActions['change'] = (next) => {
      if (offered !== null) toast.dismiss(offered);
      offered = null;
      const wanted = next(current());
      list = wanted;
      setUnsaved(wanted);
      inOrder(() => putLineItems(documentId, wanted));
    };
    return {
      change,
      remove: (index) => {
        const item = current()[index];
        if (!item) return;
        change((items) => withoutLine(items, index));
        undoToast(`Line ${index + 1} removed`, () => change((items) => withLineAt(items, index, item)));
      },
      restore: () => {
        const before = [...current()];
        inOrder(async () => {
          await restoreLineItems(documentId);
          offered = undoToast('The line items are as they were read', () => change(() => before));
        });
      },
    } satisfies LineActions;
  }, [client, documentId]);
  return { items: unsaved ?? fetched, actions };
}
