import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { seedScope } from '../../testing/seed-scope.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { sheetLimits } from '../sheet/index.ts';
import { $orderReader, readOrdersFx, type OrderReader } from './order-reader.ts';
import type { OrderSource } from './read-source.ts';

const start = (source: OrderSource, reader: OrderReader = $orderReader.defaultState) => {
  const clock = createVirtualClock();
  const scope = seedScope({ clock, values: [[$orderReader, reader]] });
  const controller = new AbortController();
  const params = {
    source,
    options: { country: 'bd' },
    signal: controller.signal,
    progressed: () => undefined,
  };
  const done = allSettled(readOrdersFx, { scope, params }).then(({ value }) => value);
  return { clock, controller, done };
};

/** Never ends, and stops when its signal is aborted. */
const stuckReader = (stopped: () => void): OrderReader => ({
  read: (_source, _options, signal) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        stopped();
        resolve(null);
      });
    }),
});

describe('readOrdersFx', () => {
  it('reads a CSV file', async () => {
    const file = new Blob(['name,phone,address\nAyesha,1712345678,Banani']);

    expect(await start({ file }).done).toMatchObject({ ok: true, rows: [{ rowNumber: 2 }] });
  });

  it('reads a pasted text', async () => {
    const { done } = start({ text: `name\tphone\taddress\nAyesha\t1712345678\tBanani` });

    expect(await done).toMatchObject({
      ok: true,
      rows: [{ cells: { recipient_phone_number: '01712345678' } }],
    });
  });

  it('refuses a file above the limit without loading it', async () => {
    const { done } = start({ file: new Blob([new Uint8Array(sheetLimits.fileBytes + 1)]) });

    expect(await done).toEqual({ ok: false, failure: { key: 'bulk.file.too-large' } });
  });

  it('stops a reader that takes too long', async () => {
    let isStopped = false;
    const { clock, done } = start(
      { text: 'x' },
      stuckReader(() => (isStopped = true)),
    );

    expect(await clock.runUntil(done, sheetLimits.timeMs)).toEqual({
      ok: false,
      failure: { key: 'bulk.file.too-slow' },
    });
    expect(isStopped).toBe(true);
  });

  it('stops the reader and the timer when the vendor cancels', async () => {
    let isStopped = false;
    const { clock, controller, done } = start(
      { text: 'x' },
      stuckReader(() => (isStopped = true)),
    );
    controller.abort();

    expect(await done).toEqual({ ok: false, failure: { key: 'bulk.file.reader-failed' } });
    expect(isStopped).toBe(true);
    expect(clock.sleeperCount).toBe(0);
  });

  it('reports a reader that throws', async () => {
    const { done } = start({ text: 'x' }, { read: () => Promise.reject(new Error('crash')) });

    expect(await done).toEqual({ ok: false, failure: { key: 'bulk.file.reader-failed' } });
  });
});
