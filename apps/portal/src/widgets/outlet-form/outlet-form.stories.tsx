import { expect, screen, userEvent, within } from 'storybook/test';
import { loadTimeout, portalLoader, portalMeta, type PortalStoryArgs } from '../../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  ...portalMeta,
  title: 'Portal/Collection point',
  args: {
    path: '/order-tracking/k7rm',
    account: 'demo@saddlebag.test',
    stored: {
      'saddlebag:flag-overrides': JSON.stringify({ EditVendorOutlet: true, AddVendorOutlet: true }),
    },
  },
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the outlet picker and presses one of the buttons below its list. */
const openDialog = async (canvasElement: HTMLElement, button: RegExp) => {
  // The picker replaces the name of the outlet once its code has loaded.
  const trigger = await within(canvasElement).findByRole(
    'button',
    { name: 'Choose an outlet: Jolchobi Lakeside - k7rm' },
    loadTimeout,
  );
  await userEvent.click(trigger);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: /collection point$/ }, loadTimeout));
};

export const Add: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, /^Add/);

    await expect(await dialog.findByLabelText('Collection point ID', {}, loadTimeout)).toHaveValue('');
  },
  globals: { language: 'en' },
};

export const Errors: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, /^Add/);
    await userEvent.type(await dialog.findByLabelText('Owner email 1', {}, loadTimeout), 'market@');
    await userEvent.click(dialog.getByRole('button', { name: 'Add collection point' }));

    await expect(await dialog.findByText('Please enter collection point ID')).toBeVisible();
    await expect(dialog.getByText('Please enter label')).toBeVisible();
    await expect(dialog.getByText('Please select pickup address')).toBeVisible();
    await expect(dialog.getByText('Please enter phone number')).toBeVisible();
    await expect(dialog.getByText('Please enter a valid email')).toBeVisible();
    await expect(dialog.getByLabelText('Collection point ID')).toHaveFocus();
  },
  globals: { language: 'en' },
};

export const Edit: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, /^Edit/);

    await expect(await dialog.findByLabelText('Label', {}, loadTimeout)).toHaveValue('Jolchobi Lakeside');
    await expect(dialog.getByLabelText(/^Collection point ID/)).toHaveAttribute('readonly');
  },
  globals: { language: 'en' },
};

export const LoadFailed: Story = {
  loaders: [portalLoader({ path: 'getVendor', times: 9, fault: { kind: 'status', status: 404 } })],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, /^Edit/);

    await expect(await dialog.findByText('The collection point did not load', {}, loadTimeout)).toBeVisible();
  },
  globals: { language: 'en' },
};
