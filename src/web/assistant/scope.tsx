import { useQuery } from '@tanstack/react-query';
import { Files, FileText, X } from 'lucide-react';
import { documentQuery } from '#web/api/documents-queries.ts';

interface ScopeProps {
  documentId: string | null;
  onWiden: () => void;
}

/** What is asked about: all documents, or one. */
export function Scope({ documentId, onWiden }: ScopeProps) {
  const { data, isError } = useQuery({ ...documentQuery(documentId ?? ''), enabled: documentId !== null });
  if (documentId === null) {
    return (
      <span className="inline-flex items-center gap-1.5 text-faded text-xs">
        <Files aria-hidden className="size-3.5" /> About all documents
      </span>
    );
  }
  const name = data?.filename ?? (isError ? 'a document that is not there' : 'this document');
  return (
    <button
      type="button"
      onClick={onWiden}
      aria-label={`About ${name}. Ask about all documents`}
      className="inline-flex h-7 min-w-0 max-w-full items-center gap-1.5 rounded-full bg-accent-soft px-2.5 text-accent-strong text-xs hover:bg-well coarse:h-11"
    >
      <FileText aria-hidden className="size-3.5 shrink-0" />
      <span className="truncate">About {name}</span>
      <X aria-hidden className="size-3.5 shrink-0" />
    </button>
  );
}
