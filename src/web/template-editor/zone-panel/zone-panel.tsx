import { type Dispatch, memo } from 'react';
import type { LiveSample } from '../live/live-sample.ts';
import type { EditorAction } from '../state/editor-reducer.ts';
import type { Scene } from '../state/history.ts';
import { selectedZones } from '../state/scene-changes.ts';
import { ZoneConfig } from './zone-config.tsx';

interface ZonePanelProps {
  scene: Scene;
  dispatch: Dispatch<EditorAction>;
  /** Null as long as the sample's words are not there. */
  live: LiveSample | null;
}

/** The configuration of the selected zone, or what to do first. */
export const ZonePanel = memo(function ZonePanel({ scene, dispatch, live }: ZonePanelProps) {
  const [zone, ...others] = selectedZones(scene);
  return (
    <section aria-label="Zone configuration" className="flex flex-col gap-4 p-4">
      <h2 className="font-semibold text-base">Zone Configuration</h2>
      {!zone && <FirstSteps />}
      {zone && others.length === 0 && <ZoneConfig key={zone.id} zone={zone} dispatch={dispatch} live={live} />}
      {zone && others.length > 0 && (
        <>
          <p>{others.length + 1} zones are selected.</p>
          <p className="text-faded text-sm">
            They move, align, duplicate and are deleted together. Select a single zone to configure it.
          </p>
        </>
      )}
    </section>
  );
});

const STEPS = [
  ['Upload a sample', 'A PDF or an image of a typical document.'],
  ['Draw a zone', 'Choose Add Zone and drag over a value, or take a Quick Add.'],
  ['Select the zone', 'Click it on the page to configure it here.'],
  ['Add extraction rules', 'They say what of the text in the zone is the value.'],
] as const;

function FirstSteps() {
  return (
    <div>
      <p className="mb-3 text-faded">No zone selected. How a template is made:</p>
      <ol className="space-y-3">
        {STEPS.map(([title, how], index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft font-medium text-accent-strong text-xs tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <p className="font-medium">{title}</p>
              <p className="text-faded text-sm">{how}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
