/** The server's steps in words; others are not told. */
const STEPS: Readonly<Record<string, string>> = {
  reading: 'Reading the question',
  computing: 'Computing',
  model: 'Asking the model',
  checking: 'Checking the figures',
};

/** Stands where the answer will be for as long as it is awaited. */
export function Thinking({ step }: { step: string | null }) {
  return (
    <p role="status" className="flex min-h-8 items-center gap-2 text-faded">
      <span aria-hidden className="flex gap-1">
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            className="size-1.5 animate-skeleton rounded-full bg-accent"
            style={{ animationDelay: `${dot * 0.2}s` }}
          />
        ))}
      </span>
      Thinking...
      {step && STEPS[step] && (
        <span aria-hidden className="text-xs">
          {STEPS[step]}
        </span>
      )}
    </p>
  );
}
