import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Files } from 'lucide-react';
import { refreshDocuments } from '#web/api/documents-queries.ts';
import { messageOf } from '#web/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { removeSamples, samplesQuery } from './samples-queries.ts';

/** Says that sample invoices are among the documents, and takes them away again; nothing without any. */
export function SamplesNotice() {
  const client = useQueryClient();
  const { data } = useQuery(samplesQuery);
  const remove = useMutation({
    mutationFn: removeSamples,
    onSuccess: async () => {
      client.setQueryData(samplesQuery.queryKey, { documents: 0, processing: 0, loading: false });
      await refreshDocuments(client);
    },
  });
  if (!data || (data.documents === 0 && !data.loading)) return null;
  const { documents, processing, loading } = data;
  const isComing = loading || processing > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line bg-paper px-3 py-1.5 text-sm">
      <Files aria-hidden className="size-4 text-faded" />
      <p role="status" className="min-w-0 grow basis-56">
        {isComing
          ? `Sample invoices are being read: ${documents - processing} of 30.`
          : `${documents} sample ${documents === 1 ? 'invoice is' : 'invoices are'} among your documents; your plan does not count them.`}
      </p>
      <Button
        variant="ghost"
        aria-disabled={remove.isPending}
        onClick={() => {
          if (!remove.isPending) remove.mutate();
        }}
      >
        Remove sample invoices
      </Button>
      {remove.isError && (
        <p role="alert" className="w-full text-bad">
          {messageOf(remove.error)}
        </p>
      )}
    </div>
  );
}
