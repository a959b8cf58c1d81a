import { expect } from 'storybook/test';
import { cancelledOrder, collectedOrder, deliveredOrder } from '../../stories/public-orders.ts';
import { publicPageMeta, refusal, type PublicPageStoryArgs } from '../../stories/public-page-story.tsx';
import { DeliveryReceiptPage } from './page.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  ...publicPageMeta(DeliveryReceiptPage),
  title: 'Portal/Delivery receipt',
  args: { order: deliveredOrder },
} satisfies Meta<PublicPageStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cash on delivery')).toBeVisible();
    // The value of the items, and what the recipient paid: the fee of the vendor is not added.
    await expect(canvas.getAllByText(/720/)).toHaveLength(2);
  },
  globals: { language: 'en' },
};

/** The service deletes photos after a week, which is no failure. */
export const ProofGone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the photo: Photo of the delivery' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('We keep photos for a week');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
  globals: { language: 'en' },
};

export const ProofFailed: Story = {
  args: { proof: { kind: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the photo: Photo of the pick-up' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be downloaded');
    await expect(canvas.getAllByRole('button', { name: /^Show the photo/ })).toHaveLength(2);
  },
  globals: { language: 'en' },
};

export const Pending: Story = { args: { order: collectedOrder } };

export const Cancelled: Story = { args: { order: cancelledOrder } };

export const Expired: Story = { args: { order: refusal(410, 'error.link-expired') } };

export const Arabic: Story = { globals: { language: 'ar', brand: 'falaj' } };
