import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EntityWire } from '#contracts/entity.ts';
import type { TemplateWire } from '#contracts/template.ts';
import { quickCheck, shownMatches } from '#core/templates/quick-check.ts';
import { entitiesQuery } from '#web/api/documents-queries.ts';
import { labelName } from '#web/entities/group-entities.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLogged } from './document-picker.tsx';
import { OverallScore } from './overall-score.tsx';
import { ZoneResult } from './zone-result.tsx';

interface QuickCheckViewProps {
  template: TemplateWire;
  documentId: string;
}

/** The zones' keywords looked up among the entities of a document (specification §5). */
export function QuickCheckView({ template, documentId }: QuickCheckViewProps) {
  const found = useQuery(entitiesQuery(documentId));
  useLogged(found.error);
  const entities = found.data?.entities;
  const check = useMemo(
    () => quickCheck(template.zones, Object.values(entities ?? {}).flat()),
    [template.zones, entities],
  );
  if (found.isPending) return <Skeleton className="h-72 rounded-card" />;
  return (
    <div className="flex flex-col gap-4">
      <OverallScore score={check.score} zones={check.zones} />
      <ul aria-label="Zones" className="divide-y divide-line rounded-card border border-line bg-paper">
        {check.zones.map(({ zoneId, matches, ...result }, index) => {
          const zone = template.zones[index];
          return (
            <li key={zoneId}>
              <ZoneResult name={zone?.name ?? ''} required={zone?.required ?? false} {...result}>
                <Matches matches={matches} />
              </ZoneResult>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Matches({ matches }: { matches: readonly EntityWire[] }) {
  const { shown, more } = shownMatches(matches);
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Matched entities" className="flex flex-wrap items-center gap-1.5 text-sm">
      {shown.map((entity) => (
        <li key={entity.id} className="max-w-full truncate rounded-control bg-well px-2 py-0.5">
          <span className="text-faded">{labelName(entity.label)}</span> {entity.text || entity.value}
        </li>
      ))}
      {more > 0 && <li className="text-faded">+{more} more...</li>}
    </ul>
  );
}
