import type { WireOrder } from '@saddlebag/domain/contracts';
import type { FromFeed, RunOptions, ToFeed } from './protocol.ts';

/** The page's end of the feed. */
export interface Feed {
  readonly orders: readonly WireOrder[];
  /** Hands over each update; resolves two frames after the last, when what it changed has been painted. */
  play(received: (text: string) => void): Promise<void>;
}

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Two frames on, everything that the last one asked for is on the screen. */
export const painted = async (): Promise<void> => {
  await frame();
  await frame();
};

export const openFeed = (options: RunOptions): Promise<Feed> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./feed-worker.ts', import.meta.url), { type: 'module' });
    const tell = (message: ToFeed): void => worker.postMessage(message);
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<FromFeed>) => {
        if (typeof data === 'string') return;
        resolve({
          orders: data,
          play: (received) =>
            new Promise((done) => {
              let heard = 0;
              worker.addEventListener('message', ({ data: text }: MessageEvent<FromFeed>) => {
                if (typeof text !== 'string') return;
                received(text);
                heard += 1;
                if (heard === options.updates) done(painted());
              });
              tell({ kind: 'go' });
            }),
        });
      },
      { once: true },
    );
    tell({ kind: 'prepare', options });
  });
