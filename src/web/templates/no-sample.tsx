import { FileQuestionMark } from 'lucide-react';
import { Link } from 'react-router';
import type { TemplateWire } from '#contracts/template.ts';
import { ApiError, messages } from '#web/api/errors.ts';
import { Button } from '#web/ui/button.tsx';

interface NoSampleProps {
  template: TemplateWire;
  /** Why the sample could not be loaded; null where there is none. */
  error: Error | null;
  onRetry: () => void;
}

/** The template has no document that its zones could be shown on, or it cannot be loaded now. */
export function NoSample({ template, error, onRetry }: NoSampleProps) {
  const isAbsent = error === null || (error instanceof ApiError && error.status === 404);
  return (
    <section className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-paper px-4 py-3">
      <FileQuestionMark aria-hidden className="size-5 shrink-0 text-faded" />
      <div className="min-w-48 flex-1">
        {isAbsent && <h2 className="font-semibold">No Template Document</h2>}
        <p role="status" className="text-faded">
          {messages.templatePdfMissing}
        </p>
      </div>
      {isAbsent ? (
        <Button asChild>
          <Link to={`/templates/${encodeURIComponent(template.id)}/edit`}>Add a sample</Link>
        </Button>
      ) : (
        <Button onClick={onRetry}>Retry</Button>
      )}
    </section>
  );
}
