import { useEffect, useState } from 'react';
import type { Ink } from '#core/templates/ink-share.ts';
import type { Zone } from '#core/templates/template.ts';
import type { SampleState } from '../sample/use-sample.ts';
import { pageInk, type SampleInk } from './page-ink.ts';

const NO_INK: SampleInk = new Map();

/** The ink of the pages that checkboxes lie on, drawn one after the other beside all else. */
export function useSampleInk(sample: SampleState, zones: readonly Zone[]): SampleInk {
  const opened = sample.status === 'ready' ? sample.sample : null;
  const [drawn, setDrawn] = useState({ of: opened, inks: NO_INK });
  const inks = drawn.of === opened ? drawn.inks : NO_INK;
  const wanted = new Set(zones.filter(({ type }) => type === 'checkbox').map(({ pageNumber }) => pageNumber));
  const next = [...wanted].find((number) => opened && number <= opened.pageCount && !inks.has(number)) ?? null;

  useEffect(() => {
    if (!opened || next === null) return;
    const controller = new AbortController();
    const keep = (ink: Ink | null) => {
      if (controller.signal.aborted) return;
      setDrawn((before) => ({
        of: opened,
        inks: new Map(before.of === opened ? before.inks : NO_INK).set(next, ink),
      }));
    };
    opened.page(next).then(
      (page) => pageInk(page, controller.signal).then(keep, () => keep(null)),
      () => keep(null),
    );
    return () => controller.abort();
  }, [opened, next]);

  return inks;
}
