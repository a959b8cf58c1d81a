import type { WireOrder } from '@saddlebag/domain/contracts';
import type { FeedMessage, RunOptions, FeedCommand } from './protocol.ts';

/** The orders and updates that a page under test receives. */
export interface Feed {
  readonly orders: readonly WireOrder[];
  /** Starts the updates and passes each one to `onUpdate`. Resolves when the last update has been painted. */
  play(onUpdate: (text: string) => void): Promise<void>;
}

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Resolves after two animation frames, when all pending changes have been painted. */
export const nextPaint = async (): Promise<void> => {
  await nextFrame();
  await nextFrame();
};

export const openFeed = (options: RunOptions): Promise<Feed> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./feed-worker.ts', import.meta.url), { type: 'module' });
    const postCommand = (message: FeedCommand): void => worker.postMessage(message);
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<FeedMessage>) => {
        if (typeof data === 'string') return;
        resolve({
          orders: data,
          play: (onUpdate) =>
            new Promise((resolvePlay) => {
              let receivedCount = 0;
              worker.addEventListener('message', ({ data: text }: MessageEvent<FeedMessage>) => {
                if (typeof text !== 'string') return;
                onUpdate(text);
                receivedCount += 1;
                if (receivedCount === options.updates) resolvePlay(nextPaint());
              });
              postCommand({ kind: 'go' });
            }),
        });
      },
      { once: true },
    );
    postCommand({ kind: 'prepare', options });
  });
