import { expect, userEvent, waitFor, within } from 'storybook/test';
import { plainStyleUrl } from './examples/city.ts';
import { CourierDeskMap } from './examples/courier-desk.tsx';
import { DeliveryAreasMap } from './examples/delivery-areas.tsx';
import { GoogleFirstMap } from './examples/google.tsx';
import { PickAPlaceMap } from './examples/pick-a-place.tsx';
import { PlannedRouteMap } from './examples/planned-route.tsx';
import { TooltipsMap } from './examples/tooltips.tsx';
import { TrackingMap } from './examples/tracking.tsx';
import { MapView } from './index.ts';
import { installFakeGoogle } from './testing/fake-google.ts';
import { verifyPinContract } from './testing/pin-contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Map', component: MapView, args: { label: 'Map' } } satisfies Meta<typeof MapView>;
export default meta;
type Story = StoryObj<typeof meta>;

const longTimeout = { timeout: 15_000 };
const waitForEngine = (canvas: HTMLElement, engine: string) =>
  waitFor(
    () => expect(canvas.querySelector('[data-slot=map]')).toHaveAttribute('data-engine', engine),
    longTimeout,
  );
const contractTools = { expect, waitFor, keyboard: (keys: string) => userEvent.keyboard(keys) };

export const Static: Story = { render: () => <TrackingMap engine="static" /> };

export const MapLibre: Story = {
  render: () => <TrackingMap styleUrl={plainStyleUrl} />,
  play: async ({ canvasElement }) => {
    await waitForEngine(canvasElement, 'maplibre');
  },
};

/** Renders with a fake of Google's script, which shows an empty base map and positions the pins. */
export const GoogleStandIn: Story = {
  render: () => <GoogleFirstMap />,
  beforeEach: installFakeGoogle,
  play: async ({ canvasElement }) => {
    await waitForEngine(canvasElement, 'google');
    await verifyPinContract(canvasElement, 'Drop-off', contractTools);
  },
};

export const ManyMarkers: Story = { render: () => <CourierDeskMap engine="static" /> };

export const Areas: Story = { render: () => <DeliveryAreasMap engine="static" /> };

export const Route: Story = { render: () => <PlannedRouteMap engine="static" /> };

export const Tooltip: Story = {
  render: () => <TooltipsMap engine="static" />,
  play: async ({ canvas }) => {
    const pin = canvas.getByRole('button', { name: '14 Kadam Lane' });
    await userEvent.hover(pin);
    await expect(await canvas.findByText(/Ring twice/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(/Ring twice/)).toBeNull();

    pin.focus();
    await expect(await canvas.findByText(/Ring twice/)).toBeVisible();
  },
};

export const Loading: Story = {
  render: () => <TrackingMap google={{ engine: 'google', load: () => new Promise(() => undefined) }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the map')).toBeVisible();
  },
};

export const Failed: Story = {
  render: () => <TrackingMap styleUrl="data:text/plain,no style" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('The map could not be loaded.', undefined, longTimeout),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const PickAPlace: Story = {
  render: () => <PickAPlaceMap engine="static" />,
  play: async ({ canvasElement }) => {
    await waitForEngine(canvasElement, 'static');
    await verifyPinContract(canvasElement, 'Drop-off', contractTools);
  },
};

/** Verifies the keyboard contract of a draggable pin on MapLibre. */
export const PickAPlaceOnMapLibre: Story = {
  render: () => <PickAPlaceMap styleUrl={plainStyleUrl} />,
  play: async ({ canvasElement }) => {
    await waitForEngine(canvasElement, 'maplibre');
    await verifyPinContract(canvasElement, 'Drop-off', contractTools);
  },
};

export const Dragging: Story = {
  render: () => <PickAPlaceMap engine="static" />,
  play: async ({ canvas, canvasElement }) => {
    const pin = canvas.getByRole('button', { name: 'Drop-off' });
    const { x, y } = pin.getBoundingClientRect();
    const dragStart = { target: pin, coords: { x: x + 20, y: y + 20 } };
    await userEvent.pointer([
      { ...dragStart, keys: '[MouseLeft>]' },
      { target: pin, coords: { x: x + 90, y: y - 20 } },
    ]);

    await expect(canvasElement.querySelector('[data-slot=map-marker]')).toHaveAttribute('data-moving');
  },
};

export const RightToLeft: Story = {
  globals: { language: 'ar', brand: 'falaj' },
  render: () => <PickAPlaceMap engine="static" />,
};

export const Dark: Story = { globals: { theme: 'dark' }, render: () => <TrackingMap engine="static" /> };
