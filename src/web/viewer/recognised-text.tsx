import { useQuery } from '@tanstack/react-query';
import { Fragment, type RefObject, useRef } from 'react';
import { MEDIUM_CONFIDENCE } from '#core/confidence.ts';
import { pageWordsQuery } from '#web/api/documents-queries.ts';
import { useNearView } from './use-near-view.ts';

interface RecognisedTextProps {
  documentId: string;
  page: number;
  scroller: RefObject<HTMLElement | null>;
}

const percent = (share: number) => `${share * 100}%`;

/**
 * The words recognised in a scanned page's picture, invisible over it so that they can be selected; those that were read
 * with less than 60 % certainty are underlined and say so.
 */
export function RecognisedText({ documentId, page, scroller }: RecognisedTextProps) {
  const layer = useRef<HTMLDivElement>(null);
  const near = useNearView(layer, scroller);
  const { data } = useQuery({ ...pageWordsQuery(documentId, page), enabled: near });
  const words = near ? (data?.words ?? []) : [];
  return (
    <div ref={layer} className="recognised-text">
      {words.map(({ text, box, confidence }, index) =>
        confidence === undefined ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a page never change their order
          <Fragment key={index}>
            <span
              data-doubtful={confidence < MEDIUM_CONFIDENCE || undefined}
              title={
                confidence < MEDIUM_CONFIDENCE
                  ? `“${text}” was read with ${Math.round(confidence * 100)} % certainty`
                  : undefined
              }
              style={{
                left: percent(box.x),
                top: percent(box.y),
                width: percent(box.width),
                height: percent(box.height),
                fontSize: `${box.height * 80}cqh`,
              }}
            >
              {text}
            </span>{' '}
          </Fragment>
        ),
      )}
    </div>
  );
}
