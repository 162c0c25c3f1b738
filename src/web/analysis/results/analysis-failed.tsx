import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { DocumentWire } from '#contracts/document.ts';
import { mentionsPlan } from '#web/analysis/upload/plan-words.ts';
import { refreshDocuments, retryDocument } from '#web/api/documents-queries.ts';
import { messageOf, messages } from '#web/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';

/** Why there is no result, and the way to try again. */
export function AnalysisFailed({ document }: { document: DocumentWire }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => retryDocument(document.id),
    onSettled: () => refreshDocuments(client),
  });
  const cancelled = document.last_analysis?.status === 'cancelled';
  const reason = cancelled
    ? 'The analysis was cancelled.'
    : (document.last_analysis?.error?.detail ?? messages.analysisFailed);
  const shown = retry.isError ? messageOf(retry.error, messages.analysisFailed) : reason;
  return (
    <ErrorBox
      title={document.filename}
      onRetry={() => !retry.isPending && retry.mutate()}
      retryLabel={retry.isPending ? 'Analyzing document...' : 'Retry'}
      actions={
        mentionsPlan(shown) && (
          <Button asChild>
            <Link to="/pricing">View Pricing Plans</Link>
          </Button>
        )
      }
    >
      {shown}
    </ErrorBox>
  );
}
