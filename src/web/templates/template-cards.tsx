import { Link } from 'react-router';
import type { TemplateWire } from '#contracts/template.ts';
import { TemplateStatusBadge } from './template-status-badge.tsx';
import { TemplateTools } from './template-tools.tsx';
import { lastUsedText, zonesText } from './template-words.ts';
import type { TemplateActions } from './use-template-actions.ts';

interface TemplateListProps {
  templates: readonly TemplateWire[];
  actions: TemplateActions;
}

/** Templates as cards; a card opens its template, its tools lie above. */
export function TemplateCards({ templates, actions }: TemplateListProps) {
  return (
    <ul aria-label="Templates" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,280px),1fr))] gap-4">
      {templates.map((template) => (
        <li
          key={template.id}
          data-template={template.id}
          className="relative flex min-h-40 flex-col gap-2 rounded-card border border-line bg-paper p-4 pb-2 transition-colors duration-150 hover:border-field"
        >
          <div className="flex items-start justify-between gap-2">
            <h2 className="wrap-anywhere line-clamp-2 font-semibold">
              <TemplateLink template={template} />
            </h2>
            <TemplateStatusBadge status={template.status} />
          </div>
          <p className="wrap-anywhere line-clamp-3 text-faded">{template.description || 'No description'}</p>
          <div className="mt-auto flex items-center justify-between gap-2">
            <p className="text-faded text-xs tabular-nums">
              {lastUsedText(template)}
              <span className="block">{zonesText(template.zones.length)}</span>
            </p>
            <div className="-mr-2">
              <TemplateTools template={template} actions={actions} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Covers what it stands in, so that a press anywhere on it opens the template. */
export function TemplateLink({ template }: { template: TemplateWire }) {
  return (
    <Link
      to={`/templates/${encodeURIComponent(template.id)}`}
      data-cell={template.id}
      className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
    >
      {template.name}
    </Link>
  );
}
