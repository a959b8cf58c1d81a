import { expect, userEvent, within } from 'storybook/test';
import { sheetModes } from '../../../../../.storybook/modes.ts';
import { loadTimeout, portalMeta, portalLoader, type PortalStoryArgs } from '../../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  ...portalMeta,
  title: 'Portal/Order history',
  args: { path: '/history/y0ud?range=PastWeek', account: 'demo@saddlebag.test' },
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['brand-sheet'],
  parameters: { chromatic: { modes: sheetModes } },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('link', { name: /^y0uh-/ }, loadTimeout);
    await expect(first).toBeVisible();
  },
  globals: { language: 'en' },
};

export const OrderOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('link', { name: /^y0uh-/ }, loadTimeout);
    if (first) await userEvent.click(first);

    await expect(await canvas.findByText('Steps', {}, loadTimeout)).toBeVisible();
  },
  globals: { language: 'en' },
};

export const Summary: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Summary' }, loadTimeout));

    await expect(await canvas.findByText('Median delivery time', {}, loadTimeout)).toBeVisible();
    await expect(
      await canvas.findByRole('table', { name: 'Cancellations by reason' }, loadTimeout),
    ).toBeInTheDocument();
  },
  globals: { language: 'en' },
};

export const DaySheet: Story = {
  args: { path: '/history/y0ud?range=PastMonth&view=sheet' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cash = await canvas.findByRole('link', { name: /^Cash to collect of/ }, loadTimeout);
    await userEvent.click(cash);

    await expect(await canvas.findByText(/^Cash to collect: /, {}, loadTimeout)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all orders' })).toBeVisible();
  },
  globals: { language: 'en' },
};

/** Without all orders, the sheet shows no figures. */
export const DaySheetFailed: Story = {
  args: { path: '/history/y0ud?view=sheet' },
  loaders: [portalLoader({ path: 'listOrders', times: 9, fault: { kind: 'status', status: 400 } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('Some orders did not load, so the day sheet is not complete.', {}, loadTimeout),
    ).toBeVisible();
  },
  globals: { language: 'en' },
};

/** Delays the response, so that the story ends while the orders load. */
export const Loading: Story = {
  loaders: [portalLoader({ path: 'listOrders', times: 1, fault: { kind: 'delay', ms: 60_000 } })],
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Order history' }, loadTimeout),
    ).toBeVisible();
    await expect(canvasElement.querySelector('[data-loading]')).not.toBeNull();
  },
  globals: { language: 'en' },
};

export const Empty: Story = {
  args: { path: '/history', account: 'single@saddlebag.test' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No orders in this period', {}, loadTimeout)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show the past 30 days' })).toBeVisible();
  },
  globals: { language: 'en' },
};

export const Failed: Story = {
  loaders: [portalLoader({ path: 'listOrders', times: 9, fault: { kind: 'status', status: 400 } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(/^Your past orders could not be loaded/, {}, loadTimeout),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  globals: { language: 'en' },
};

/** On a phone, all filters but the days are in a drawer. */
export const Phone: Story = {
  args: { path: '/history/y0ud?range=PastWeek&status=DELIVERED' },
  globals: { language: 'en', viewport: { value: 'phone', isRotated: false } },
};

export const Arabic: Story = { globals: { language: 'ar' } };
