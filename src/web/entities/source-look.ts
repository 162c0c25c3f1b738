import { FileCode2, Frame, type LucideIcon, ScanText, Sparkles, Tags, UserCheck, Workflow } from 'lucide-react';
import type { EntityWire } from '#contracts/entity.ts';

interface SourceLook {
  name: string;
  icon: LucideIcon;
  /** In plain words, where nothing more exact is known. */
  meaning: string;
}

const SOURCES: Record<string, SourceLook> = {
  improved_contextual: { name: 'Context', icon: ScanText, meaning: 'Read from labels and layout' },
  enhanced_patterns: { name: 'Pattern', icon: Workflow, meaning: 'Recognized by its form' },
  traditional_spacy: { name: 'Name', icon: Sparkles, meaning: 'Recognized as a name' },
  einvoice_xml: { name: 'E-invoice', icon: FileCode2, meaning: 'Stated in the embedded e-invoice' },
  template: { name: 'Template', icon: Frame, meaning: "Read in a template's zone" },
  user: { name: 'You', icon: UserCheck, meaning: 'Entered by a person' },
};

const OTHER: SourceLook = { name: 'Other', icon: Tags, meaning: 'From another source' };

export function sourceLook(source: string): SourceLook {
  return SOURCES[source] ?? OTHER;
}

/** The tooltip of a source badge. */
export function sourceTooltip(entity: Pick<EntityWire, 'source' | 'matched_keyword' | 'original'>): string {
  if (entity.source === 'user' && entity.original) return `Corrected by a person; it was read as “${entity.original}”`;
  if (entity.source === 'improved_contextual' && entity.matched_keyword) {
    return `Read next to the label “${entity.matched_keyword}”`;
  }
  return sourceLook(entity.source).meaning;
}
