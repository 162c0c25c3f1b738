import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the newest question at the top of the view while its answer grows below it, until the reader scrolls.
 * `progress` changes whenever the thread does; `asked` counts the questions.
 */
export function useFollowedQuestion(list: RefObject<HTMLElement | null>, asked: number, progress: string): void {
  const isFollowing = useRef(true);
  useEffect(() => {
    const leave = () => {
      isFollowing.current = false;
    };
    window.addEventListener('wheel', leave, { passive: true });
    window.addEventListener('touchmove', leave, { passive: true });
    return () => {
      window.removeEventListener('wheel', leave);
      window.removeEventListener('touchmove', leave);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is followed anew
  useEffect(() => {
    isFollowing.current = true;
  }, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the thread becomes, the question keeps its place
  useEffect(() => {
    if (!isFollowing.current) return;
    const questions = list.current?.querySelectorAll('[data-question]');
    questions?.item(questions.length - 1)?.scrollIntoView({ block: 'start' });
  }, [asked, progress]);
}
