import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOrderProofFx, type ApiFailure, type ProofReference } from '@saddlebag/domain/api';
import { ScopeProvider } from '@saddlebag/domain/react';
import { orderFixture, seedScope } from '@saddlebag/domain/testing';
import '../../../entry-texts.ts';
import { OrderProofs } from './index.ts';

const at = Date.UTC(2026, 0, 5, 6);
const order = orderFixture({
  status: 'DELIVERED',
  history: [
    { status: 'PICKED_UP', at },
    { status: 'DELIVERED', at },
  ],
});
const picture = 'data:image/png;base64,AA';
const reject = (failure: ApiFailure) => () => Promise.reject(failure);
const deleted: ApiFailure = {
  kind: 'rejected',
  status: 404,
  translationKey: 'error.proof-deleted',
  message: '',
  retryAfterMs: null,
};

/** Calls the observers of all elements. jsdom has no layout. */
let scrollIntoView: () => void;

beforeEach(() => {
  const observers = new Set<() => void>();
  scrollIntoView = () => act(() => observers.forEach((report) => report()));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly report: () => void;
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.report = () => callback([{ isIntersecting: true }]);
      }
      observe() {
        observers.add(this.report);
      }
      disconnect() {
        observers.delete(this.report);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const open = (load: (reference: ProofReference) => Promise<string>) => {
  const scope = seedScope({ handlers: [[loadOrderProofFx, load]] });
  render(
    <ScopeProvider scope={scope}>
      <OrderProofs order={order} />
    </ScopeProvider>,
  );
  return userEvent.setup();
};
const photo = () => screen.findByRole('button', { name: 'Open: Photo of the delivery' });

describe('OrderProofs', () => {
  it('loads the photos only when they come into view', async () => {
    const load = vi.fn(() => Promise.resolve(picture));
    open(load);
    expect(screen.getAllByRole('status')).toHaveLength(2);
    expect(load).not.toHaveBeenCalled();

    scrollIntoView();

    expect(await photo()).toBeDefined();
    const reference = { vendorId: order.vendorId, orderId: order.id };
    expect(load.mock.calls).toEqual([
      [{ ...reference, kind: 'pickup' }],
      [{ ...reference, kind: 'delivery' }],
    ]);
  });

  it('opens a photo large from the keyboard and returns the focus', async () => {
    const user = open(() => Promise.resolve(picture));
    scrollIntoView();
    (await photo()).focus();

    await user.keyboard('{Enter}');
    expect(screen.getByRole('img', { name: 'Photo of the delivery' })).toHaveProperty('src', picture);
    expect(screen.getByRole('link', { name: 'Download the photo' })).toHaveProperty(
      'download',
      `${order.id}-delivery`,
    );
    await user.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(await photo());
  });

  it('explains without an alarm that old photos are deleted', async () => {
    open(reject(deleted));

    scrollIntoView();

    expect(await screen.findAllByText(/^Photos are kept for a week/)).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('loads a failed photo again without losing the focus', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce({ kind: 'offline' })
      .mockRejectedValueOnce({ kind: 'offline' })
      .mockResolvedValue(picture);
    const user = open(load);
    scrollIntoView();
    expect((await screen.findAllByRole('alert'))[0]?.textContent).toBe('The photo could not be downloaded.');

    await user.click(screen.getByRole('button', { name: 'Try again: Photo of the delivery' }));

    const tile = (await photo()).closest('figure');
    expect(document.activeElement).toBe(tile);
  });
});
