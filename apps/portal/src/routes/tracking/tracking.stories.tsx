import { expect, screen, userEvent, within } from 'storybook/test';
import { sheetModes } from '../../../../../.storybook/modes.ts';
import { storedDraft } from '../../stories/stored-draft.ts';
import { PortalStory, portalLoader, type PortalStoryArgs } from '../../stories/portal-story.tsx';
import type { OpenPortal } from '../../stories/open-portal.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Portal/Order tracking',
  // The source as written: printing the live portal with its scope would take the docs longer than showing it.
  parameters: { layout: 'fullscreen', docs: { source: { type: 'code' } } },
  args: { path: '/order-tracking/y0ud', account: 'demo@saddlebag.test', liveMap: false },
  loaders: [portalLoader()],
  render: (_, { loaded }) => <PortalStory portal={loaded['portal'] as OpenPortal} />,
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const slow = { timeout: 8000 };

export const List: Story = {
  tags: ['brand-sheet'],
  parameters: { chromatic: { modes: sheetModes } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('list', { name: 'Orders' }, slow)).toBeVisible();
  },
  globals: { language: 'en' },
};

export const OrderOpen: Story = {
  args: { liveMap: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('list', { name: 'Orders' }, slow);
    const [first] = await within(list).findAllByRole('button', {}, slow);
    if (first) await userEvent.click(first);

    await expect(await canvas.findByText('Steps so far', {}, slow)).toBeVisible();
  },
  globals: { language: 'en' },
};

/** Repeating an order asks before it takes the place of a request that was begun. */
export const Repeat: Story = {
  args: { path: '/order-tracking/y0ud?order_id=y0ud-000005', stored: storedDraft('y0ud') },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Repeat' }, slow));

    const question = await screen.findByRole('alertdialog', {}, slow);
    await expect(question).toHaveTextContent('Replace the request you began?');
  },
  globals: { language: 'en' },
};

/** The same from the row of an order, which stays closed. */
export const RepeatRow: Story = {
  args: { stored: storedDraft('y0ud') },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^Repeat the order/ }, slow);
    if (first) await userEvent.click(first);

    const question = await screen.findByRole('alertdialog', {}, slow);
    await expect(question).toHaveTextContent('Replace the request you began?');
    await expect(canvasElement.querySelector('[data-slot=order-detail]')).toBeNull();
  },
  globals: { language: 'en' },
};

export const Empty: Story = {
  args: { path: '/order-tracking', account: 'single@saddlebag.test' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No orders yet today', {}, slow)).toBeVisible();
  },
  globals: { language: 'en' },
};

export const Failed: Story = {
  loaders: [portalLoader({ path: 'listOrders', times: 9, fault: { kind: 'status', status: 400 } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Your orders did not load', {}, slow)).toBeVisible();
  },
  globals: { language: 'en' },
};

export const Arabic: Story = { globals: { language: 'ar' } };
