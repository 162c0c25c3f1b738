import { CircleCheck, CircleX, LoaderCircle, ScanLine } from 'lucide-react';
import type { DocumentWire } from '#contracts/document.ts';
import { type DocumentStatus, documentStatus, STATUS_WORDS } from '#web/api/document-status.ts';
import { useAnalysisProgress } from '#web/api/user-events/use-user-events.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { isListedUnread, NOT_READ } from './unread.ts';

interface Look {
  tone: Tone;
  icon: typeof CircleCheck;
}

const LOOKS: Record<DocumentStatus, Look> = {
  completed: { tone: 'ok', icon: CircleCheck },
  failed: { tone: 'bad', icon: CircleX },
  processing: { tone: 'neutral', icon: LoaderCircle },
};

const UNREAD: Look = { tone: 'warn', icon: ScanLine };

/** completed green, failed red, anything else 'Processing', with how far it is; 'Not read' where the analysis found nothing to read. */
export function StatusBadge({ document }: { document: Pick<DocumentWire, 'id' | 'last_analysis'> }) {
  const status = documentStatus(document);
  const told = useAnalysisProgress(document.id);
  const percent = status === 'processing' ? told?.progress : undefined;
  const unread = isListedUnread(document);
  const { tone, icon: Icon } = unread ? UNREAD : LOOKS[status];
  return (
    <Badge tone={tone} data-status={status}>
      <Icon aria-hidden className={status === 'processing' ? 'animate-spin' : undefined} />
      {unread ? NOT_READ : STATUS_WORDS[status]}
      {percent !== undefined && <span className="tabular-nums">{percent}%</span>}
    </Badge>
  );
}
