import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { createSampleDocument, refreshDocuments } from '#web/api/documents-queries.ts';
import { messageOf } from '#web/api/errors.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';

/** Puts the shipped sample invoice among the user's documents and opens it. */
export function TrySampleButton({
  onOpen,
  variant,
}: {
  onOpen: (id: string) => void;
  variant?: ButtonProps['variant'];
}) {
  const client = useQueryClient();
  const sample = useMutation({
    mutationFn: createSampleDocument,
    onSuccess: async (answer) => {
      await refreshDocuments(client);
      onOpen(answer.document_id);
    },
  });
  return (
    <>
      <Button
        {...(variant ? { variant } : {})}
        className={variant === 'link' ? undefined : 'h-9'}
        aria-disabled={sample.isPending}
        onClick={() => !sample.isPending && sample.mutate()}
      >
        {variant !== 'link' && <Sparkles aria-hidden />}
        Try a sample invoice
      </Button>
      {sample.isError && (
        <span role="alert" className="w-full text-bad text-sm">
          {messageOf(sample.error)}
        </span>
      )}
    </>
  );
}
