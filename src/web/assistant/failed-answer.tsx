import { Link } from 'react-router';
import { messages } from '#web/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import type { Failure } from './thread.ts';

interface FailedAnswerProps {
  failure: Failure;
  onAgain?: (() => void) | undefined;
}

/** Why no answer came, and what can be done: the plans where a limit was reached, else once more. */
export function FailedAnswer({ failure, onAgain }: FailedAnswerProps) {
  return (
    <div className="mt-2 flex flex-col items-start gap-2">
      {failure.reason !== messages.assistantApology && <p className="wrap-anywhere text-bad">{failure.reason}</p>}
      {failure.isPlanLimit ? (
        <Button asChild>
          <Link to="/pricing">View Pricing Plans</Link>
        </Button>
      ) : (
        onAgain && <Button onClick={onAgain}>Try again</Button>
      )}
    </div>
  );
}
