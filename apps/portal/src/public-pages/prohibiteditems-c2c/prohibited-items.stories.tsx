import { expect } from 'storybook/test';
import { markets } from '@saddlebag/domain/contracts';
import { publicPageMeta, type PublicPageStoryArgs } from '../../stories/public-page-story.tsx';
import { ProhibitedItemsPage } from './page.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  ...publicPageMeta(() => <ProhibitedItemsPage market={markets.bd} />),
  title: 'Portal/Prohibited items',
  args: { order: null },
} satisfies Meta<PublicPageStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const hongKong = publicPageMeta(() => <ProhibitedItemsPage market={markets.hk} />);

/** Hong Kong caps the value of an item. */
export const WithValueCap: Story = {
  ...hongKong,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1,000/)).toBeVisible();
  },
  globals: { language: 'en' },
};

export const Arabic: Story = { globals: { language: 'ar', brand: 'falaj' } };
