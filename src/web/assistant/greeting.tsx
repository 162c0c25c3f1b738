import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ALL_DOCUMENTS, documentPageQuery } from '#web/api/document-pages.ts';
import { LoadSamplesButton } from '#web/samples/load-samples-button.tsx';
import { SamplesNotice } from '#web/samples/samples-notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { AssistantFrame } from './assistant-frame.tsx';
import { QuestionChips } from './question-chips.tsx';
import { FIRST_QUESTIONS } from './quick-actions.ts';

/** What the assistant begins with: what it can be asked, or how to come by documents to ask about. */
export function Greeting({ onAsk, isFirst }: { onAsk: (question: string) => void; isFirst: boolean }) {
  const { data } = useQuery(documentPageQuery(ALL_DOCUMENTS, 0));
  const isEmpty = data?.total === 0;
  return (
    <AssistantFrame>
      <div className="flex flex-col gap-1">
        <p className="font-medium">Hello! I am your AI assistant.</p>
        <p className="text-faded">
          {isEmpty
            ? 'You have no documents yet. Upload an invoice, or load sample invoices, and I answer questions about them.'
            : 'Ask me about your invoices: what you spent and with whom, what is due, what a document says. I compute every figure from your documents and name the ones it rests on.'}
        </p>
      </div>
      {isEmpty && (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" asChild>
            <Link to="/?tab=upload">Upload Document</Link>
          </Button>
          <LoadSamplesButton />
        </div>
      )}
      {isFirst && <SamplesNotice />}
      {isFirst && data !== undefined && !isEmpty && (
        <QuestionChips
          label="Questions to begin with"
          questions={FIRST_QUESTIONS.map((question) => ({ name: question, question }))}
          onChoose={onAsk}
        />
      )}
    </AssistantFrame>
  );
}
