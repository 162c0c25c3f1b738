import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { planIdSchema } from '#contracts/subscription.ts';
import { messageOf, messages } from '#web/api/errors.ts';
import { type LoginState, originOf, useKeptOrigin } from '#web/frame/login-state.ts';
import { plansQuery } from '#web/pricing/plan-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { useFirstInvalidFocus } from '#web/ui/first-invalid.ts';
import { accountProblems, firstAccountProblem } from './account-fields.ts';
import { AccountInputs } from './account-inputs.tsx';
import { AUTH_LINK, AuthCard } from './auth-card.tsx';
import { chosenPlanWords } from './plan-words.ts';
import { useRegistrationDraft } from './registration-draft.ts';
import { useRegistration } from './use-registration.ts';

/** The single form of /login in register mode, which the pricing buttons open with a plan. */
export function RegisterForm({ state }: { state: LoginState }) {
  const kept = useKeptOrigin();
  const plan = planIdSchema.safeParse(state.plan).data ?? null;
  const { data: plans } = useQuery(plansQuery);
  const [{ fields }, change] = useRegistrationDraft();
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const form = useFirstInvalidFocus(attempt);
  const registration = useRegistration(originOf(state));
  const failure = registration.error ? messageOf(registration.error, messages.registrationFailed) : null;
  // What was wrong is said until nothing is.
  const shown = (firstAccountProblem(fields) && problem) ?? failure;
  const busy = registration.isPending || registration.isSuccess;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = firstAccountProblem(fields);
    setProblem(found);
    setAttempt(attempt + 1);
    if (found) registration.reset();
    else if (!busy) registration.mutate({ fields, plan });
  };

  return (
    <AuthCard
      title="Create account"
      lead={chosenPlanWords(plan ?? 'discovery', plans)}
      wide
      footer={
        <>
          <Link to="/login" state={kept} className={AUTH_LINK}>
            Already have an account? Sign in
          </Link>
          <Link to="/pricing" state={kept} className={AUTH_LINK}>
            Compare plans
          </Link>
        </>
      }
    >
      <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {shown && <ErrorBox>{shown}</ErrorBox>}
        <AccountInputs
          fields={fields}
          onChange={(next) => change({ fields: next })}
          problems={accountProblems(fields)}
          showAll={attempt > 0}
        />
        <Button type="submit" variant="primary" aria-disabled={busy} className="self-start">
          {busy ? 'Creating account...' : 'Create account'}
        </Button>
      </form>
    </AuthCard>
  );
}
