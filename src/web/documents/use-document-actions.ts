import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import type { DeleteDocuments } from '#contracts/delete-documents.ts';
import { removeFromPages } from '#web/api/document-pages.ts';
import {
  deleteDocument,
  deleteDocuments,
  reanalyzeDocument,
  refreshDocuments,
  restoreDocuments,
} from '#web/api/documents-queries.ts';
import { messageOf, messages } from '#web/api/errors.ts';
import { documentsText } from '#web/document-list/count-text.ts';
import { undoToast } from '#web/ui/undo-toast.ts';

/** Calls under way at the same time in a bulk action. */
const CONCURRENT = 4;

/** Runs `call` for every id, a few at a time; answers which ids worked and the first failure. */
async function forEach(ids: readonly string[], call: (id: string) => Promise<unknown>) {
  const waiting = [...ids];
  const worked = new Set<string>();
  let failure: unknown = null;
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await call(id);
        worked.add(id);
      } catch (error) {
        failure ??= error;
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, work));
  return { worked, failure };
}

/** Deleting and analyzing again, one or many, with what went wrong. */
export function useDocumentActions(onDeleted: (ids: ReadonlySet<string> | 'all') => void) {
  const client = useQueryClient();
  const [error, setError] = useState<{ title: string; detail: string } | null>(null);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const act = async (ids: readonly string[], title: string, call: (id: string) => Promise<unknown>) => {
    setError(null);
    setBusy(new Set(ids));
    const { worked, failure } = await forEach(ids, call);
    setBusy(new Set());
    if (failure) setError({ title, detail: messageOf(failure) });
    return worked;
  };

  const removal = useMutation({
    mutationFn: async (id: string) => {
      let deletionId: string | null = null;
      const deleted = await act([id], messages.documentDeleteFailed, async () => {
        deletionId = await deleteDocument(id);
      });
      if (deletionId !== null) offerUndo(1, deletionId);
      removeFromPages(client, deleted);
      onDeleted(deleted);
      await refreshDocuments(client);
    },
  });
  const bulkRemoval = useMutation({
    mutationFn: async (which: DeleteDocuments) => {
      setError(null);
      try {
        const { deleted, deletion_id } = await deleteDocuments(which);
        if ('ids' in which) removeFromPages(client, new Set(which.ids));
        offerUndo(deleted, deletion_id);
        onDeleted('ids' in which ? new Set(which.ids) : 'all');
      } catch (failure) {
        setError({ title: messages.documentDeleteFailed, detail: messageOf(failure) });
      }
      await refreshDocuments(client);
    },
  });
  const offerUndo = (deleted: number, deletionId: string) =>
    undoToast(`Deleted ${documentsText(deleted)}.`, () => undo(deletionId));
  const undo = async (deletionId: string) => {
    try {
      const { restored } = await restoreDocuments(deletionId);
      toast(`Brought back ${documentsText(restored)}.`);
    } catch (failure) {
      toast.error(messageOf(failure));
    }
    await refreshDocuments(client);
  };
  const reanalysis = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      await act(ids, messages.analysisFailed, reanalyzeDocument);
      await refreshDocuments(client);
    },
  });
  return {
    error,
    /** The ids being worked on. */
    busy,
    /** One; it can be taken back for a while. */
    remove: removal.mutate,
    /** As `remove`, many at once. */
    removeMany: bulkRemoval.mutate,
    isRemoving: removal.isPending || bulkRemoval.isPending,
    reanalyze: reanalysis.mutate,
    isReanalyzing: reanalysis.isPending,
  };
}
