import { Copy, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import type { TemplateWire } from '#contracts/template.ts';
import { ArmedDeleteButton } from '#web/ui/armed-delete-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { TemplateActions } from './use-template-actions.ts';

/** Editing, duplicating and deleting one template of the list. */
export function TemplateTools({ template, actions }: { template: TemplateWire; actions: TemplateActions }) {
  const { id, name } = template;
  const duplicating = actions.duplicating === id;
  return (
    <div className="relative z-10 flex shrink-0 items-center">
      <Tooltip text="Edit template">
        <Button asChild variant="ghost" icon>
          <Link to={`/templates/${encodeURIComponent(id)}/edit`} aria-label={`Edit ${name}`}>
            <Pencil aria-hidden />
          </Link>
        </Button>
      </Tooltip>
      <Tooltip text={duplicating ? 'Duplicating...' : 'Duplicate template'}>
        <Button
          variant="ghost"
          icon
          aria-label={`Duplicate ${name}`}
          aria-disabled={duplicating}
          onClick={() => !duplicating && actions.duplicate(template)}
        >
          <Copy aria-hidden />
        </Button>
      </Tooltip>
      <span data-delete>
        <ArmedDeleteButton
          label={`Delete ${name}`}
          tooltip="Delete template"
          busy={actions.deleting.has(id)}
          onDelete={() => actions.remove(id)}
        />
      </span>
    </div>
  );
}
