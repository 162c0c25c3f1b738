import { ArrowLeft, Download, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import type { TemplateWire } from '#contracts/template.ts';
import { Button } from '#web/ui/button.tsx';
import { exportTemplate } from './export-template.ts';
import { TemplateStatusBadge } from './template-status-badge.tsx';

/** Name, status and what can be done with the whole template. */
export function TemplateHeader({ template }: { template: TemplateWire }) {
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className="min-w-60 flex-1">
        <Button asChild variant="ghost" className="-ml-2.5 mb-1 text-sm">
          <Link to="/templates">
            <ArrowLeft aria-hidden /> Back to Templates
          </Link>
        </Button>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 tabIndex={-1} className="wrap-anywhere font-semibold text-xl">
            {template.name}
          </h1>
          <TemplateStatusBadge status={template.status} />
        </div>
        {template.description && <p className="wrap-anywhere mt-1 max-w-3xl text-faded">{template.description}</p>}
      </div>
      <div className="flex flex-wrap gap-2 sm:mt-9">
        <Button className="h-9" onClick={() => exportTemplate(template)}>
          <Download aria-hidden /> Export
        </Button>
        <Button asChild variant="primary">
          <Link to={`/templates/${encodeURIComponent(template.id)}/edit`}>
            <Pencil aria-hidden /> Edit Template
          </Link>
        </Button>
      </div>
    </header>
  );
}
