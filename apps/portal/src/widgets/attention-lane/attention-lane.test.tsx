import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { listOrdersFx, type Order } from '@saddlebag/domain/api';
import { $alertSound } from '@saddlebag/domain/attention';
import { ScopeProvider } from '@saddlebag/domain/react';
import { orderUpdatesReceived } from '@saddlebag/domain/realtime';
import { createVirtualClock, orderFixture, seedScope } from '@saddlebag/domain/testing';
import { trackingOpened } from '@saddlebag/domain/tracking';
import { createSilentSound } from '../../stories/silent-sound.ts';
import { AttentionLane } from './attention-lane.tsx';

const now = Date.UTC(2026, 0, 5, 6);

const orderIn = (status: Order['status'], index: number, name: string): Order => {
  const at = now - 12 * 60_000;
  const { customer } = orderFixture();
  return orderFixture({
    id: `k4ch-00000${index}`,
    createdAt: at,
    updatedAt: at,
    status,
    history: [{ status, at }],
    customer: { ...customer, name },
  });
};

/** Renders the lane of a tracking screen with these orders. */
const renderLane = async (orders: readonly Order[], isBlocked = false) => {
  const onOpen = vi.fn();
  const onRepeat = vi.fn();
  const scope = seedScope({
    clock: createVirtualClock(now),
    values: [[$alertSound, createSilentSound(isBlocked)]],
    handlers: [[listOrdersFx, () => ({ orders, cursor: null })]],
  });
  await allSettled(trackingOpened, { scope, params: { vendorId: 'k4ch' } });
  const view = render(
    <ScopeProvider scope={scope}>
      <AttentionLane onOpen={onOpen} onRepeat={onRepeat} />
    </ScopeProvider>,
  );
  return { ...view, scope, onOpen, onRepeat, user: userEvent.setup() };
};

describe('AttentionLane', () => {
  it('renders no region while nothing needs the vendor', async () => {
    await renderLane([orderIn('DELIVERED', 1, 'Ayesha Rahman')]);

    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says what is wrong for how long and opens the order', async () => {
    const { user, onOpen } = await renderLane([orderIn('RECEIVED', 1, 'Ayesha Rahman')]);

    expect(screen.getByText('No rider for 12 min')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Open order: Ayesha Rahman' }));

    expect(onOpen).toHaveBeenCalledWith('k4ch-000001');
  });

  it('requests an order again after its payment failed', async () => {
    const { user, onRepeat } = await renderLane([orderIn('PAYMENT_FAILED', 1, 'Ayesha Rahman')]);
    await user.click(screen.getByRole('button', { name: 'Request again: Ayesha Rahman' }));

    expect(onRepeat).toHaveBeenCalledWith('k4ch-000001');
  });

  it('links to the phone number of the customer of a returning order', async () => {
    await renderLane([orderIn('RETURN_INITIATED', 1, 'Ayesha Rahman')]);
    const call = screen.getByRole('link', { name: 'Call customer: Ayesha Rahman' });

    expect(call.getAttribute('href')).toBe('tel:+8801812345678');
  });

  it('counts the items in the title until they are acknowledged', async () => {
    document.title = 'Tracking';
    const { user } = await renderLane([
      orderIn('DELAYED', 1, 'Ayesha Rahman'),
      orderIn('DELAYED', 2, 'Bilal Khan'),
    ]);
    expect(document.title).toBe('(2) Tracking');

    for (const name of ['Ayesha Rahman', 'Bilal Khan'])
      await user.click(
        screen.getByRole('button', { name: `Dismiss the alert for ${name}: Delayed for 12 min` }),
      );
    expect(document.title).toBe('Tracking');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('collapses four items to one line, and shows them on request', async () => {
    const { user } = await renderLane(
      [1, 2, 3, 4].map((index) => orderIn('DELAYED', index, `Customer ${index}`)),
    );
    const lane = within(screen.getByRole('region', { name: 'Needs attention' }));
    expect(lane.getByText('4 alerts need you')).toBeTruthy();
    expect(lane.queryAllByRole('listitem')).toEqual([]);

    await user.click(lane.getByRole('button', { name: 'Show', expanded: false }));
    expect(lane.getAllByRole('listitem')).toHaveLength(4);
  });

  it('moves the focus to the next item when one is acknowledged', async () => {
    const { user } = await renderLane([
      orderIn('DELAYED', 1, 'Ayesha Rahman'),
      orderIn('DELAYED', 2, 'Bilal Khan'),
    ]);
    await user.click(screen.getByRole('button', { name: /^Dismiss the alert for Ayesha Rahman/ }));

    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Dismiss the alert for Bilal Khan/),
    );
  });

  it('announces a new item and not the earlier ones', async () => {
    const { scope } = await renderLane([orderIn('DELAYED', 1, 'Ayesha Rahman')]);
    await act(() =>
      allSettled(orderUpdatesReceived, { scope, params: [orderIn('STALLED', 2, 'Bilal Khan')] }),
    );

    expect(screen.getByRole('status').textContent).toMatch(/^New alert: Bilal Khan: Failed to process/);
  });

  it('warns about blocked sound until the vendor allows it', async () => {
    const { user } = await renderLane([], true);
    await user.click(screen.getByRole('button', { name: 'Allow sound' }));

    expect(screen.queryByRole('button', { name: 'Allow sound' })).toBeNull();
  });
});
