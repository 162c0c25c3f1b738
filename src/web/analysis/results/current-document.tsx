import { useSearchParams } from 'react-router';
import { ARRIVED } from '#web/analysis/arrival-focus.ts';
import { DocumentSteps } from './document-steps.tsx';
import { ResultsView } from './results-view.tsx';
import { useDocumentQueue } from './use-document-queue.ts';

interface CurrentDocumentProps {
  documentId: string;
  /** Back to where other documents are, when this one is not there. */
  onGone: () => void;
}

/** The selected document's results, and the way to the ones beside it. */
export function CurrentDocument({ documentId, onGone }: CurrentDocumentProps) {
  const [params, setParams] = useSearchParams();
  const queue = params.get('queue');
  const place = useDocumentQueue(documentId, queue);
  const open = (document: string) =>
    setParams({ document, tab: 'document', ...(queue ? { queue } : {}) }, { state: ARRIVED });
  return (
    <ResultsView
      key={documentId}
      documentId={documentId}
      onGone={onGone}
      steps={place && <DocumentSteps place={place} onOpen={open} />}
    />
  );
}
