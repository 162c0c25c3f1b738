import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ZonesPicture } from './zones-picture.tsx';

/** From a sample to a template that works (specification §2). */
const STEPS = [
  ['Upload a sample', 'a PDF or picture of the layout you want to be read.'],
  ['Draw zones', 'around the values on it.'],
  ['Configure extraction rules', '(regex, keywords, tables) that say what to take from each zone.'],
  ['Save', 'the template and test it on documents you have already analyzed.'],
  ['Activate', 'it: from then on documents of this layout are read with it.'],
] as const;

/** There are no templates yet: how one is made. */
export function TemplatesEmpty() {
  return (
    <div className="flex flex-col items-center pb-8">
      <EmptyState title="No Templates Yet" picture={<ZonesPicture />} className="pb-5">
        A template reads documents of one layout exactly where you tell it to.
      </EmptyState>
      <ol className="flex max-w-md flex-col gap-2.5">
        {STEPS.map(([step, rest], index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-strong text-xs tabular-nums"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">
              <span className="font-medium">{step}</span> <span className="text-faded">{rest}</span>
            </span>
          </li>
        ))}
      </ol>
      <Button asChild variant="primary" className="mt-6">
        <Link to="/templates/new">Create your first template</Link>
      </Button>
    </div>
  );
}
