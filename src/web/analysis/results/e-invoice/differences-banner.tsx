import { useQueryClient } from '@tanstack/react-query';
import { FileCode2, FileText, GitCompareArrows } from 'lucide-react';
import { useRef } from 'react';
import { toast } from 'sonner';
import type { DocumentEntities } from '#contracts/document.ts';
import { entitiesQuery, refreshDocuments } from '#web/api/documents-queries.ts';
import { messageOf } from '#web/api/errors.ts';
import { putLineItems } from '#web/entities/entity-calls.ts';
import { useEntityFocus } from '#web/entities/entity-focus.ts';
import { labelName } from '#web/entities/group-entities.ts';
import { useEntityActions } from '#web/entities/use-entity-actions.ts';
import { usePageKeys } from '#web/frame/page-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { type Difference, differencesOf, shownText, subjectOf, withPageFigures } from './differences.ts';

type Side = 'page' | 'xml';

const isSame = (a: Difference, b: Difference) => a.term === b.term && a.line === b.line;

/** Where page and e-invoice differ: both values side by side, and which of them is to stand. */
export function DifferencesBanner({ documentId, found }: { documentId: string; found: DocumentEntities }) {
  const client = useQueryClient();
  const actions = useEntityActions(documentId);
  /** What is known by now: a decision that was waiting must not see what was known when it was made. */
  const now = () => client.getQueryData(entitiesQuery(documentId).queryKey) ?? found;
  const decided = useRef(Promise.resolve());
  const differences = differencesOf(found);

  /** One after the other: a key pressed while the decision before is being saved means what then is the first. */
  function decide(choose: (differences: readonly Difference[]) => Difference | undefined, side: Side): void {
    decided.current = decided.current.then(() => settle(choose(differencesOf(now())), side));
  }

  async function settle(difference: Difference | undefined, side: Side): Promise<void> {
    if (!difference) return;
    try {
      const loser = difference[side === 'page' ? 'xml' : 'page'].entity;
      if (difference.line !== null) {
        const { line_items: lines } = now();
        const ofLines = differencesOf(now()).filter(({ line }) => line !== null);
        // The list is decided as a whole: it is a person's then.
        await putLineItems(documentId, side === 'page' ? withPageFigures(lines, ofLines) : lines);
        await refreshDocuments(client);
        toast(side === 'page' ? "The lines are the page's now" : "The lines are the e-invoice's");
      } else if (loser) await actions.dismiss(loser);
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  usePageKeys(
    differences.length === 0
      ? []
      : [
          {
            key: 'g',
            description: "Use the page's value of the first difference",
            run: () => decide(([first]) => first, 'page'),
          },
          {
            key: 'x',
            description: "Use the XML's value of the first difference",
            run: () => decide(([first]) => first, 'xml'),
          },
        ],
  );
  if (differences.length === 0) return null;
  const count = differences.length === 1 ? '1 value' : `${differences.length} values`;
  return (
    <section
      aria-label="Page and e-invoice differ"
      className="flex flex-col gap-2.5 rounded-card border border-bad/40 bg-bad-soft px-3 py-2.5"
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <GitCompareArrows aria-hidden className="size-4 shrink-0 text-bad" /> Page and e-invoice differ in {count}
      </h2>
      <p className="text-faded text-sm">
        A page that says something else than its e-invoice may count as a second invoice.
      </p>
      <ul className="flex flex-col gap-2">
        {differences.map((difference, index) => (
          <DifferenceRow
            key={`${difference.term} ${difference.line ?? ''}`}
            difference={difference}
            isFirst={index === 0}
            onDecide={(side) => decide((standing) => standing.find((each) => isSame(each, difference)), side)}
          />
        ))}
      </ul>
    </section>
  );
}

interface DifferenceRowProps {
  difference: Difference;
  /** The keys mean this one. */
  isFirst: boolean;
  onDecide: (side: Side) => void;
}

function DifferenceRow({ difference, isFirst, onDecide }: DifferenceRowProps) {
  const subject = subjectOf(difference, labelName);
  return (
    <li className="rounded-control border border-line bg-paper p-2.5">
      <p className="mb-1.5 flex items-baseline justify-between gap-2">
        <span className="font-medium">{subject}</span>
        <span className="text-faded text-sm tabular-nums">{difference.term}</span>
      </p>
      <div className="grid grid-cols-2 gap-2.5">
        <SideValue side="page" difference={difference} {...{ subject, isFirst, onDecide }} />
        <SideValue side="xml" difference={difference} {...{ subject, isFirst, onDecide }} />
      </div>
    </li>
  );
}

const SIDES = {
  page: { title: 'On the page', use: "Use the page's", key: 'g', icon: FileText },
  xml: { title: 'In the XML', use: "Use the XML's", key: 'x', icon: FileCode2 },
} as const;

interface SideValueProps extends DifferenceRowProps {
  side: Side;
  subject: string;
}

function SideValue({ side, difference, subject, isFirst, onDecide }: SideValueProps) {
  const { show } = useEntityFocus();
  const { title, use, key, icon: Icon } = SIDES[side];
  const { text: stated, entity } = difference[side];
  const text = shownText(stated, difference);
  return (
    <div className="flex min-w-0 flex-col items-start gap-1.5">
      <span className="flex items-center gap-1.5 text-faded text-sm">
        <Icon aria-hidden className="size-3.5" /> {title}
      </span>
      {entity?.box ? (
        <button
          type="button"
          onClick={() => show(entity, true)}
          className="wrap-anywhere rounded-control text-left font-semibold tabular-nums underline decoration-field underline-offset-4 hover:decoration-current"
        >
          {text}
        </button>
      ) : (
        <span className="wrap-anywhere font-semibold tabular-nums">{text}</span>
      )}
      <Button
        className="mt-auto h-8 px-2 text-sm coarse:h-11"
        aria-label={`${use}: ${subject} ${text}`}
        aria-keyshortcuts={isFirst ? key : undefined}
        onClick={() => onDecide(side)}
      >
        {use}
        {isFirst && <kbd className="rounded border border-line px-1 text-faded text-xs max-[480px]:hidden">{key}</kbd>}
      </Button>
    </div>
  );
}
