import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sheetModes } from '../../../../../.storybook/modes.ts';
import { modifiableOrders } from '../../stories/modifiable-orders.ts';
import { storedDraft } from '../../stories/stored-draft.ts';
import { loadTimeout, portalMeta, portalLoader, type PortalStoryArgs } from '../../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  ...portalMeta,
  title: 'Portal/Order tracking',
  args: { path: '/order-tracking/y0ud', account: 'demo@saddlebag.test', liveMap: false },
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Scrolls to the photos of the open order, which load when they come into view. */
const scrollToProofs = async (canvasElement: HTMLElement) => {
  const heading = await within(canvasElement).findByRole(
    'heading',
    { name: 'Proof of delivery' },
    loadTimeout,
  );
  heading.scrollIntoView();
  return within(heading.closest('section') ?? canvasElement);
};

const openProof = async (canvasElement: HTMLElement) => {
  const proofs = await scrollToProofs(canvasElement);
  return proofs.findByRole('button', { name: 'Open: Photo of the delivery' }, loadTimeout);
};

export const List: Story = {
  tags: ['brand-sheet'],
  parameters: { chromatic: { modes: sheetModes } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('list', { name: 'Orders' }, loadTimeout),
    ).toBeVisible();
  },
  globals: { language: 'en' },
};

/** The map of all open orders, with their riders. Its engine draws no picture in the tests. */
export const Overview: Story = {
  play: async ({ canvasElement }) => {
    const map = within(
      await within(canvasElement).findByRole('group', { name: 'Map of the open orders' }, loadTimeout),
    );

    await expect(
      await map.findByRole('button', { name: /^Rider .+, order for / }, loadTimeout),
    ).toBeVisible();
  },
  globals: { language: 'en' },
};

/** The focused search field offers the last searches. They cover the list. */
export const RecentSearches: Story = {
  args: {
    stored: {
      'saddlebag:recent-searches': JSON.stringify(['Farhana Islam', '01711 223304', 'y0ud-0000', 'مطعم']),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('searchbox', {}, loadTimeout));

    await expect(
      within(await canvas.findByRole('list', { name: 'Recent searches' })).getAllByRole('button'),
    ).toHaveLength(4);
  },
  globals: { language: 'en' },
};

export const OrderOpen: Story = {
  args: { liveMap: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('list', { name: 'Orders' }, loadTimeout);
    const [first] = await within(list).findAllByRole('button', {}, loadTimeout);
    if (first) await userEvent.click(first);

    await expect(await canvas.findByText('Steps', {}, loadTimeout)).toBeVisible();
  },
  globals: { language: 'en' },
};

/** An order that the service cancelled, with the reason and the cost. */
export const Cancelled: Story = {
  args: { path: '/order-tracking/y0ud?order_id=y0ud-000003' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('The courier service cancelled this order', {}, loadTimeout),
    ).toBeVisible();
  },
  globals: { language: 'en' },
};

/** The photos of a delivered order. One opens large, and closing it returns the focus. */
export const Proofs: Story = {
  args: { path: '/order-tracking/y0ud?order_id=y0ud-000004' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const photo = await openProof(canvasElement);
    await userEvent.click(photo);
    const viewer = await screen.findByRole('dialog', { name: 'Photo of the delivery' }, loadTimeout);
    await expect(within(viewer).getByRole('img', { name: 'Photo of the delivery' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(photo).toHaveFocus());

    await userEvent.click(photo);
    await screen.findByRole('dialog', {}, loadTimeout);
    await expect(canvas.getAllByRole('figure', { hidden: true })).toHaveLength(2);
  },
  globals: { language: 'en' },
};

/** The service deletes photos after a week, which is no failure. */
export const ProofsGone: Story = {
  args: { path: '/order-tracking/y0ud?order_id=y0ud-000004' },
  loaders: [portalLoader({ path: 'getOrderProof', times: 2, fault: { kind: 'status', status: 404 } })],
  play: async ({ canvasElement }) => {
    const proofs = await scrollToProofs(canvasElement);
    await waitFor(
      () => expect(proofs.getAllByText(/^Photos are kept for a week/)).toHaveLength(2),
      loadTimeout,
    );
    await expect(proofs.queryByRole('alert')).toBeNull();
  },
  globals: { language: 'en' },
};

export const ProofsFailed: Story = {
  args: { path: '/order-tracking/y0ud?order_id=y0ud-000004' },
  loaders: [portalLoader({ path: 'getOrderProof', times: 2, fault: { kind: 'status', status: 400 } })],
  play: async ({ canvasElement }) => {
    const proofs = await scrollToProofs(canvasElement);
    await waitFor(
      () => expect(proofs.getAllByText('The photo could not be downloaded.')).toHaveLength(2),
      loadTimeout,
    );
    await expect(proofs.getAllByRole('button', { name: /^Try again: / })).toHaveLength(2);
  },
  globals: { language: 'en' },
};

/** The drawer that cancels an order, with a chosen reason. */
export const Cancel: Story = {
  args: { path: '/request-a-rider/k7rm', stored: { ...modifiableOrders, ...storedDraft('k7rm') } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Request a rider · / }, loadTimeout));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the order' }, loadTimeout));

    const drawer = within(await screen.findByRole('dialog', {}, loadTimeout));
    await userEvent.click(await drawer.findByRole('radio', { name: 'Duplicate order' }));
    await expect(drawer.getByRole('status')).toHaveTextContent('cancelling is free');
  },
  globals: { language: 'en' },
};

/** Repeating an order asks for confirmation, because an unfinished request would be replaced. */
export const Repeat: Story = {
  args: { path: '/order-tracking/y0ud?order_id=y0ud-000005', stored: storedDraft('y0ud') },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Repeat' }, loadTimeout));

    const question = await screen.findByRole('alertdialog', {}, loadTimeout);
    await expect(question).toHaveTextContent('Replace the request you began?');
  },
  globals: { language: 'en' },
};

/** The confirmation of `Repeat`, opened from a row of the list. The order itself stays closed. */
export const RepeatRow: Story = {
  args: { stored: storedDraft('y0ud') },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole(
      'button',
      { name: /^Repeat the order/ },
      loadTimeout,
    );
    if (first) await userEvent.click(first);

    const question = await screen.findByRole('alertdialog', {}, loadTimeout);
    await expect(question).toHaveTextContent('Replace the request you began?');
    await expect(canvasElement.querySelector('[data-slot=order-detail]')).toBeNull();
  },
  globals: { language: 'en' },
};

export const Empty: Story = {
  args: { path: '/order-tracking', account: 'single@saddlebag.test' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('No orders yet today', {}, loadTimeout),
    ).toBeVisible();
  },
  globals: { language: 'en' },
};

/** On a phone, this replaces the list, so a button leads back to it. */
export const OrderMissing: Story = {
  args: { path: '/order-tracking/y0ud?order_id=y0ud-999999' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('This order was not found', {}, loadTimeout),
    ).toBeVisible();
  },
  globals: { language: 'en' },
};

/** The path names an outlet that the account does not have. */
export const UnknownOutlet: Story = {
  args: { path: '/order-tracking/m0mo' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('This outlet is not in your account', {}, loadTimeout),
    ).toBeVisible();
  },
  globals: { language: 'en' },
};

export const Failed: Story = {
  loaders: [portalLoader({ path: 'listOrders', times: 9, fault: { kind: 'status', status: 400 } })],
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^Your current orders could not be loaded/, {}, loadTimeout),
    ).toBeVisible();
  },
  globals: { language: 'en' },
};

export const Arabic: Story = { globals: { language: 'ar' } };
