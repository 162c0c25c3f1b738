import { FileText, LayoutDashboard, LayoutTemplate, type LucideIcon, Sparkles } from 'lucide-react';

export interface Place {
  to: string;
  label: string;
  Icon: LucideIcon;
}

/** The product's places, in the order of the top bar. */
export const PLACES: readonly Place[] = [
  { to: '/', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/documents', label: 'Documents', Icon: FileText },
  { to: '/templates', label: 'Templates', Icon: LayoutTemplate },
  { to: '/ai', label: 'AI Assistant', Icon: Sparkles },
];
