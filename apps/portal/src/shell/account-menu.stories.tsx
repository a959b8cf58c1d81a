import { expect, userEvent, within } from 'storybook/test';
import { loadTimeout, portalMeta, type PortalStoryArgs } from '../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const openMenu = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Account' }, loadTimeout));
  await expect(await canvas.findByRole('link', { name: 'Become a partner' }, loadTimeout)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
};

const meta = {
  ...portalMeta,
  title: 'Portal/Account menu',
  args: { path: '/request-a-rider/k7rm', account: 'demo@saddlebag.test' },
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A popover below its button. */
export const Open: Story = {
  play: ({ canvasElement }) => openMenu(canvasElement),
  globals: { language: 'en' },
};

/** The consent to analytics, which is off on a new device. */
export const WithConsent: Story = {
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
    const consent = within(canvasElement).getByRole('switch', { name: /^Share usage data/ });
    await expect(consent).not.toBeChecked();
    await userEvent.click(consent);
    await expect(consent).toBeChecked();
  },
  globals: { language: 'en' },
};

/** A drawer that names the outlet. */
export const OnAPhone: Story = {
  play: ({ canvasElement }) => openMenu(canvasElement),
  globals: { language: 'en', viewport: { value: 'phone', isRotated: false } },
};
