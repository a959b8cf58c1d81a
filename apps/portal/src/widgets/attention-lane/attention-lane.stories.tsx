import { allSettled } from 'effector';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Order } from '@saddlebag/domain/api';
import { orderUpdatesReceived } from '@saddlebag/domain/realtime';
import { orderFixture } from '@saddlebag/domain/testing';
import { $now, $view } from '@saddlebag/domain/tracking';
import type { OpenPortal } from '../../stories/open-portal.ts';
import { loadTimeout, portalMeta, type PortalStoryArgs } from '../../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  ...portalMeta,
  title: 'Portal/Attention lane',
  args: { path: '/order-tracking/y0ud', account: 'demo@saddlebag.test' },
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const rider = { id: 'rider-1', name: 'Jamal Uddin', phoneNumber: '+8801811223399' };

/** One order of each kind: its status, minutes in this status and customer. */
const troubles = [
  // A payment that failed yesterday needs no attention, so these two are a few seconds old.
  ['PAYMENT_FAILED', 0.05, 'Nadia Chowdhury'],
  ['STALLED', 0.1, 'Imran Hossain'],
  ['WAITING_FOR_TRANSPORT', 12, 'Farhana Islam'],
  ['DELAYED', 25, 'Tanvir Ahmed'],
  ['NEAR_VENDOR', 7, 'Rezaul Haque'],
  ['RETURN_INITIATED', 4, 'Nusrat Karim'],
  // All orders of the story go to one phone number and address, so this one is a duplicate.
  ['RECEIVED', 1, 'Farhana Islam'],
] as const satisfies readonly (readonly [Order['status'], number, string])[];

const orderIn = (
  [status, minutes, name]: readonly [Order['status'], number, string],
  index: number,
  now: number,
): Order => {
  const at = now - minutes * 60_000;
  const { customer } = orderFixture();
  return orderFixture({
    id: `y0ud-00090${index}`,
    vendorId: 'y0ud',
    // The lists show the orders of today. Shortly after midnight, the trouble began yesterday.
    createdAt: now,
    updatedAt: now,
    status,
    history: [{ status, at }],
    rider: status === 'DELAYED' || status === 'NEAR_VENDOR' ? rider : null,
    customer: { ...customer, name },
  });
};

/** Waits for the orders, then delivers updates that put these orders into the lane. */
const showTroubles = async (
  canvasElement: HTMLElement,
  loaded: Readonly<Record<string, unknown>>,
  shown: readonly (readonly [Order['status'], number, string])[],
) => {
  const canvas = within(canvasElement);
  const { scope } = loaded['portal'] as OpenPortal;
  await waitFor(() => expect(scope.getState($view)).toBe('ready'), loadTimeout);
  const now = scope.getState($now);
  // Not awaited: the screen's timers and sockets never settle.
  void allSettled(orderUpdatesReceived, {
    scope,
    params: shown.map((trouble, index) => orderIn(trouble, index, now)),
  });
  return canvas.findByRole('region', { name: /Needs attention|يحتاج إلى انتباهك/ }, loadTimeout);
};

export const Nothing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('list', { name: 'Orders' }, loadTimeout);

    await expect(canvas.queryByRole('region', { name: 'Needs attention' })).toBeNull();
  },
  globals: { language: 'en' },
};

export const OneOfEachKind: Story = {
  play: async ({ canvasElement, loaded }) => {
    const lane = within(await showTroubles(canvasElement, loaded, troubles));
    await userEvent.click(await lane.findByRole('button', { name: 'Show' }));

    await expect(lane.getAllByRole('listitem').map((row) => row.dataset['kind'])).toEqual([
      'no-rider',
      'stalled',
      'payment-failed',
      'delayed',
      'rider-waiting',
      'duplicate',
      'returning',
    ]);
    await expect(lane.getByRole('link', { name: 'Call rider: Tanvir Ahmed' })).toHaveAttribute(
      'href',
      `tel:${rider.phoneNumber}`,
    );
  },
  globals: { language: 'en' },
};

export const Few: Story = {
  play: async ({ canvasElement, loaded }) => {
    const lane = within(await showTroubles(canvasElement, loaded, troubles.slice(2, 5)));
    await expect(await lane.findByText('No rider for 12 min')).toBeVisible();
    await userEvent.click(
      lane.getByRole('button', { name: 'Dismiss the alert for Farhana Islam: No rider for 12 min' }),
    );

    await waitFor(() => expect(lane.queryByText('Farhana Islam')).toBeNull());
    await expect(lane.getByText('Tanvir Ahmed')).toBeVisible();
  },
  globals: { language: 'en' },
};

/** Collapsed to one line, so that the order lists keep their place. */
export const Many: Story = {
  play: async ({ canvasElement, loaded }) => {
    const lane = within(await showTroubles(canvasElement, loaded, troubles));

    await expect(await lane.findByText('7 alerts need you')).toBeVisible();
    await expect(lane.queryByRole('listitem')).toBeNull();
  },
  globals: { language: 'en' },
};

export const SoundBlocked: Story = {
  args: { soundBlocked: true },
  play: async ({ canvasElement, loaded }) => {
    await showTroubles(canvasElement, loaded, troubles.slice(3, 4));

    await expect(await within(canvasElement).findByRole('button', { name: 'Allow sound' })).toBeVisible();
  },
  globals: { language: 'en' },
};

export const Settings: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Alert settings' }, loadTimeout),
    );

    const settings = within(document.body).getByRole('dialog', { name: 'Alert settings' });
    await expect(within(settings).getByRole('button', { name: 'Test my alert' })).toBeVisible();
  },
  globals: { language: 'en' },
};

export const Phone: Story = {
  play: async ({ canvasElement, loaded }) => {
    await showTroubles(canvasElement, loaded, troubles.slice(2, 5));
  },
  globals: { language: 'en', viewport: { value: 'phone', isRotated: false } },
};

export const Arabic: Story = {
  play: async ({ canvasElement, loaded }) => {
    await showTroubles(canvasElement, loaded, troubles.slice(2, 5));
  },
  globals: { language: 'ar' },
};
