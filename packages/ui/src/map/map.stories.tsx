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
import { obeysPinContract } from './testing/pin-contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Map', component: MapView, args: { label: 'Map' } } satisfies Meta<typeof MapView>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 15_000 };
const drawnBy = (canvas: HTMLElement, engine: string) =>
  waitFor(
    () => expect(canvas.querySelector('[data-slot=map]')).toHaveAttribute('data-engine', engine),
    patience,
  );
const tools = { expect, waitFor, keyboard: (keys: string) => userEvent.keyboard(keys) };

export const Static: Story = { render: () => <TrackingMap engine="static" /> };

export const MapLibre: Story = {
  render: () => <TrackingMap styleUrl={plainStyleUrl} />,
  play: async ({ canvasElement }) => {
    await drawnBy(canvasElement, 'maplibre');
  },
};

/** Drawn by a stand-in for Google's script: its ground is empty, the pins stand where its markers put them. */
export const GoogleStandIn: Story = {
  render: () => <GoogleFirstMap />,
  beforeEach: installFakeGoogle,
  play: async ({ canvasElement }) => {
    await drawnBy(canvasElement, 'google');
    await obeysPinContract(canvasElement, 'Drop-off', tools);
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
    await expect(await canvas.findByText('The map could not be loaded.', undefined, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const PickAPlace: Story = {
  render: () => <PickAPlaceMap engine="static" />,
  play: async ({ canvasElement }) => {
    await drawnBy(canvasElement, 'static');
    await obeysPinContract(canvasElement, 'Drop-off', tools);
  },
};

/** The same pin under the same contract, above the ground of an engine. */
export const PickAPlaceOnMapLibre: Story = {
  render: () => <PickAPlaceMap styleUrl={plainStyleUrl} />,
  play: async ({ canvasElement }) => {
    await drawnBy(canvasElement, 'maplibre');
    await obeysPinContract(canvasElement, 'Drop-off', tools);
  },
};

export const Dragging: Story = {
  render: () => <PickAPlaceMap engine="static" />,
  play: async ({ canvas, canvasElement }) => {
    const pin = canvas.getByRole('button', { name: 'Drop-off' });
    const { x, y } = pin.getBoundingClientRect();
    const from = { target: pin, coords: { x: x + 20, y: y + 20 } };
    await userEvent.pointer([
      { ...from, keys: '[MouseLeft>]' },
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
