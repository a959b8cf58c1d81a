import { expect } from 'storybook/test';
import {
  cancelledOrder,
  collectedOrder,
  deliveredOrder,
  preparingOrder,
} from '../../stories/public-orders.ts';
import { publicPageMeta, refusal, type PublicPageStoryArgs } from '../../stories/public-page-story.tsx';
import { TrackingPage } from './page.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  ...publicPageMeta(TrackingPage),
  title: 'Portal/Public tracking',
  args: { order: collectedOrder },
} satisfies Meta<PublicPageStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { order: null } };

export const Preparing: Story = { args: { order: preparingOrder } };

export const Scheduled: Story = {
  args: { order: { ...preparingOrder, preorderedFor: Date.UTC(2026, 2, 10, 12, 45) } },
};

/** The rider is on the way, so the recipient sees the map and can call. */
export const Collected: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your order is on its way');
    await expect(canvas.getByRole('link', { name: 'Call Rafi' })).toHaveAttribute(
      'href',
      'tel:+8801210636861',
    );
    await expect(canvas.getByText('6–9 min')).toBeVisible();
    await expect(canvas.getByText('Updated just now')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
  globals: { language: 'en' },
};

export const Delayed: Story = { args: { order: { ...collectedOrder, isDelayed: true } } };

/** The rider rides away from the recipient, so the page shows no map and no rider. */
export const Returning: Story = {
  args: { order: { ...preparingOrder, phase: 'return-initiated', consumerPhase: 'cancelled' } },
};

export const Delivered: Story = {
  args: { order: deliveredOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the receipt' })).toHaveAttribute(
      'href',
      '/delivery-receipt/story',
    );
  },
  globals: { language: 'en' },
};

export const Cancelled: Story = { args: { order: cancelledOrder } };

export const Unknown: Story = { args: { order: refusal(404, 'error.link-unknown') } };

export const Revoked: Story = { args: { order: refusal(410, 'error.link-revoked') } };

export const Expired: Story = { args: { order: refusal(410, 'error.link-expired') } };

export const Offline: Story = { args: { order: { kind: 'offline' } } };

export const ServiceFailed: Story = { args: { order: refusal(500, 'error.internal') } };

export const Arabic: Story = { globals: { language: 'ar', brand: 'falaj' } };

export const Bangla: Story = { globals: { language: 'bn' } };

export const Dark: Story = { globals: { theme: 'dark' } };
