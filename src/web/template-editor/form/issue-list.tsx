import { CircleCheck, TriangleAlert } from 'lucide-react';

/** What keeps the template from being saved; never out of sight. */
export function IssueList({ issues }: { issues: readonly string[] }) {
  return (
    <section aria-label="Validation issues" aria-live="polite">
      {issues.length === 0 ? (
        <p className="flex items-center gap-1.5 text-ok text-xs">
          <CircleCheck aria-hidden className="size-3.5" /> No validation issues
        </p>
      ) : (
        <div className="rounded-control bg-warn-soft px-3 py-2 text-sm text-warn">
          <h2 className="flex items-center gap-1.5 font-semibold">
            <TriangleAlert aria-hidden className="size-4 shrink-0" /> Validation issues
          </h2>
          <ul className="mt-1 list-disc space-y-0.5 pl-5">
            {issues.map((issue) => (
              <li key={issue} className="wrap-anywhere">
                {issue}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
