import { expect, screen, userEvent, within } from 'storybook/test';
import {
  loadTimeout,
  portalLoader,
  portalMeta,
  type PortalStoryArgs,
  type StoryFault,
} from '../../../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  ...portalMeta,
  title: 'Portal/Order history/Export',
  args: { path: '/history/y0ud?range=PastWeek', account: 'demo@saddlebag.test' },
  globals: { language: 'en' },
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the orders and opens the menu. */
const openMenu = async (canvasElement: HTMLElement, name = 'Export') => {
  const canvas = within(canvasElement);
  await canvas.findAllByRole('link', { name: /^y0uh-/ }, loadTimeout);
  await userEvent.click(canvas.getByRole('button', { name }));
  return screen.findByRole('menu', {}, loadTimeout);
};

const chooseExport = async (canvasElement: HTMLElement, name: string) => {
  const menu = await openMenu(canvasElement);
  await userEvent.click(within(menu).getByRole('menuitem', { name }));
};

const findToast = (message: string | RegExp) =>
  screen.findByText(message, { selector: '[data-slot=toast-message]' }, loadTimeout);

const addFault = (fault: StoryFault) =>
  fetch('/sandbox/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });

export const Choices: Story = {
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);

    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['CSV', 'XLSX', 'Send by email', 'Transactions (CSV)']);
  },
};

export const ArabicChoices: Story = {
  globals: { language: 'ar' },
  play: async ({ canvasElement }) => {
    await expect(await openMenu(canvasElement, 'تصدير')).toBeVisible();
  },
};

/** Delays the response with the orders, so that the story ends while they load. */
export const Running: Story = {
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    await addFault({ path: 'listOrders', times: 1, fault: { kind: 'delay', ms: 60_000 } });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'XLSX' }));

    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('progressbar', { name: 'Preparing the file…' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel the export' })).toBeVisible();
  },
};

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    await chooseExport(canvasElement, 'Send by email');

    await expect(await findToast('The report was sent to demo@saddlebag.test.')).toBeVisible();
  },
};

export const NotSent: Story = {
  loaders: [portalLoader({ path: 'sendReport', times: 9, fault: { kind: 'status', status: 400 } })],
  play: async ({ canvasElement }) => {
    await chooseExport(canvasElement, 'Send by email');

    await expect(await findToast(/^The report was not sent\./)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
