import type { TemplateWire } from '#contracts/template.ts';
import { formatDate } from '#web/format/dates.ts';
import { Cell, HeadCell, Table } from '#web/ui/table.tsx';
import { TemplateLink } from './template-cards.tsx';
import { TemplateStatusBadge } from './template-status-badge.tsx';
import { TemplateTools } from './template-tools.tsx';
import type { TemplateActions } from './use-template-actions.ts';

interface TemplateTableProps {
  templates: readonly TemplateWire[];
  actions: TemplateActions;
}

/** Templates as lines; narrow windows leave the columns out that do not tell them apart. */
export function TemplateTable({ templates, actions }: TemplateTableProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-paper">
      <Table aria-label="Templates">
        <thead>
          <tr>
            <HeadCell>Name</HeadCell>
            <HeadCell className="max-md:hidden">Description</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell className="text-right max-sm:hidden">Zones</HeadCell>
            <HeadCell className="max-sm:hidden">Last used</HeadCell>
            <HeadCell>
              <span className="sr-only">Actions</span>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {templates.map((template) => (
            <tr key={template.id} data-template={template.id} className="relative hover:bg-well">
              <Cell className="min-w-32 max-w-72 py-1.5 font-medium sm:truncate">
                <TemplateLink template={template} />
              </Cell>
              <Cell className="w-full max-w-0 truncate text-faded max-md:hidden">{template.description}</Cell>
              <Cell>
                <TemplateStatusBadge status={template.status} />
              </Cell>
              <Cell className="text-right max-sm:hidden">{template.zones.length}</Cell>
              <Cell className="whitespace-nowrap text-faded max-sm:hidden">
                {template.lastUsed ? formatDate(template.lastUsed) : 'Never'}
              </Cell>
              <Cell className="px-1">
                <TemplateTools template={template} actions={actions} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
