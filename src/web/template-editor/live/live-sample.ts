import type { PageWords } from '#contracts/document.ts';
import { inkOfPages } from '#core/templates/ink-share.ts';
import { type Writing, writingOf } from '#core/templates/page-writing.ts';
import { drawnPlace, readZone, type ZoneReading } from '#core/templates/read-zone.ts';
import type { Anchor, Zone } from '#core/templates/template.ts';
import type { ZonePage } from '#core/templates/zone-page.ts';
import { anchorChoices } from './anchor-choices.ts';
import type { SampleInk } from './page-ink.ts';

/** The sample's words, as zones read them. */
export interface LiveSample {
  /**
   * What a zone gives on the sample: by the same function as in test runs and uploads. Null for a checkbox as long as
   * its page is being drawn.
   */
  read: (zone: Zone) => ZoneReading | null;
  /** Texts near the zone that it could keep its distance from. */
  anchors: (zone: Zone) => Anchor[];
}

/** `words` of all pages, from 1. The result gives the same with more and more ink. */
export function liveSample(words: readonly PageWords[]): (inks: SampleInk) => LiveSample {
  const pages: ZonePage[] = words.map((page, index) => ({ ...page, number: index + 1 }));
  const writing: Writing = writingOf(pages);
  const anchors: LiveSample['anchors'] = (zone) => anchorChoices(pages, zone);
  return (inks) => {
    const context = { pages, writing, inkShare: inkOfPages(inks) };
    // A zone that stays the same object gives the same.
    const readings = new WeakMap<Zone, ZoneReading>();
    return {
      read: (zone) => {
        if (zone.type === 'checkbox' && zone.pageNumber <= pages.length && !inks.has(zone.pageNumber)) return null;
        const known = readings.get(zone);
        if (known) return known;
        const reading = readZone(zone, drawnPlace(zone), context);
        readings.set(zone, reading);
        return reading;
      },
      anchors,
    };
  };
}
