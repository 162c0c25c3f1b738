import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Scissors } from 'lucide-react';
import { Link } from 'react-router';
import { toast } from 'sonner';
import type { DocumentWire } from '#contracts/document.ts';
import { deleteDocuments, refreshDocuments, splitDocument } from '#web/api/documents-queries.ts';
import { messageOf } from '#web/api/errors.ts';
import { analysisLink } from '#web/document-list/analysis-link.ts';
import { Button } from '#web/ui/button.tsx';
import { undoToast } from '#web/ui/undo-toast.ts';

interface SplitOfferProps {
  documentId: string;
  /** First and last page of each invoice. */
  ranges: readonly (readonly [number, number])[];
}

/** Makes a document of each invoice of the file; the file itself stays. Undo takes the new ones away again. */
export function SplitOffer({ documentId, ranges }: SplitOfferProps) {
  const client = useQueryClient();
  const words = `${ranges.length} documents`;
  const undo = async (made: readonly DocumentWire[]) => {
    try {
      await deleteDocuments({ ids: made.map(({ id }) => id) });
      splitting.reset();
    } catch (failure) {
      toast.error(messageOf(failure));
    }
    await refreshDocuments(client);
  };
  const splitting = useMutation({
    mutationFn: () => splitDocument(documentId, ranges),
    onSuccess: async ({ documents }) => {
      // What was there already, from splitting before, is not taken away again.
      const added = documents.filter(({ last_analysis }) => last_analysis?.status === 'processing');
      undoToast(`Split into ${words}.`, added.length > 0 ? () => undo(added) : undefined);
      await refreshDocuments(client);
    },
  });
  const made = splitting.data?.documents;
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      {made ? (
        made.map(({ id, filename }) => (
          <Link
            key={id}
            to={analysisLink(id)}
            className="wrap-anywhere text-accent-strong underline underline-offset-4"
          >
            {filename}
          </Link>
        ))
      ) : (
        <Button aria-disabled={splitting.isPending} onClick={() => !splitting.isPending && splitting.mutate()}>
          <Scissors aria-hidden /> Split into {words}
        </Button>
      )}
      {splitting.isError && (
        <span role="alert" className="w-full text-bad text-sm">
          {messageOf(splitting.error)}
        </span>
      )}
    </div>
  );
}
