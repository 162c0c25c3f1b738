import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { type PlanId, planIdSchema } from '#contracts/subscription.ts';
import { messageOf, messages } from '#web/api/errors.ts';
import { type LoginState, originOf } from '#web/frame/login-state.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { useFirstInvalidFocus } from '#web/ui/first-invalid.ts';
import { type AccountFields, accountProblems, EMPTY_ACCOUNT, firstAccountProblem } from './account-fields.ts';
import { AccountInputs } from './account-inputs.tsx';
import { AUTH_LINK, AuthCard } from './auth-card.tsx';
import { PlanStep } from './plan-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { useRegistration } from './use-registration.ts';
import { STEP_TITLES, type Step, WizardSteps } from './wizard-steps.tsx';

const NEXT_WORDS: Record<Step, string> = { 1: 'Continue', 2: 'Continue', 3: 'Create account' };

/** /register: account, plan, review and confirm. */
export function RegisterPage() {
  const state = useLocation().state as LoginState | null;
  const [step, setStep] = useState<Step>(1);
  const [fields, setFields] = useState<AccountFields>(EMPTY_ACCOUNT);
  const [plan, setPlan] = useState<PlanId>(planIdSchema.safeParse(state?.plan).data ?? 'discovery');
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const form = useFirstInvalidFocus(attempt);
  const registration = useRegistration(originOf(state));
  const busy = registration.isPending || registration.isSuccess;
  const failure = registration.error ? messageOf(registration.error, messages.registrationFailed) : null;
  // What was wrong is said until nothing is.
  const shown = (firstAccountProblem(fields) && problem) ?? failure;

  const go = (next: Step) => {
    setProblem(null);
    registration.reset();
    setStep(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = firstAccountProblem(fields);
    if (step === 1 && found) {
      setAttempt(attempt + 1);
      setProblem(found);
    } else if (step === 3) registration.mutate({ fields, plan });
    else go(step === 1 ? 2 : 3);
  };

  return (
    <AuthCard
      title="Create account"
      wide
      footer={
        <Link to="/login" state={state?.from ? { from: state.from } : null} className={AUTH_LINK}>
          Already have an account? Sign in
        </Link>
      }
    >
      <WizardSteps step={step} onGo={busy ? undefined : go} />
      <form ref={form} onSubmit={submit} noValidate className="mt-6 flex flex-col gap-5">
        <StepHeading step={step} />
        {shown && <ErrorBox>{shown}</ErrorBox>}
        {step === 1 && (
          <AccountInputs
            fields={fields}
            onChange={setFields}
            problems={accountProblems(fields)}
            showAll={attempt > 0}
          />
        )}
        {step === 2 && <PlanStep value={plan} onChange={setPlan} />}
        {step === 3 && <ReviewStep fields={fields} plan={plan} onEdit={go} />}
        <div className="flex gap-2">
          {step > 1 && (
            <Button className="h-9 px-4" aria-disabled={busy} onClick={() => !busy && go(step === 3 ? 2 : 1)}>
              Back
            </Button>
          )}
          <Button type="submit" variant="primary" aria-disabled={busy}>
            {busy ? 'Creating account...' : NEXT_WORDS[step]}
          </Button>
        </div>
      </form>
    </AuthCard>
  );
}

/** Takes focus when the step changes, so that keyboard and screen reader follow. */
function StepHeading({ step }: { step: Step }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Step>(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg">
      {STEP_TITLES[step]}
    </h2>
  );
}
