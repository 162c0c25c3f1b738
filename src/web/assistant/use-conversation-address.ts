import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { withValues } from '#web/document-list/list-address.ts';
import { assistantLink, questionOf, readAddress } from './assistant-address.ts';
import { conversationQuery } from './assistant-queries.ts';
import type { Question } from './thread.ts';
import { useThread } from './use-thread.ts';

/** The thread of the conversation that the address names, and the ways to another. */
export function useConversationAddress() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const address = readAddress(params);
  const threading = useThread((conversation) => {
    setParams((now) => withValues(now, { conversation }), { replace: true });
  });
  const { thread, open, ask } = threading;
  // The address that the thread is of: it names a new conversation a moment after the thread knows it.
  const shown = useRef<string | null>(null);
  const wanted = address.conversation;
  const isOther = wanted !== null && wanted !== thread.conversationId;
  const kept = useQuery({ ...conversationQuery(wanted ?? ''), enabled: isOther });
  useEffect(() => {
    if (wanted === shown.current) return;
    if (wanted === null) open(null);
    else if (isOther && kept.data) open(wanted, kept.data);
    else if (isOther) return;
    shown.current = wanted;
  }, [wanted, isOther, kept.data, open]);

  // A question typed elsewhere is asked once, also when the page is loaded again.
  const brought = questionOf(location.state);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (brought === null || asked.current === location.key) return;
    asked.current = location.key;
    navigate(`${location.pathname}${location.search}`, { replace: true, state: null });
    void ask({ text: brought, documentId: address.document });
  });

  return {
    ...threading,
    address,
    /** The conversation of the address is on its way, or could not be had. */
    loading: isOther && shown.current !== wanted ? kept : null,
    ask: (question: Omit<Question, 'documentId'>) => ask({ ...question, documentId: address.document }),
    begin: () => {
      open(null);
      shown.current = null;
      navigate(assistantLink());
    },
    widen: () => setParams((now) => withValues(now, { document: null }), { replace: true }),
  };
}
