import { FileText } from 'lucide-react';
import type { DocumentWire } from '#contracts/document.ts';
import { StatusBadge } from '#web/document-list/status-badge.tsx';
import { formatDate } from '#web/format/dates.ts';
import { formatFileSize } from '#web/format/file-size.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';

/** Specification §9: the five most recent. */
const SHOWN = 5;

interface RecentDocumentsProps {
  documents: readonly DocumentWire[];
  onOpen: (documentId: string) => void;
}

export function RecentDocuments({ documents, onOpen }: RecentDocumentsProps) {
  return (
    <Card className="min-w-0">
      <CardTitle className="mb-2">Recent Documents</CardTitle>
      <ul>
        {documents.slice(0, SHOWN).map((document) => (
          <li key={document.id}>
            <button
              type="button"
              onClick={() => onOpen(document.id)}
              className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 text-left transition-colors hover:bg-well"
            >
              <FileText aria-hidden className="size-4 shrink-0 text-faded" />
              <span className="min-w-0 flex-1">
                <span className="block truncate">{document.filename}</span>
                <span className="block text-faded text-xs tabular-nums">
                  {formatDate(document.upload_date)} · {formatFileSize(document.file_size)}
                </span>
              </span>
              <StatusBadge document={document} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
