import { useQueryClient } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { DocumentWire } from '#contracts/document.ts';
import { cancelDocument, refreshDocuments } from '#web/api/documents-queries.ts';
import { isAbort } from '#web/api/errors.ts';
import { followAnalysis } from '#web/api/follow-analysis.ts';
import { stageWords } from '#web/format/stage-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';

/** Follows an analysis that is still going on and shows its result when it ends. */
export function AnalysisRunning({ document }: { document: DocumentWire }) {
  const client = useQueryClient();
  const [state, setState] = useState({ progress: 0, stage: '' });
  useEffect(() => {
    const controller = new AbortController();
    followAnalysis(document.id, (progress, stage) => setState({ progress, stage }), controller.signal)
      .catch((error: unknown) => {
        if (isAbort(error)) throw error;
        // Whatever stopped the stream, the document itself says how it stands.
      })
      .then(() => refreshDocuments(client))
      .catch(() => undefined);
    return () => controller.abort();
  }, [document.id, client]);

  const cancel = () => {
    cancelDocument(document.id)
      .catch(() => undefined)
      .finally(() => refreshDocuments(client));
  };
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-paper p-6">
      <p role="status" className="flex items-center gap-2.5 font-semibold">
        <LoaderCircle aria-hidden className="size-5 animate-spin text-accent" />
        Analyzing document...
        <span className="font-normal text-faded">{stageWords(state.stage)}</span>
      </p>
      <p className="truncate text-faded">{document.filename}</p>
      <Progress value={state.progress} label={`Analysis of ${document.filename}`} />
      <Button className="self-start" onClick={cancel}>
        Cancel
      </Button>
    </section>
  );
}
