import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadTimeout, portalMeta, type PortalStoryArgs } from '../../../stories/portal-story.tsx';
import { storedDraft } from '../../../stories/stored-draft.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  ...portalMeta,
  title: 'Portal/Draft of another outlet',
  args: {
    path: '/request-a-rider/k7rm',
    account: 'demo@saddlebag.test',
    stored: storedDraft('k7rm'),
  },
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the form and its notices, and picks another outlet. */
const changeOutlet = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await canvas.findByText(/68\.50/, { selector: '[data-slot=quote-fee]' }, loadTimeout);
  // The offer follows the choice of an outlet only once its code has loaded.
  await waitFor(
    () => expect(canvasElement.querySelector('[data-slot=draft-offer]')).not.toBeNull(),
    loadTimeout,
  );
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Choose an outlet: Jolchobi Lakeside - k7rm' }, loadTimeout),
  );
  await userEvent.click(await screen.findByRole('option', { name: 'Jolchobi Kitchen - y0ud' }));
  return canvas;
};

export const Offered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await changeOutlet(canvasElement);

    await expect(
      await canvas.findByText('The request that you began is still at Jolchobi Lakeside.', {}, loadTimeout),
    ).toBeVisible();
    await expect(await canvas.findByLabelText('Customer’s name', {}, loadTimeout)).toHaveValue('');
  },
  globals: { language: 'en' },
};

export const Taken: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await changeOutlet(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Take it along' }, loadTimeout));

    await expect(await canvas.findByDisplayValue('Farhana Islam', {}, loadTimeout)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Take it along' })).toBeNull();
  },
  globals: { language: 'en' },
};
