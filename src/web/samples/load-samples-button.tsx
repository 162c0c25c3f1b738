import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Files } from 'lucide-react';
import { messageOf } from '#web/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { loadSamples, samplesQuery } from './samples-queries.ts';

/** Puts the 30 sample invoices among the user's documents, so that there is something to look at and ask about. */
export function LoadSamplesButton() {
  const client = useQueryClient();
  const { data } = useQuery(samplesQuery);
  const load = useMutation({
    mutationFn: loadSamples,
    onSuccess: (samples) => client.setQueryData(samplesQuery.queryKey, samples),
  });
  const isBusy = load.isPending || data?.loading === true;
  return (
    <>
      <Button className="h-9" aria-disabled={isBusy} onClick={() => !isBusy && load.mutate()}>
        <Files aria-hidden />
        {isBusy ? 'Loading sample invoices...' : 'Load 30 sample invoices'}
      </Button>
      {load.isError && (
        <span role="alert" className="w-full text-bad text-sm">
          {messageOf(load.error)}
        </span>
      )}
    </>
  );
}
