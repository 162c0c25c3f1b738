import { changeWords, dollars } from '#core/billing/plan-change.ts';
import { planTerms } from '#core/billing/plans.ts';
import { escapeHtml } from '../mail/compose-mail.ts';
import type { TestCheckout } from './test-checkout.ts';

/** Of the product's own tokens, which the built client's style sheet brings; without a build plain light colours. */
const STYLE = `body{margin:0;padding:48px 16px;font:15px/1.5 "Inter Variable",system-ui,sans-serif;background:var(--desk,#f5f6f7);color:var(--ink,#1d2733)}
main{max-width:404px;margin:0 auto}.brand{display:flex;gap:8px;align-items:center;margin:0 0 16px;font-weight:600}.brand img{width:24px;height:24px}
.card{background:var(--paper,#fff);border:1px solid var(--line,#dfe3e8);border-radius:10px;padding:28px}
h1{font-size:20px;line-height:1.3;font-weight:600;margin:0 0 4px}p{margin:0 0 16px}
.price{font-variant-numeric:tabular-nums;color:var(--faded,#5b6673)}.price b{font-size:24px;font-weight:600;color:var(--ink,#1d2733)}
.note{background:var(--warn-soft,#fff7e0);color:var(--warn,#7a4b00);border-radius:7px;padding:10px 14px}
form p{display:flex;flex-wrap:wrap;gap:8px;margin:0}
button{font:inherit;min-height:44px;padding:0 18px;border-radius:7px;border:1px solid var(--field,#8b96a1);background:var(--paper,#fff);color:inherit;cursor:pointer}
button[value=paid]{background:var(--accent,#0f6b73);border-color:var(--accent,#0f6b73);color:var(--on-accent,#fff);font-weight:500}
a{color:var(--accent-strong,#0f6b73);text-decoration:underline;text-underline-offset:4px}
button:focus-visible,a:focus-visible{outline:2px solid var(--accent,#0f6b73);outline-offset:2px}`;

/** A day as the page writes it, in UTC: it does not know where its reader is. */
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `head` is what the product's own page brings: its style sheet and the chosen theme. */
function frame(head: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Test checkout · Invoscope</title>${head}<style>${STYLE}</style></head>
<body><main><p class="brand"><img src="/favicon.svg" alt="">Invoscope</p><div class="card">${body}</div></main></body></html>
`;
}

/** The built-in checkout page of `BILLING=test`. Its form posts `outcome` to the page's own address. */
export function testCheckoutPage(head: string, { plan, running, change }: TestCheckout): string {
  const { name, price } = planTerms(plan);
  const showDate = (moment: Date) => DAY.format(moment);
  const words =
    change.kind === 'none'
      ? 'This is your plan already.'
      : changeWords(change, { from: running.plan, to: plan, showDate });
  const isPaidNow = change.kind === 'start' || change.kind === 'upgrade';
  return frame(
    head,
    `<h1>Test checkout: ${escapeHtml(name)}</h1>
<p class="price"><b>${escapeHtml(dollars(price))}</b> per month</p>
<p>${escapeHtml(words)}</p>
<p class="note">This is a test page: no money moves and no card is asked for. It stands in for a payment provider.</p>
<form method="post"><p><button name="outcome" value="paid">${isPaidNow ? 'Pay (test)' : 'Confirm (test)'}</button>
<button name="outcome" value="cancelled">Cancel</button></p></form>`,
  );
}

const OVER = {
  paid: 'This checkout was completed already; nothing is charged again.',
  cancelled: 'This checkout was cancelled; nothing was charged.',
  unknown: 'There is no such checkout.',
};

/** What the page says when its session was used already, or is unknown. */
export function testCheckoutOver(head: string, outcome: keyof typeof OVER): string {
  return frame(
    head,
    `<h1>Test checkout</h1><p>${OVER[outcome]}</p><p style="margin:0"><a href="/pricing">See your plan</a></p>`,
  );
}
