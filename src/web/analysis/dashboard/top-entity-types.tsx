import type { DocumentStats } from '#contracts/document.ts';
import { countText } from '#web/document-list/count-text.ts';
import { documentsLink } from '#web/document-list/list-address.ts';
import { entityColour } from '#web/entities/entity-look.ts';
import { labelName } from '#web/entities/group-entities.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { BarRow } from './bar-row.tsx';

/** Specification §9: the top five types. */
const SHOWN = 5;

export function TopEntityTypes({ types }: { types: DocumentStats['top_types'] }) {
  const top = types.slice(0, SHOWN);
  const most = Math.max(...top.map((type) => type.count), 1);
  return (
    <Card className="min-w-0">
      <CardTitle className="mb-2">Top Entity Types</CardTitle>
      {top.length === 0 && <p className="py-6 text-center text-faded">No entities found yet.</p>}
      <ul className="flex flex-col gap-0.5">
        {top.map((type) => (
          <BarRow
            key={type.label}
            name={labelName(type.label)}
            value={countText(type.count)}
            share={type.count / most}
            to={documentsLink({ label: type.label })}
            colour={entityColour(type.label)}
          />
        ))}
      </ul>
    </Card>
  );
}
