import { ChevronRight } from 'lucide-react';
import type { AnalysisMetadata } from '#contracts/analysis.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatAmount } from '#web/format/money.ts';
import { Fact } from '#web/ui/fact.tsx';

type Stated = NonNullable<AnalysisMetadata['einvoice']>;

/** What the e-invoice states beyond what has a label: folded, as most is on the page too. */
export function EInvoiceFacts({ stated }: { stated: Stated }) {
  const { period, delivery } = stated;
  const allowances = stated.allowances_charges.filter(({ line }) => line === null);
  return (
    <details className="group">
      <summary className="flex min-h-8 list-none items-center gap-1.5 text-sm coarse:min-h-11">
        <ChevronRight aria-hidden className="size-4 text-faded transition-transform group-open:rotate-90" />
        What it states
      </summary>
      <dl className="grid grid-cols-[8.5rem_1fr] gap-x-3 gap-y-1.5 pt-1 pb-1 text-sm tabular-nums max-[480px]:grid-cols-1 max-[480px]:gap-y-0.5">
        <Fact name="Tax breakdown">
          {listed(
            stated.tax_breakdown.map((one) =>
              joined([
                one.tax_category,
                one.tax_rate && `${one.tax_rate} %`,
                one.taxable_amount && `of ${formatAmount(one.taxable_amount)}`,
                one.tax_amount && `= ${formatAmount(one.tax_amount)}`,
                one.exemption_reason,
              ]),
            ),
          )}
        </Fact>
        <Fact name="Allowances, charges">
          {listed(
            allowances.map((one) =>
              joined([
                one.kind === 'charge' ? 'Charge' : 'Allowance',
                one.amount && formatAmount(one.amount),
                one.reason ?? one.reason_code,
              ]),
            ),
          )}
        </Fact>
        <Fact name="Payment">
          {listed(
            stated.payment_means.map((one) =>
              joined([one.code && `Code ${one.code}`, one.text, one.account, one.bic, one.account_name, one.card]),
            ),
          )}
        </Fact>
        <Fact name="Remittance">{stated.remittance}</Fact>
        <Fact name="Mandate">{stated.mandate}</Fact>
        <Fact name="Creditor">{stated.creditor_reference}</Fact>
        <Fact name="Delivery">
          {delivery && joined([delivery.date && formatDay(delivery.date), delivery.name, delivery.address])}
        </Fact>
        <Fact name="Period">
          {period && joined([period.from && formatDay(period.from), '–', period.to && formatDay(period.to)])}
        </Fact>
        <Fact name="Preceding">
          {listed(stated.preceding_invoices.map(({ number, date }) => joined([number, date && formatDay(date)])))}
        </Fact>
        <Fact name="References">
          {listed((stated.other_terms ?? []).map(({ name, value }) => `${name}: ${value}`))}
        </Fact>
        <Fact name="Notes">{listed(stated.notes)}</Fact>
        <Fact name="Attachments">
          {listed(
            stated.attachments.map((one) => joined([one.reference, one.description, one.filename, one.location])),
          )}
        </Fact>
      </dl>
    </details>
  );
}

const joined = (parts: readonly (string | null | undefined)[]) => parts.filter((part) => part).join(' ');

function listed(lines: readonly string[]) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same; the list never reorders
        <li key={`${index}`}>{line}</li>
      ))}
    </ul>
  );
}
