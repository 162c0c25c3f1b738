import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { Tone } from '#web/ui/badge.tsx';

export type ZoneStatus = 'pass' | 'warning' | 'fail';

export const ZONE_LOOKS: Record<
  ZoneStatus,
  { word: string; tone: Tone; icon: typeof CircleCheck; text: string; colour: string }
> = {
  pass: { word: 'Pass', tone: 'ok', icon: CircleCheck, text: 'text-ok', colour: 'oklch(0.5 0.13 150)' },
  warning: { word: 'Warning', tone: 'warn', icon: TriangleAlert, text: 'text-warn', colour: 'oklch(0.55 0.13 70)' },
  fail: { word: 'Fail', tone: 'bad', icon: CircleX, text: 'text-bad', colour: 'oklch(0.55 0.19 27)' },
};
