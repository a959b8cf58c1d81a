import { expect, within } from 'storybook/test';
import { portalLoader, portalMeta, type PortalStoryArgs } from '../../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const stored = {
  'saddlebag:recent-orders': JSON.stringify({
    savedAt: Date.UTC(2026, 0, 5, 6),
    vendorName: 'Jolchobi Lakeside',
    orders: [
      {
        id: 'k7rm-000012',
        name: 'Farhana Islam',
        address: 'House 12, Shapla Lane, Lalshalu, Dhaka 1214',
        status: 'PICKED_UP',
        isScheduled: false,
      },
      {
        id: 'k7rm-000011',
        name: 'রোকেয়া বেগম',
        address: 'House 7, Road 5, Sonargram, Dhaka 1216',
        status: 'WAITING_FOR_TRANSPORT',
        isScheduled: true,
      },
    ],
  }),
};

const meta = {
  ...portalMeta,
  title: 'Portal/Last known orders',
  args: { path: '/order-tracking/k7rm', account: 'demo@saddlebag.test', stored },
  loaders: [portalLoader({ path: 'listVendors', times: 99, fault: { kind: 'status', status: 503 } })],
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The portal started without a connection. */
export const Listed: Story = {
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole(
      'region',
      { name: /Jolchobi Lakeside/ },
      { timeout: 20_000 },
    );

    await expect(within(list).getByText('Farhana Islam')).toBeVisible();
    await expect(within(list).getByText('Collected')).toBeVisible();
    await expect(within(list).getByText('Scheduled')).toBeVisible();
    await expect(within(list).getByText(/^Last update: Jan 5/)).toBeVisible();
  },
  globals: { language: 'en' },
};

export const OnAPhoneInArabic: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Farhana Islam', undefined, { timeout: 20_000 }),
    ).toBeInTheDocument();
  },
  globals: { language: 'ar', viewport: { value: 'phone', isRotated: false } },
};

/** This device knows no orders in progress. */
export const NoneKnown: Story = {
  args: { stored: {} },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Your outlets could not be loaded.' }, { timeout: 20_000 });

    await expect(canvas.queryByRole('region', { name: /^Last known orders/ })).toBeNull();
  },
  globals: { language: 'en' },
};
