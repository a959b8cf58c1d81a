import { expect, userEvent, within } from 'storybook/test';
import { modifiableOrders } from '../../../stories/modifiable-orders.ts';
import { storedDraft } from '../../../stories/stored-draft.ts';
import {
  loadTimeout,
  portalMeta,
  portalLoader,
  type PortalStoryArgs,
} from '../../../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  ...portalMeta,
  title: 'Portal/Change an order',
  args: {
    path: '/request-a-rider/y0ud?orderID=y0ud-000005',
    account: 'demo@saddlebag.test',
    stored: modifiableOrders,
  },
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new order, opened for modification from the tracking screen. */
export const Ready: Story = {
  args: { path: '/request-a-rider/k7rm', stored: { ...modifiableOrders, ...storedDraft('k7rm') } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Request a rider · / }, loadTimeout));
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the order' }, loadTimeout));

    await expect(
      await canvas.findByRole('button', { name: /^Change the order · / }, loadTimeout),
    ).toBeVisible();
    await expect(canvas.getByText('Farhana Islam')).toBeVisible();
    await expect(canvas.getByDisplayValue('640')).toBeVisible();
  },
  globals: { language: 'en' },
};

/** The order already has a rider. */
export const RiderAssigned: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('This order can no longer be changed', {}, loadTimeout),
    ).toBeVisible();
    await expect(canvas.getByDisplayValue('Flat 4B, ring twice')).toBeDisabled();
  },
  globals: { language: 'en' },
};

export const Missing: Story = {
  args: { path: '/request-a-rider/k7rm?orderID=y0ud-000005' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('This outlet has no such order', {}, loadTimeout),
    ).toBeVisible();
  },
  globals: { language: 'en' },
};

export const Failed: Story = {
  loaders: [portalLoader({ path: 'getOrder', times: 9, fault: { kind: 'status', status: 400 } })],
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('The order did not load', {}, loadTimeout),
    ).toBeVisible();
  },
  globals: { language: 'en' },
};

export const Arabic: Story = { globals: { language: 'ar' } };
