import type { ReactNode } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { ConfidenceBar } from '#web/ui/confidence-bar.tsx';
import { ZONE_LOOKS, type ZoneStatus } from './zone-result-look.ts';

interface ZoneResultProps {
  name: string;
  required: boolean;
  status: ZoneStatus;
  message: string | null;
  confidence: number;
  /** What was found. */
  children?: ReactNode;
}

/** What a test says of one zone. */
export function ZoneResult({ name, required, status, message, confidence, children }: ZoneResultProps) {
  const { word, tone, icon: Icon } = ZONE_LOOKS[status];
  return (
    <div data-status={status} className="flex flex-col gap-1.5 px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="wrap-anywhere font-medium">{name}</h4>
        {required && <Badge>Required</Badge>}
        <span className="flex-1" />
        {confidence > 0 && <ConfidenceBar confidence={confidence} className="max-sm:order-last" />}
        <Badge tone={tone}>
          <Icon aria-hidden />
          {word}
        </Badge>
      </div>
      {message && <p className="text-faded text-sm">{message}</p>}
      {children}
    </div>
  );
}
