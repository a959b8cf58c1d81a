import { expect, userEvent, within } from 'storybook/test';
import { storedDraft } from '../../../stories/stored-draft.ts';
import {
  loadTimeout,
  portalMeta,
  portalLoader,
  type PortalStoryArgs,
  type StoryFault,
} from '../../../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** Has the story's sandbox take payments online before the portal opens. */
const payingLoader =
  (...faults: readonly StoryFault[]) =>
  async (context: Parameters<ReturnType<typeof portalLoader>>[0]) => {
    await fetch('/sandbox/settings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        parameters: { paymentMethods: 'cash on delivery|online payment', onlinePaymentActivated: 'true' },
      }),
    });
    return portalLoader(...faults)(context);
  };

const meta = {
  ...portalMeta,
  title: 'Portal/Pay online',
  args: { path: '/request-a-rider/k7rm', account: 'demo@saddlebag.test', stored: storedDraft('k7rm') },
  loaders: [payingLoader()],
  globals: { language: 'en' },
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('radio', { name: /^Pay online/ }, loadTimeout));
  await userEvent.click(await canvas.findByRole('button', { name: /^Request a rider · / }, loadTimeout));
  return canvas;
};

/** The cards that the account has saved, and the way to another. */
export const SavedCards: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await press(canvasElement);
    await expect(await canvas.findByRole('radio', { name: /ending in 1111/ }, loadTimeout)).toBeChecked();
  },
};

/** The fields of a new card, with what is wrong where it was pressed too early. */
export const NewCard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await press(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^Another card/ }, loadTimeout));
    await userEvent.click(canvas.getByRole('button', { name: /^Pay / }));
    await expect(await canvas.findByText('Enter the card number.')).toBeVisible();
  },
};

/** The wallet did not open: nothing was charged, and it can be begun again. */
export const Failed: Story = {
  loaders: [payingLoader({ path: 'openWallet', times: 9, fault: { kind: 'status', status: 400 } })],
  play: async ({ canvasElement }) => {
    const canvas = await press(canvasElement);
    await expect(
      await canvas.findByText('The payment could not be started. Nothing was charged.', {}, loadTimeout),
    ).toBeVisible();
  },
};

/** The rider pays at the counter what the customer pays at the door. */
export const PaidAtPickup: Story = {
  loaders: [
    async (context: Parameters<ReturnType<typeof portalLoader>>[0]) => {
      await fetch('/sandbox/settings', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ flags: { PayAtPickup: true } }),
      });
      return portalLoader()(context);
    },
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^The rider pays you this amount/, {}, loadTimeout)).toBeVisible();
  },
};
