import { expect, userEvent, waitFor, within } from 'storybook/test';
import { plainStyleUrl } from './examples/city.ts';
import { PickAPlaceMap } from './examples/pick-a-place.tsx';
import { TrackingMap } from './examples/tracking.tsx';
import { MapView } from './index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Map', component: MapView, args: { label: 'Map' } } satisfies Meta<typeof MapView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Static: Story = { render: () => <TrackingMap engine="static" /> };

export const MapLibre: Story = {
  render: () => <TrackingMap styleUrl={plainStyleUrl} />,
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(canvasElement.querySelector('[data-slot=map]')).toHaveAttribute('data-state', 'ready'),
      {
        timeout: 15_000,
      },
    );
  },
};

export const Failed: Story = {
  render: () => <TrackingMap styleUrl="data:text/plain,no style" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('The map could not be loaded.', undefined, { timeout: 15_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const PickAPlace: Story = {
  render: () => <PickAPlaceMap engine="static" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pin = canvas.getByRole('button', { name: 'Drop-off' });
    pin.focus();
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');

    await expect(await canvas.findByText(/^Drop-off moved to 23\.789/)).toBeInTheDocument();
  },
};

export const RightToLeft: Story = {
  globals: { language: 'ar', brand: 'falaj' },
  render: () => <PickAPlaceMap engine="static" />,
};

export const Dark: Story = { globals: { theme: 'dark' }, render: () => <TrackingMap engine="static" /> };
