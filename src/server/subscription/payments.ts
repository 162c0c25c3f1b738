import type { PlanId } from '#core/billing/plans.ts';

export type PaidPlan = Exclude<PlanId, 'discovery'>;

export interface CheckoutRequest {
  userId: string;
  email: string;
  plan: PaidPlan;
  /** The provider's customer, once there is one. */
  customerId: string | null;
  /** Where the browser returns to, paid or not. */
  successUrl: string;
  cancelUrl: string;
}

/** A paid subscription as the provider has it at the moment of asking. */
export interface ProvidedSubscription {
  userId: string | null;
  customerId: string;
  subscriptionId: string;
  /** Null when its price is none of ours. */
  plan: PaidPlan | null;
  /** False once unpaid, expired or cancelled for good. */
  active: boolean;
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
}

/** A running subscription after its plan was changed. */
export interface ChangedSubscription {
  subscription: ProvidedSubscription;
  /** Where the customer confirms the payment that the change needs; null when it is done. */
  confirmUrl: string | null;
}

/** What a webhook is about. The event says only what to look up, so that late and swapped events do no harm. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** The subscription to look up; null for events that concern none. */
  subscriptionId: string | null;
}

/**
 * A payment provider with hosted checkout. Methods reject with the provider's own error when it cannot be reached
 * or refuses.
 */
export interface PaymentProvider {
  createCheckout(request: CheckoutRequest): Promise<{ url: string }>;
  /** The page where customers change card, plan and bills. */
  createPortal(customerId: string, returnUrl: string): Promise<{ url: string }>;
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  /**
   * Gives a running subscription another plan, and takes a cancellation back. `prorated`: from now on, and the
   * difference for the rest of the period is paid at once; else the price counts from the next period.
   */
  changePlan(subscriptionId: string, plan: PaidPlan, options: { prorated: boolean }): Promise<ChangedSubscription>;
  /** Ends a subscription now; what is left of its period is credited. One that is gone already is no error. */
  endNow(subscriptionId: string): Promise<void>;
  findSubscription(subscriptionId: string): Promise<ProvidedSubscription>;
  /** Throws when the signature does not fit the body or is too old. */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent;
}
