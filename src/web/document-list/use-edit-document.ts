import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import type { EditDocument } from '#contracts/document.ts';
import { editDocument, refreshDocuments } from '#web/api/documents-queries.ts';
import { messageOf } from '#web/api/errors.ts';
import { undoToast } from '#web/ui/undo-toast.ts';

interface Edit {
  wanted: EditDocument;
  /** What takes it back. */
  before: EditDocument;
  /** What was done, for the corner. */
  said: string;
}

/** Names a document, or says what it is; said in the corner, from where it can be taken back. */
export function useEditDocument(documentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ wanted }: Edit) => editDocument(documentId, wanted),
    onSuccess: (_, { before, said }) => {
      undoToast(said, async () => {
        try {
          await editDocument(documentId, before);
        } catch (failure) {
          toast.error(messageOf(failure));
        }
        await refreshDocuments(client);
      });
    },
    onSettled: () => refreshDocuments(client),
  });
}
