import { cn } from '#web/ui/class-names.ts';

interface QuestionChipsProps {
  label: string;
  questions: readonly { name: string; question: string }[];
  onChoose: (question: string) => void;
  className?: string;
}

/** Questions to choose from. */
export function QuestionChips({ label, questions, onChoose, className }: QuestionChipsProps) {
  if (questions.length === 0) return null;
  return (
    <ul aria-label={label} className={cn('flex flex-wrap gap-2', className)}>
      {questions.map(({ name, question }) => (
        <li key={name} className="min-w-0 shrink-0">
          <button
            type="button"
            onClick={() => onChoose(question)}
            className="min-h-8 max-w-full rounded-full border border-line bg-paper px-3 py-1 text-left text-sm transition-colors hover:border-accent hover:bg-accent-soft coarse:min-h-11"
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
