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

/** Enables online payment in the story's sandbox and then opens the portal. */
const onlinePaymentLoader =
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
  loaders: [onlinePaymentLoader()],
  globals: { language: 'en' },
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const startPayment = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('radio', { name: /^Pay online/ }, loadTimeout));
  await userEvent.click(await canvas.findByRole('button', { name: /^Continue to payment · / }, loadTimeout));
  return canvas;
};

/** The saved cards of the account and the option for a new card. */
export const SavedCards: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await startPayment(canvasElement);
    await expect(await canvas.findByRole('radio', { name: /ending in 1111/ }, loadTimeout)).toBeChecked();
  },
};

/** The fields of a new card with errors, submitted empty. */
export const NewCard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await startPayment(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^Another card/ }, loadTimeout));
    await userEvent.click(canvas.getByRole('button', { name: /^Pay / }));
    await expect(await canvas.findByText('Enter the card number.')).toBeVisible();
  },
};

/** The payment could not be started. The vendor can retry. */
export const Failed: Story = {
  loaders: [onlinePaymentLoader({ path: 'openWallet', times: 9, fault: { kind: 'status', status: 400 } })],
  play: async ({ canvasElement }) => {
    const canvas = await startPayment(canvasElement);
    await expect(
      await canvas.findByText('The payment could not be started. Nothing was charged.', {}, loadTimeout),
    ).toBeVisible();
  },
};

/** At pick-up, the rider pays the vendor the amount that the customer pays on delivery. */
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
    await expect(
      await canvas.findByText('The rider pays you this at the counter.', {}, loadTimeout),
    ).toBeVisible();
  },
};
