import { expect } from 'storybook/test';
import {
  cancelledOrder,
  collectedOrder,
  deliveredOrder,
  preparingOrder,
} from '../../stories/public-orders.ts';
import { publicPageMeta, refusal, type PublicPageStoryArgs } from '../../stories/public-page-story.tsx';
import { ConsumerPage } from './page.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  ...publicPageMeta(ConsumerPage),
  title: 'Portal/Consumer tracking',
  args: { order: collectedOrder },
} satisfies Meta<PublicPageStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Placed: Story = { args: { order: preparingOrder } };

export const ToDelivery: Story = {};

export const Delivered: Story = { args: { order: deliveredOrder } };

/** A cancelled delivery promises the refund. */
export const Cancelled: Story = {
  args: { order: cancelledOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You get your money back' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
  globals: { language: 'en' },
};

export const Unknown: Story = { args: { order: refusal(404, 'error.link-unknown') } };

export const Arabic: Story = { globals: { language: 'ar', brand: 'falaj' } };
