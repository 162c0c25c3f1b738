import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { PlanId } from '#contracts/subscription.ts';
import { openCheckout } from '#web/pricing/open-checkout.ts';
import type { AccountFields } from './account-fields.ts';
import { registerAccount } from './register-account.ts';

/** Registers, then leaves for the checkout of a paid plan or for `origin`. */
export function useRegistration(origin: string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ fields, plan }: { fields: AccountFields; plan: PlanId | null }) => registerAccount(fields, plan),
    onSuccess: (checkoutUrl) => {
      if (checkoutUrl) openCheckout(checkoutUrl);
      else navigate(origin, { replace: true });
    },
  });
}
