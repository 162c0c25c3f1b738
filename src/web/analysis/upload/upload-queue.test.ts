import { expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/errors.ts';
import { hasEnded, isUnsent } from './upload-list.ts';
import { createUploadQueue, type SendAnswer, type UploadQueueDeps } from './upload-queue.ts';

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
/** A busy machine may stand still for longer than the second that is usual. */
const until = (isSo: () => void) => vi.waitFor(isSo, { timeout: 20_000, interval: 5 });
const done: SendAnswer = { kind: 'done', documentId: 'd1', duplicate: false };

/** A queue over a server that answers at once, with single answers replaced. */
function queueWith(given: Partial<UploadQueueDeps> = {}) {
  const ended: string[] = [];
  const queue = createUploadQueue({
    isSignedIn: () => true,
    isOnline: () => true,
    send: async () => done,
    sendPictures: async () => done,
    retryAnalysis: async () => done,
    follow: async (documentId) => ({ type: 'completed', document_id: documentId }),
    cancelAnalysis: async () => undefined,
    onEnd: (upload) => ended.push(`${upload.filename} ${upload.state.phase}`),
    ...given,
  });
  const phases = () => queue.uploads().map((upload) => upload.state.phase);
  return { queue, ended, phases };
}

const stopped = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

test('a file answered at once is done', async () => {
  const { queue, ended } = queueWith();
  queue.add([pdf('a.pdf')]);
  await until(() => expect(ended).toEqual(['a.pdf done']));
  expect(queue.uploads()[0]?.documentId).toBe('d1');
});

test('a file that is no PDF is refused without being sent, the others go on', async () => {
  const send = vi.fn(async () => done);
  const { queue, ended } = queueWith({ send });
  queue.add([new File(['x'], 'x.txt', { type: 'text/plain' }), pdf('a.pdf')]);
  expect(queue.uploads()[0]?.state).toEqual({
    phase: 'failed',
    error: 'Please upload a PDF file',
    retriable: false,
  });
  await until(() => expect(ended).toEqual(['a.pdf done']));
  expect(send).toHaveBeenCalledTimes(1);
});

test('an accepted file is followed through its stages to its end', async () => {
  const seen: string[] = [];
  const { queue, phases } = queueWith({
    send: async () => ({ kind: 'pending', documentId: 'd2' }),
    follow: async (_, onProgress) => {
      onProgress(50, 'extract');
      return { type: 'failed', document_id: 'd2', code: 'pdf.damaged', detail: 'This file is damaged.' };
    },
  });
  queue.subscribe(() => seen.push(JSON.stringify(queue.uploads()[0]?.state)));
  queue.add([pdf('a.pdf')]);
  await until(() => expect(phases()).toEqual(['failed']));
  expect(seen).toContain('{"phase":"analyzing","progress":50,"stage":"extract"}');
  expect(queue.uploads()[0]?.state).toMatchObject({ error: 'This file is damaged.', retriable: true });
});

test('two files are sent at a time', async () => {
  const { queue, phases } = queueWith({ send: (_, __, signal) => stopped(signal) });
  queue.add([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
  expect(phases()).toEqual(['uploading', 'uploading', 'waiting']);
  queue.cancel('upload-1');
  await until(() => expect(phases()).toEqual(['cancelled', 'uploading', 'uploading']));
});

test('cancelling an accepted file stops its analysis on the server', async () => {
  const cancelAnalysis = vi.fn(async () => undefined);
  const { queue, phases } = queueWith({
    send: async () => ({ kind: 'pending', documentId: 'd3' }),
    follow: (_, __, signal) => stopped(signal),
    cancelAnalysis,
  });
  queue.add([pdf('a.pdf')]);
  await until(() => expect(phases()).toEqual(['analyzing']));
  queue.cancel('upload-1');
  expect(cancelAnalysis).toHaveBeenCalledWith('d3');
  expect(phases()).toEqual(['cancelled']);
});

test('retrying sends a file again, but only analyzes again what the server already has', async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(new Error('No response'))
    .mockResolvedValue({ kind: 'pending', documentId: 'd4' });
  const follow = vi
    .fn()
    .mockResolvedValueOnce({ type: 'failed', document_id: 'd4', code: 'analysis.timeout', detail: 'Too slow.' });
  const retryAnalysis = vi.fn(async () => done);
  const { queue, phases } = queueWith({ send, follow, retryAnalysis });
  queue.add([pdf('a.pdf')]);
  await until(() => expect(phases()).toEqual(['failed']));
  queue.retry('upload-1');
  await until(() => expect(queue.uploads()[0]?.state).toMatchObject({ error: 'Too slow.' }));
  queue.retry('upload-1');
  await until(() => expect(phases()).toEqual(['done']));
  expect(send).toHaveBeenCalledTimes(2);
  expect(retryAnalysis).toHaveBeenCalledWith('d4');
});

test('a document that was kept although its analysis failed is analyzed again, not sent again', async () => {
  const failure = { status: 422, code: 'pdf.damaged', params: { document_id: 'd5' } };
  const send = vi.fn().mockRejectedValue(new ApiError('This file is damaged.', failure));
  const retryAnalysis = vi.fn(async () => done);
  const { queue, phases } = queueWith({ send, retryAnalysis });
  queue.add([pdf('a.pdf')]);
  await until(() => expect(phases()).toEqual(['failed']));
  queue.retry('upload-1');
  await until(() => expect(phases()).toEqual(['done']));
  expect(retryAnalysis).toHaveBeenCalledWith('d5');
});

test('without a session nothing is sent', async () => {
  const { queue, phases } = queueWith({ isSignedIn: () => false });
  queue.add([pdf('a.pdf')]);
  await until(() => expect(phases()).toEqual(['failed']));
  expect(queue.uploads()[0]?.state).toMatchObject({ error: 'Authentication required' });
});

test.each(['file.empty', 'file.not_pdf', 'file.too_large', 'pdf.encrypted', 'pdf.damaged', 'pdf.too_many_pages'])(
  'a file refused as %s cannot be tried again, but another takes its place',
  async (code) => {
    const refused = new ApiError('Not this one.', { status: 422, code });
    const send = vi.fn().mockRejectedValueOnce(refused).mockResolvedValue(done);
    const { queue, phases } = queueWith({ send });
    queue.add([pdf('bad.pdf'), pdf('good.pdf')]);
    await until(() => expect(phases()).toEqual(['failed', 'done']));
    expect(queue.uploads()[0]?.state).toMatchObject({ error: 'Not this one.', retriable: false });
    queue.replace('upload-1', [pdf('better.pdf')]);
    await until(() => expect(phases()).toEqual(['done', 'done']));
    expect(queue.uploads().map(({ filename }) => filename)).toEqual(['better.pdf', 'good.pdf']);
  },
);

test('all failed files that may be tried again are, at once', async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(new ApiError('No.', { status: 503 }))
    .mockRejectedValueOnce(new ApiError('No.', { status: 422, code: 'file.empty' }))
    .mockRejectedValueOnce(new ApiError('No.', { status: 503 }))
    .mockResolvedValue(done);
  const { queue, phases } = queueWith({ send });
  queue.add([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
  await until(() => expect(phases()).toEqual(['failed', 'failed', 'failed']));
  queue.retryFailed();
  await until(() => expect(phases()).toEqual(['done', 'failed', 'done']));
});

test('what broke off while the line was down goes on when it is back: sent again, or followed further', async () => {
  let online = false;
  const lost = new ApiError('No response', { status: 0, code: 'network' });
  const send = vi.fn(async (file: File): Promise<SendAnswer> => {
    if (file.name === 'accepted.pdf') return { kind: 'pending', documentId: 'd6' };
    if (!online) throw lost;
    return done;
  });
  const follow = vi.fn(async (documentId: string) => {
    if (!online) throw lost;
    return { type: 'completed', document_id: documentId } as const;
  });
  const retryAnalysis = vi.fn(async () => done);
  const { queue, phases } = queueWith({ send, follow, retryAnalysis, isOnline: () => online });
  queue.add([pdf('accepted.pdf'), pdf('lost.pdf')]);
  await until(() => expect(phases()).toEqual(['failed', 'failed']));
  expect(queue.uploads().map(isUnsent)).toEqual([false, true]);
  expect(queue.uploads().some(hasEnded)).toBe(false);
  online = true;
  queue.resume();
  await until(() => expect(phases()).toEqual(['done', 'done']));
  expect(send).toHaveBeenCalledTimes(3);
  expect(retryAnalysis).not.toHaveBeenCalled();
});

test('several pictures are sent together as one document; one that is dropped as a file says that there is a way', async () => {
  const picture = (name: string) => new File(['1234'], name, { type: 'image/jpeg' });
  const sendPictures = vi.fn(async () => done);
  const { queue, ended } = queueWith({ sendPictures });
  const [front, back] = [picture('front.jpg'), picture('back.jpg')];
  queue.addScan([front, back]);
  expect(queue.uploads()).toMatchObject([{ filename: 'front.jpg and 1 more', size: 8 }]);
  await until(() => expect(ended).toEqual(['front.jpg and 1 more done']));
  expect(sendPictures).toHaveBeenCalledTimes(1);
  expect(sendPictures).toHaveBeenCalledWith([front, back], expect.any(Function), expect.any(AbortSignal));
  queue.add([picture('dropped.jpg')]);
  expect(queue.uploads().at(-1)?.state).toMatchObject({ error: 'Please upload a PDF file', isPicture: true });
});
