import { Archive, CircleCheck, PencilLine } from 'lucide-react';
import type { TemplateWire } from '#contracts/template.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const LOOKS: Record<TemplateWire['status'], { word: string; tone: Tone; icon: typeof Archive }> = {
  draft: { word: 'Draft', tone: 'neutral', icon: PencilLine },
  active: { word: 'Active', tone: 'ok', icon: CircleCheck },
  archived: { word: 'Archived', tone: 'warn', icon: Archive },
};

export function TemplateStatusBadge({ status }: Pick<TemplateWire, 'status'>) {
  const { word, tone, icon: Icon } = LOOKS[status];
  return (
    <Badge tone={tone} data-status={status}>
      <Icon aria-hidden />
      {word}
    </Badge>
  );
}
