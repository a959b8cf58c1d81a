import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storedDraft } from '../../../stories/stored-draft.ts';
import type { OpenPortal } from '../../../stories/open-portal.ts';
import { PortalStory, portalLoader, type PortalStoryArgs } from '../../../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Portal/At the counter',
  // The source as written: printing the live portal with its scope would take the docs longer than showing it.
  parameters: { layout: 'fullscreen', docs: { source: { type: 'code' } } },
  args: {
    path: '/request-a-rider/k7rm',
    account: 'demo@saddlebag.test',
    stored: storedDraft('k7rm'),
  },
  loaders: [portalLoader()],
  render: (_, { loaded }) => <PortalStory portal={loaded['portal'] as OpenPortal} />,
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const slow = { timeout: 8000 };

/** A question mark, or the button, lists the keys; here they are switched off too. */
export const Keys: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Keys' }, slow));

    const list = await screen.findByRole('dialog', { name: 'This page by keyboard' }, slow);
    await expect(within(list).getByRole('switch', { name: /^Keys are on/ })).toBeChecked();
  },
  globals: { language: 'en' },
};

/** Sent, repeated and sent again: before there is a second rider for the same door, the vendor is asked. */
export const AnotherRider: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const send = () => canvas.findByRole('button', { name: /^Request a rider · / }, slow);
    await canvas.findByRole('button', { name: 'Keys' }, slow);
    await userEvent.click(await send());
    await userEvent.click(await canvas.findByRole('button', { name: 'Repeat' }, slow));
    await canvas.findByRole('button', { name: 'Keys' }, slow);
    await userEvent.click(await send());

    const question = await screen.findByRole('alertdialog', { name: 'Send another rider?' }, slow);
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
  globals: { language: 'en' },
};
