import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storedDraft } from '../../../stories/stored-draft.ts';
import { loadTimeout, portalMeta, type PortalStoryArgs } from '../../../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  ...portalMeta,
  title: 'Portal/At the counter',
  args: {
    path: '/request-a-rider/k7rm',
    account: 'demo@saddlebag.test',
    stored: storedDraft('k7rm'),
  },
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list of keyboard shortcuts, which also turns them off. */
export const Keys: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Keys' }, loadTimeout));

    const list = await screen.findByRole('dialog', { name: 'This page by keyboard' }, loadTimeout);
    await expect(within(list).getByRole('switch', { name: /^Keys are on/ })).toBeChecked();
  },
  globals: { language: 'en' },
};

/**
 * An order is placed and repeated. The second submission asks for confirmation, because it has the same phone
 * number and address.
 */
export const AnotherRider: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const send = () => canvas.findByRole('button', { name: /^Request a rider · / }, loadTimeout);
    await canvas.findByRole('button', { name: 'Keys' }, loadTimeout);
    await userEvent.click(await send());
    await userEvent.click(await canvas.findByRole('button', { name: 'Repeat' }, loadTimeout));
    await canvas.findByRole('button', { name: 'Keys' }, loadTimeout);
    await userEvent.click(await send());

    const question = await screen.findByRole('alertdialog', { name: 'Send another rider?' }, loadTimeout);
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
  globals: { language: 'en' },
};
