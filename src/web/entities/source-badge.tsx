import type { EntityWire } from '#contracts/entity.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { sourceLook, sourceTooltip } from './source-look.ts';

/** Where a value comes from; the tooltip says it in plain words. */
export function SourceBadge({ entity }: { entity: EntityWire }) {
  const { name, icon: Icon } = sourceLook(entity.source);
  return (
    <Tooltip text={sourceTooltip(entity)}>
      <Badge className="cursor-help">
        <Icon aria-hidden />
        {name}
      </Badge>
    </Tooltip>
  );
}

/** The same where a word has no room. */
export function SourceIcon({ entity }: { entity: EntityWire }) {
  const { name, icon: Icon } = sourceLook(entity.source);
  return (
    <Tooltip text={sourceTooltip(entity)}>
      <span role="img" aria-label={`Source: ${name}`} className="grid size-6 shrink-0 cursor-help place-items-center">
        <Icon aria-hidden className="size-4 text-faded" />
      </span>
    </Tooltip>
  );
}
