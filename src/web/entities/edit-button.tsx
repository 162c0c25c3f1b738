import { Pencil } from 'lucide-react';
import type { EntityWire } from '#contracts/entity.ts';
import { Button } from '#web/ui/button.tsx';
import { labelName } from './group-entities.ts';

/** The pencil of a value's row; its name has the value, as several rows can have one label. */
export function EditButton({ entity, onEdit }: { entity: EntityWire; onEdit: () => void }) {
  const name = `Correct ${labelName(entity.label)} ${entity.text || entity.value}`;
  return (
    <Button variant="ghost" icon tabIndex={-1} aria-label={name} onClick={onEdit}>
      <Pencil aria-hidden />
    </Button>
  );
}
