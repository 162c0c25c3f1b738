import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import type { DocumentWire } from '#contracts/document.ts';
import { type DocumentStatus, documentStatus, STATUS_WORDS } from '#web/api/document-status.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const LOOKS: Record<DocumentStatus, { tone: Tone; icon: typeof CircleCheck }> = {
  completed: { tone: 'ok', icon: CircleCheck },
  failed: { tone: 'bad', icon: CircleX },
  processing: { tone: 'neutral', icon: LoaderCircle },
};

/** completed green, failed red, anything else 'Processing'. */
export function StatusBadge({ document }: { document: Pick<DocumentWire, 'last_analysis'> }) {
  const status = documentStatus(document);
  const { tone, icon: Icon } = LOOKS[status];
  return (
    <Badge tone={tone} data-status={status}>
      <Icon aria-hidden className={status === 'processing' ? 'animate-spin' : undefined} />
      {STATUS_WORDS[status]}
    </Badge>
  );
}
