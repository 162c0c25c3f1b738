import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import type { Step } from './wizard-steps.tsx';

const entrySchema = z.looseObject({ step: z.union([z.literal(1), z.literal(2), z.literal(3)]).catch(1) });

/**
 * The wizard's step as the browser's history has it: Back and Forward go one step. `mayLeaveFirst` is false while the
 * account does not hold, e.g. after a reload of a later step, which has forgotten what was typed.
 */
export function useWizardStep(mayLeaveFirst: boolean) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const asked = entrySchema.safeParse(state).data?.step ?? 1;
  const step: Step = mayLeaveFirst ? asked : 1;
  useEffect(() => {
    if (step !== asked) navigate('/register', { replace: true, state: { ...state, step } });
  }, [step, asked, state, navigate]);
  const go = (next: Step) => {
    // Every step before stands in the history already: going back is going back there.
    if (next < step) navigate(next - step);
    else navigate('/register', { state: { ...state, step: next } });
  };
  return [step, go] as const;
}
