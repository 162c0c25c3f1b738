import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PlanId } from '#contracts/subscription.ts';
import { planPrice, pricePeriod } from '#web/pricing/plan-price.ts';
import { plansQuery } from '#web/pricing/plan-queries.ts';
import { Button } from '#web/ui/button.tsx';
import type { AccountFields } from './account-fields.ts';
import { NEXT_WORDS } from './plan-words.ts';
import type { Step } from './wizard-steps.tsx';

interface ReviewStepProps {
  fields: AccountFields;
  plan: PlanId;
  onEdit: (step: Step) => void;
}

/** The wizard's third step: everything once more, with a way back to each part. */
export function ReviewStep({ fields, plan, onEdit }: ReviewStepProps) {
  const { data: plans } = useQuery(plansQuery);
  const chosen = plans?.find(({ id }) => id === plan);
  const price = chosen ? `${chosen.name} · ${planPrice(chosen)} ${pricePeriod(chosen)}` : plan;
  return (
    <div className="flex flex-col gap-4">
      <Part title="Account" onEdit={() => onEdit(1)}>
        <Row name="Username" value={fields.username.trim()} />
        <Row name="Email" value={fields.email.trim()} />
        <Row name="Full name" value={fields.full_name.trim() || 'Not given'} />
        <Row name="Company" value={fields.company.trim() || 'Not given'} />
      </Part>
      <Part title="Plan" onEdit={() => onEdit(2)}>
        <Row name="Plan" value={price} />
        <Row name="Next" value={NEXT_WORDS[plan]} />
      </Part>
    </div>
  );
}

function Part({ title, onEdit, children }: { title: string; onEdit: () => void; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line">
      <header className="flex h-11 items-center justify-between border-line border-b px-4">
        <h3 className="font-medium">{title}</h3>
        <Button variant="link" onClick={onEdit} aria-label={`Change ${title.toLowerCase()}`}>
          Change
        </Button>
      </header>
      <dl className="px-4 py-2">{children}</dl>
    </section>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-4 py-1.5">
      <dt className="w-24 shrink-0 text-faded">{name}</dt>
      <dd className="wrap-anywhere min-w-0">{value}</dd>
    </div>
  );
}
