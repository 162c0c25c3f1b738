import { Check } from 'lucide-react';
import { cn } from '#web/ui/class-names.ts';

export type Step = 1 | 2 | 3;

export const STEP_TITLES: Record<Step, string> = { 1: 'Account', 2: 'Plan', 3: 'Review & confirm' };
const STEPS: readonly Step[] = [1, 2, 3];

/** Where the wizard stands; steps already done can be gone back to. */
export function WizardSteps({ step, onGo }: { step: Step; onGo: ((step: Step) => void) | undefined }) {
  return (
    <>
      {/* A phone has no room for three titles. */}
      <p className="border-accent border-t-2 pt-2 font-medium text-sm sm:hidden">
        Step {step} of {STEPS.length} · {STEP_TITLES[step]}
      </p>
      <ol className="flex gap-2 max-sm:hidden">
        {STEPS.map((each) => {
          const done = each < step;
          const Tag = done ? 'button' : 'div';
          return (
            <li key={each} className="flex-1" aria-current={each === step ? 'step' : undefined}>
              <Tag
                {...(done
                  ? { type: 'button', onClick: () => onGo?.(each), 'aria-label': `Back to ${STEP_TITLES[each]}` }
                  : {})}
                className={cn(
                  'flex w-full items-center gap-2 border-t-2 pt-2 text-left text-sm coarse:min-h-11',
                  each <= step ? 'border-accent' : 'border-line',
                  each === step ? 'font-medium text-ink' : 'text-faded',
                  done && 'hover:text-ink',
                )}
              >
                <span className="tabular-nums">
                  {done ? <Check aria-hidden className="size-4 text-accent" /> : each}
                </span>
                <span>{STEP_TITLES[each]}</span>
              </Tag>
            </li>
          );
        })}
      </ol>
    </>
  );
}
