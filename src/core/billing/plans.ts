export type PlanId = 'discovery' | 'essential' | 'advanced';

export interface PlanTerms {
  id: PlanId;
  name: string;
  description: string;
  /** US dollars a month as a decimal string. */
  price: string;
  /** Documents in total for the trial, per month otherwise. */
  documentsLimit: number;
  aiQueriesLimit: number;
  /** What the plan's assistant is called on the pricing page; null for the trial. */
  aiModel: string | null;
  features: readonly string[];
}

/** Product specification §9. */
export const TRIAL_DAYS = 14;

/** The three plans of product specification §9, cheapest first. */
export const PLANS: readonly PlanTerms[] = [
  {
    id: 'discovery',
    name: 'Discovery',
    description: 'Try everything for 14 days, free.',
    price: '0.00',
    documentsLimit: 10,
    aiQueriesLimit: 3,
    aiModel: null,
    features: ['10 documents in total', '3 AI queries', '14-day trial', 'No card needed'],
  },
  {
    id: 'essential',
    name: 'Essential',
    description: 'For freelancers and small offices.',
    price: '7.00',
    documentsLimit: 20,
    aiQueriesLimit: 25,
    aiModel: 'Fast basic AI model',
    features: ['20 documents a month', '25 AI queries a month', 'Fast basic AI model'],
  },
  {
    id: 'advanced',
    name: 'Advanced',
    description: 'For finance teams and bookkeepers.',
    price: '19.00',
    documentsLimit: 75,
    aiQueriesLimit: 100,
    aiModel: 'Advanced AI model',
    features: [
      '75 documents a month',
      '100 AI queries a month',
      'Advanced AI model',
      'Compliance checking',
      'Priority support',
    ],
  },
];

/** A plan's terms. Throws `RangeError` for an id that is none of the three. */
export function planTerms(id: PlanId): PlanTerms {
  const terms = PLANS.find((plan) => plan.id === id);
  if (!terms) throw new RangeError(`No plan is called ${id}`);
  return terms;
}
