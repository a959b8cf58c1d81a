import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workerOrderReader } from './worker-order-reader.ts';

class FakeWorker extends EventTarget {
  static readonly created: FakeWorker[] = [];
  readonly posted: unknown[] = [];
  isTerminated = false;
  constructor() {
    super();
    FakeWorker.created.push(this);
  }
  postMessage(message: unknown) {
    this.posted.push(message);
  }
  terminate() {
    this.isTerminated = true;
  }
  send(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const start = () => {
  const shares: number[] = [];
  const controller = new AbortController();
  const done = workerOrderReader.read({ text: 'x' }, { country: 'bd' }, controller.signal, (share) => {
    shares.push(share);
  });
  const worker = FakeWorker.created.at(-1);
  if (!worker) throw new Error('The reader created no worker.');
  return { shares, controller, done, worker };
};

describe('workerOrderReader', () => {
  beforeEach(() => {
    vi.stubGlobal('Worker', FakeWorker);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('returns the reading of its worker and ends the worker', async () => {
    const { shares, done, worker } = start();
    worker.send({ progress: 0.5 });
    worker.send({ reading: { ok: false, failure: { key: 'bulk.file.empty' } } });

    expect(await done).toEqual({ ok: false, failure: { key: 'bulk.file.empty' } });
    expect(worker.posted).toEqual([{ source: { text: 'x' }, options: { country: 'bd' } }]);
    expect(shares).toEqual([0.5]);
    expect(worker.isTerminated).toBe(true);
  });

  it('ends the worker when the vendor cancels', async () => {
    const { controller, done, worker } = start();
    controller.abort();

    expect(await done).toBeNull();
    expect(worker.isTerminated).toBe(true);
  });

  it('returns null when the worker crashes', async () => {
    const { done, worker } = start();
    worker.dispatchEvent(new Event('error', { cancelable: true }));

    expect(await done).toBeNull();
    expect(worker.isTerminated).toBe(true);
  });
});
