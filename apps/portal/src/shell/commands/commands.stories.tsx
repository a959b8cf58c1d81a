import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadTimeout, portalMeta, type PortalStoryArgs } from '../../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** Opens the account menu and clicks its button with this name. */
const clickInMenu = async (canvasElement: HTMLElement, account: string, name: RegExp) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: account }, loadTimeout));
  await userEvent.click(await canvas.findByRole('button', { name }, loadTimeout));
};

const openPalette = async (canvasElement: HTMLElement) => {
  await clickInMenu(canvasElement, 'Account', /^Find anything/);
  return screen.findByRole('combobox', { name: 'Search screens, outlets and orders' }, loadTimeout);
};

const meta = {
  ...portalMeta,
  title: 'Portal/Keyboard commands',
  args: { path: '/order-tracking/k7rm', account: 'demo@saddlebag.test' },
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The palette, opened from the account menu. Ctrl+K opens it anywhere. */
export const Palette: Story = {
  play: async ({ canvasElement }) => {
    const search = await openPalette(canvasElement);

    await waitFor(() => expect(search).toHaveFocus());
    await expect(screen.getByRole('option', { name: /^New request/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
  globals: { language: 'en' },
};

export const OutletFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await openPalette(canvasElement), 't9xe');

    await expect(await screen.findByRole('option', { name: /Jolchobi Sweets/ })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
  globals: { language: 'en' },
};

/** An order that the tracking screen does not know. */
export const TypedOrder: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await openPalette(canvasElement), 'y0ud-000123');

    await expect(await screen.findByRole('option', { name: /^Open order/ })).toBeVisible();
  },
  globals: { language: 'en' },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await openPalette(canvasElement), 'zebra');

    const [message] = screen.getAllByText('Nothing found. Try a name or a whole order number.');
    await expect(message).toBeVisible();
  },
  globals: { language: 'en' },
};

/** Escape closes the palette and returns the focus to the account button. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await openPalette(canvasElement);
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Account' })).toHaveFocus());
    await expect(screen.queryByRole('dialog', { name: 'Commands' })).toBeNull();
  },
  globals: { language: 'en' },
};

/** The list of the shortcuts, which also turns them off. */
export const Shortcuts: Story = {
  play: async ({ canvasElement }) => {
    await clickInMenu(canvasElement, 'Account', /^Keyboard shortcuts/);

    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, loadTimeout);
    await expect(within(list).getByText('Go to Tracking')).toBeVisible();
    await expect(within(list).getByRole('switch', { name: /^Use keyboard shortcuts/ })).toBeChecked();
  },
  globals: { language: 'en' },
};

export const OnAPhone: Story = {
  play: async ({ canvasElement }) => {
    const search = await openPalette(canvasElement);

    await waitFor(() => expect(search).toHaveFocus());
  },
  globals: { language: 'en', viewport: { value: 'phone', isRotated: false } },
};

export const Arabic: Story = {
  play: async ({ canvasElement }) => {
    await clickInMenu(canvasElement, 'الحساب', /^ابحث عن أي شيء/);

    await expect(
      await screen.findByRole('combobox', { name: 'ابحث عن شاشة أو فرع أو طلب' }, loadTimeout),
    ).toBeVisible();
  },
  globals: { language: 'ar' },
};
