import { expect, userEvent, waitFor, within } from 'storybook/test';
import { plainStyleUrl } from './examples/city.ts';
import { FollowedRiderMap } from './examples/following.tsx';
import { OverviewMap } from './examples/overview.tsx';
import { MapView } from './index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'UI/Map/Following',
  component: MapView,
  args: { label: 'Map' },
} satisfies Meta<typeof MapView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Following: Story = { render: () => <FollowedRiderMap engine="static" /> };

export const FollowingOnMapLibre: Story = {
  render: () => <FollowedRiderMap styleUrl={plainStyleUrl} />,
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(canvasElement.querySelector('[data-slot=map]')).toHaveAttribute('data-engine', 'maplibre'),
      { timeout: 15_000 },
    );
  },
};

/** After the user moves the map, a button offers to follow the rider again. */
export const UserHasPanned: Story = {
  render: () => <FollowedRiderMap engine="static" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('region').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');

    await expect(await canvas.findByRole('button', { name: 'Follow the rider' })).toBeVisible();
  },
};

export const Ageing: Story = { render: () => <FollowedRiderMap engine="static" ageSeconds={12} /> };

export const StaleRider: Story = {
  render: () => <FollowedRiderMap engine="static" ageSeconds={47} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-stale]')).toHaveTextContent('47 s ago');
  },
};

/** A phone gives the map 40 % of its height. All pins are whole. */
export const Phone: Story = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => <FollowedRiderMap engine="static" className="h-[40dvh] rounded-none border-0" />,
};

export const DarkStale: Story = {
  globals: { theme: 'dark' },
  render: () => <FollowedRiderMap engine="static" ageSeconds={47} />,
};

/** Pressing a cluster zooms in, and pressing a single pin selects its order. */
export const OverviewWithClusters: Story = {
  render: () => <OverviewMap engine="static" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByRole('button', { name: /orders, zoom in$/ })).length).toBeGreaterThan(
      3,
    );
    await expect(canvas.getAllByRole('button', { name: /Kadam Lane$/ }).length).toBeGreaterThan(0);
  },
};

export const ClusterPressed: Story = {
  render: () => <OverviewMap engine="static" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [cluster] = await canvas.findAllByRole('button', { name: /orders, zoom in$/ });
    if (cluster) await userEvent.click(cluster);

    await expect(await canvas.findByRole('button', { name: 'Back to all orders' })).toBeVisible();
  },
};
