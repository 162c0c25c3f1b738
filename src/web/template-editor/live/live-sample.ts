import type { PageWords } from '#contracts/document.ts';
import { type Writing, writingOf } from '#core/templates/page-writing.ts';
import { drawnPlace, readZone, type ZoneReading } from '#core/templates/read-zone.ts';
import type { Anchor, Zone } from '#core/templates/template.ts';
import type { ZonePage } from '#core/templates/zone-page.ts';
import { anchorChoices } from './anchor-choices.ts';

/** The sample's words, as zones read them. */
export interface LiveSample {
  /** What a zone gives on the sample: by the same function as in test runs and uploads. */
  read: (zone: Zone) => ZoneReading;
  /** Texts near the zone that it could keep its distance from. */
  anchors: (zone: Zone) => Anchor[];
}

/** `words` of all pages, from 1. */
export function liveSample(words: readonly PageWords[]): LiveSample {
  const pages: ZonePage[] = words.map((page, index) => ({ ...page, number: index + 1 }));
  const writing: Writing = writingOf(pages);
  // A zone that stays the same object gives the same.
  const readings = new WeakMap<Zone, ZoneReading>();
  return {
    read: (zone) => {
      const known = readings.get(zone);
      if (known) return known;
      const reading = readZone(zone, drawnPlace(zone), { pages, writing });
      readings.set(zone, reading);
      return reading;
    },
    anchors: (zone) => anchorChoices(pages, zone),
  };
}
