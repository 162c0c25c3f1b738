import { Anchor } from 'lucide-react';
import type { TemplateWire } from '#contracts/template.ts';
import { labelOfZone } from '#core/templates/zone-label.ts';
import { labelName } from '#web/entities/group-entities.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Cell, HeadCell, Table } from '#web/ui/table.tsx';

/** The zones with what they fill and how they are read. */
export function ZoneTable({ zones }: Pick<TemplateWire, 'zones'>) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-paper">
      <Table aria-label="Zones">
        <thead>
          <tr>
            <HeadCell>Name</HeadCell>
            <HeadCell>Type</HeadCell>
            <HeadCell className="text-right">Page</HeadCell>
            <HeadCell>Fills</HeadCell>
            <HeadCell>Rules</HeadCell>
            <HeadCell>Anchor</HeadCell>
          </tr>
        </thead>
        <tbody>
          {zones.map((zone) => (
            <tr key={zone.id}>
              <Cell className="min-w-40">
                <span className="wrap-anywhere mr-2 font-medium">{zone.name}</span>
                {zone.required && <Badge tone="accent">Required</Badge>}
              </Cell>
              <Cell>{zone.type}</Cell>
              <Cell className="text-right">{zone.pageNumber}</Cell>
              <Cell className="whitespace-nowrap text-faded">{labelName(labelOfZone(zone))}</Cell>
              <Cell className="min-w-44 py-1">
                {zone.rules.length === 0 ? (
                  <span className="text-faded">None: all of its text</span>
                ) : (
                  <ul>
                    {zone.rules.map(({ id, type, value }) => (
                      <li key={id} className="flex items-baseline gap-1.5">
                        <span className="text-faded">{type}</span>
                        <code className="wrap-anywhere font-mono text-xs">{value}</code>
                      </li>
                    ))}
                  </ul>
                )}
              </Cell>
              <Cell className="whitespace-nowrap text-faded">
                {zone.anchor && (
                  <span className="inline-flex max-w-48 items-center gap-1.5">
                    <Anchor aria-hidden className="size-3.5 shrink-0" />
                    <span className="truncate">{zone.anchor.text}</span>
                  </span>
                )}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
