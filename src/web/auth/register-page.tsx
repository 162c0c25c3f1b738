import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { planIdSchema } from '#contracts/subscription.ts';
import { messageOf, messages } from '#web/api/errors.ts';
import { type LoginState, originOf, useKeptOrigin } from '#web/frame/login-state.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { useFirstInvalidFocus } from '#web/ui/first-invalid.ts';
import { accountProblems, firstAccountProblem } from './account-fields.ts';
import { AccountInputs } from './account-inputs.tsx';
import { AUTH_LINK, AuthCard } from './auth-card.tsx';
import { type AccountRefusal, checkAccount, stillRefused } from './check-account.ts';
import { PlanStep } from './plan-step.tsx';
import { useRegistrationDraft } from './registration-draft.ts';
import { ReviewStep } from './review-step.tsx';
import { useRegistration } from './use-registration.ts';
import { useWizardStep } from './use-wizard-step.ts';
import { STEP_TITLES, type Step, WizardSteps } from './wizard-steps.tsx';

const NEXT_WORDS: Record<Step, string> = { 1: 'Continue', 2: 'Continue', 3: 'Create account' };

/** /register: account, plan, review and confirm. */
export function RegisterPage() {
  const state = useLocation().state as LoginState | null;
  const kept = useKeptOrigin();
  const [{ fields, plan: chosen }, change] = useRegistrationDraft();
  const plan = chosen ?? planIdSchema.safeParse(state?.plan).data ?? 'discovery';
  const problem = firstAccountProblem(fields);
  const [step, go] = useWizardStep(problem === null);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<AccountRefusal | null>(null);
  const form = useFirstInvalidFocus(attempt);
  const registration = useRegistration(originOf(state));
  const busy = registration.isPending || registration.isSuccess;
  const checking = useMutation({
    mutationFn: () => checkAccount(fields),
    onSuccess: (found) => {
      setRefusal(found);
      if (!found) return go(2);
      setAttempt(attempt + 1);
    },
  });
  const refused = stillRefused(refusal, fields) ? refusal : null;
  const problems = accountProblems(fields);
  if (refused?.field) problems[refused.field] = refused.message;
  // What was wrong is said until nothing is.
  const ofAccount = attempt > 0 ? (problem ?? refused?.message) : null;
  const failure = registration.error ? messageOf(registration.error, messages.registrationFailed) : null;
  const shown = step === 1 ? ofAccount : step === 3 ? failure : null;

  const goTo = (next: Step) => {
    if (busy) return;
    registration.reset();
    go(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || checking.isPending) return;
    if (step === 1) {
      if (problem) setAttempt(attempt + 1);
      else checking.mutate();
    } else if (step === 2) goTo(3);
    else registration.mutate({ fields, plan });
  };

  return (
    <AuthCard
      title="Create account"
      wide
      footer={
        <Link to="/login" state={kept} className={AUTH_LINK}>
          Already have an account? Sign in
        </Link>
      }
    >
      <WizardSteps step={step} onGo={busy ? undefined : goTo} />
      <form ref={form} onSubmit={submit} noValidate className="mt-6 flex flex-col gap-5">
        <StepHeading step={step} />
        {shown && <ErrorBox>{shown}</ErrorBox>}
        {step === 1 && (
          <AccountInputs
            fields={fields}
            onChange={(next) => change({ fields: next })}
            problems={problems}
            showAll={attempt > 0}
          />
        )}
        {step === 2 && <PlanStep value={plan} onChange={(next) => change({ plan: next })} />}
        {step === 3 && <ReviewStep fields={fields} plan={plan} onEdit={goTo} />}
        <div className="flex gap-2">
          {step > 1 && (
            <Button className="h-9 px-4" aria-disabled={busy} onClick={() => goTo(step === 3 ? 2 : 1)}>
              Back
            </Button>
          )}
          <Button type="submit" variant="primary" aria-disabled={busy || checking.isPending}>
            {busy ? 'Creating account...' : checking.isPending ? 'Checking...' : NEXT_WORDS[step]}
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
    <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg max-sm:sr-only">
      {STEP_TITLES[step]}
    </h2>
  );
}
