import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Files } from 'lucide-react';
import { messageOf } from '#web/api/errors.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { loadSamples, samplesQuery } from './samples-queries.ts';

/** Puts the 30 sample invoices among the user's documents, so that there is something to look at and ask about. */
export function LoadSamplesButton({ variant }: { variant?: ButtonProps['variant'] }) {
  const client = useQueryClient();
  const { data } = useQuery(samplesQuery);
  const load = useMutation({
    mutationFn: loadSamples,
    onSuccess: (samples) => client.setQueryData(samplesQuery.queryKey, samples),
  });
  const isBusy = load.isPending || data?.loading === true;
  return (
    <>
      <Button
        {...(variant ? { variant } : {})}
        className={variant === 'link' ? undefined : 'h-9'}
        aria-disabled={isBusy}
        onClick={() => !isBusy && load.mutate()}
      >
        {variant !== 'link' && <Files aria-hidden />}
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
