import { planTerms } from '#core/billing/plans.ts';
import { escapeHtml } from '../mail/compose-mail.ts';
import type { PaidPlan } from './payments.ts';

const STYLE = `body{margin:0;font:15px/1.5 system-ui,sans-serif;background:#f5f6f7;color:#1d2733}
main{max-width:420px;margin:10vh auto;background:#fff;border:1px solid #dfe3e8;border-radius:10px;padding:28px}
h1{font-size:20px;margin:0 0 4px}p{margin:0 0 16px}.price{font-size:24px;font-weight:600;font-variant-numeric:tabular-nums}
.note{background:#fff7e0;border:1px solid #ecd9a0;border-radius:8px;padding:10px 14px}
button{font:inherit;min-height:44px;padding:0 18px;border-radius:8px;border:1px solid #c6ccd3;background:#fff;cursor:pointer}
button[value=paid]{background:#0f6b73;border-color:#0f6b73;color:#fff}button:focus-visible{outline:3px solid #7fc4ca}
@media (prefers-color-scheme:dark){body{background:#14181d;color:#e4e8ec}main{background:#1c2229;border-color:#333c46}
.note{background:#3a3117;border-color:#6b5a25}button{background:#262e37;border-color:#46515d;color:inherit}}`;

function frame(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · Invoscope</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>
`;
}

/** The built-in checkout page of `BILLING=test`. Its form posts `outcome` to the page's own address. */
export function testCheckoutPage(plan: PaidPlan): string {
  const { name, price } = planTerms(plan);
  return frame(
    'Test checkout',
    `<h1>Test checkout: ${escapeHtml(name)}</h1>
<p class="price">$${escapeHtml(price)} a month</p>
<p class="note">This is a test page: no money moves and no card is asked for. It stands in for a payment provider.</p>
<form method="post"><p><button name="outcome" value="paid">Pay (test)</button>
<button name="outcome" value="cancelled">Cancel</button></p></form>`,
  );
}

/** What the page says when its session is unknown or already used. */
export function testCheckoutOver(sentence: string): string {
  return frame(
    'Test checkout',
    `<h1>Test checkout</h1><p>${escapeHtml(sentence)}</p><p><a href="/pricing">Back</a></p>`,
  );
}
