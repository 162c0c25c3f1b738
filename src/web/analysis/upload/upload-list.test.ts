import { expect, test } from 'vitest';
import {
  failedFirst,
  reduceUploads,
  type Upload,
  type UploadState,
  uploadCount,
  uploadPercent,
  uploadSummary,
} from './upload-list.ts';

function upload(id: string, state: UploadState = { phase: 'waiting' }): Upload {
  return { id, filename: `${id}.pdf`, size: 100, documentId: null, state };
}

const failed: UploadState = { phase: 'failed', error: 'No.', retriable: true };
const done: UploadState = { phase: 'done', documentId: 'd', duplicate: false };

test('a new choice joins running uploads and replaces a finished list', () => {
  const chosen = { type: 'chosen', uploads: [upload('new')] } as const;
  expect(reduceUploads([upload('old')], chosen).map(({ id }) => id)).toEqual(['old', 'new']);
  expect(reduceUploads([upload('old', done), upload('older', failed)], chosen).map(({ id }) => id)).toEqual(['new']);
});

test('late news cannot revive a cancelled upload, but a retry can', () => {
  const cancelled = [upload('a', { phase: 'cancelled' })];
  const late = reduceUploads(cancelled, { type: 'moved', id: 'a', state: done });
  expect(late[0]?.state.phase).toBe('cancelled');
  const again = reduceUploads(cancelled, { type: 'moved', id: 'a', state: { phase: 'waiting' } });
  expect(again[0]?.state.phase).toBe('waiting');
});

test('clearing leaves what is still under way', () => {
  const uploads = [upload('a', done), upload('b', { phase: 'uploading', sent: 1, total: 2 }), upload('c', failed)];
  expect(reduceUploads(uploads, { type: 'cleared' }).map(({ id }) => id)).toEqual(['b']);
});

test('the bar never runs backwards from choosing to done', () => {
  const course: UploadState[] = [
    { phase: 'waiting' },
    { phase: 'uploading', sent: 0, total: 0 },
    { phase: 'uploading', sent: 50, total: 100 },
    { phase: 'uploading', sent: 100, total: 100 },
    { phase: 'analyzing', progress: 0, stage: 'reading' },
    { phase: 'analyzing', progress: 90, stage: 'saving' },
    done,
  ];
  const percents = course.map(uploadPercent);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(percents.at(-1)).toBe(100);
});

test('the summary counts what was analyzed, failed and cancelled', () => {
  expect(uploadSummary([upload('a', done)])).toBe('1 of 1 file analyzed');
  expect(uploadSummary([upload('a', done), upload('b', failed), upload('c', { phase: 'cancelled' })])).toBe(
    '1 of 3 files analyzed, 1 failed, 1 cancelled',
  );
});

test('failed files come first, the others stay in their order', () => {
  const uploads = [upload('a', done), upload('b', failed), upload('c'), upload('d', failed)];
  expect(failedFirst(uploads).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
});

test('the count has what came to its end, and a file that waits for the network has not', () => {
  const lost: UploadState = { ...failed, awaitsLine: true };
  const uploads = [upload('a', done), upload('b', failed), upload('c', lost), upload('d')];
  expect(uploadCount(uploads)).toBe('2 of 4');
  expect(uploadSummary(uploads)).toBe('1 of 4 files analyzed, 1 failed, 1 waiting for the network');
});
