import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storedDraft } from '../../stories/stored-draft.ts';
import { storedOrigin } from '../../stories/stored-origin.ts';
import { storedRecentDestinations } from '../../stories/stored-recent-destinations.ts';
import { sheetModes } from '../../../../../.storybook/modes.ts';
import { loadTimeout, portalMeta, portalLoader, type PortalStoryArgs } from '../../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  ...portalMeta,
  title: 'Portal/Request a rider',
  args: { path: '/request-a-rider', account: 'demo@saddlebag.test', liveMap: false },
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const typeAddress = async (canvasElement: HTMLElement, text: string) => {
  const canvas = within(canvasElement);
  const field = await canvas.findByRole('combobox', { name: /address/ }, loadTimeout);
  await userEvent.type(field, text);
  return canvas;
};

export const Empty: Story = {
  tags: ['brand-sheet'],
  parameters: { chromatic: { modes: sheetModes } },
};

/** A complete stored draft: the address with its pin, the quote and a form that can be submitted. */
export const Filled: Story = {
  args: { path: '/request-a-rider/k7rm', stored: storedDraft('k7rm'), liveMap: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // On narrow screens the field is in the document but hidden, because a later step is open.
    await expect(await canvas.findByDisplayValue('Farhana Islam', {}, loadTimeout)).toBeInTheDocument();
    await expect(
      await canvas.findByText(
        /68\.50/,
        { selector: '[data-slot=quote-fee] *, [data-slot=quote-fee]' },
        loadTimeout,
      ),
    ).toBeVisible();
  },
};

const message =
  'Farhana Islam\n01711-223304\nHouse 12, Shapla Lane, Lalshalu\nFlat 4B\n৳640 already paid\nNote: ring twice';

/** Pastes a text into the page once the paste listener is mounted. */
const paste = async (canvasElement: HTMLElement, text: string) => {
  await waitFor(
    () => expect(canvasElement.querySelector('[data-slot=paste-to-fill]')).not.toBeNull(),
    loadTimeout,
  );
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.body.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};

/** A message was pasted into the empty form. Each filled field is marked until the vendor reviews it. */
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await paste(canvasElement, message);
    await expect(await canvas.findByText(/^Filled from what you pasted/, {}, loadTimeout)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /name/ })).toHaveValue('Farhana Islam');
  },
  globals: { language: 'en' },
};

/** The pasted text contains nothing for the form. */
export const PasteWithoutValues: Story = {
  play: async ({ canvasElement }) => {
    await paste(canvasElement, 'See you!');
    await expect(
      await within(canvasElement).findByText(/^Nothing for this form was found/, {}, loadTimeout),
    ).toBeVisible();
  },
  globals: { language: 'en' },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await typeAddress(canvasElement, 'qqqqqqqq');

    const texts = await canvas.findAllByText(/No address found/, {}, loadTimeout);
    await expect(texts[0]).toBeInTheDocument();
  },
  globals: { language: 'en' },
};

/** Matching customers come first, followed by places. */
export const AddressBook: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await typeAddress(canvasElement, 'farhana');
    const option = await canvas.findByRole('option', { name: /Farhana Islam/ }, loadTimeout);
    await expect(option).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Address book' })).toContainElement(option);
  },
  globals: { language: 'en' },
};

/** A guest. The top bar shows 'Guest', and the account menu explains where the orders are stored. */
export const Guest: Story = {
  args: { path: '/', account: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Request a rider without an account' }, loadTimeout),
    );
    await expect(await canvas.findByText('Guest', {}, loadTimeout)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await expect(
      await canvas.findByText(/^Your orders are kept on this device/, {}, loadTimeout),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create an account' })).toBeVisible();
  },
  globals: { language: 'en' },
};

/** The phone number of a known customer. The form offers to fill in the rest. */
export const KnownPhone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /phone/ }, loadTimeout), '01611223303');
    await expect(
      await canvas.findByRole('button', { name: /^Fill in Farhana Islam, 4B, Lake View/ }, loadTimeout),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /name/ })).toHaveValue('');
  },
  globals: { language: 'en' },
};

/** Focusing the empty address field lists the recent destinations. */
export const RecentDestinations: Story = {
  args: { path: '/request-a-rider/k7rm', stored: storedRecentDestinations('k7rm') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox', { name: /address/ }, loadTimeout));
    await expect(
      await canvas.findByRole('option', { name: /^House 12, Shapla Lane/ }, loadTimeout),
    ).toBeVisible();
  },
  globals: { language: 'en' },
};

const extraFlags = { 'saddlebag:flag-overrides': JSON.stringify({ PreOrder: true, Voucher: true }) };

/** A scheduled delivery: the picker with the available times, and the first of them in the quote. */
export const Scheduled: Story = {
  args: { path: '/request-a-rider/k7rm', stored: { ...storedDraft('k7rm'), ...extraFlags } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^At a set time/ }, loadTimeout));
    await expect(await canvas.findByRole('group', { name: 'Delivery time' }, loadTimeout)).toBeVisible();
  },
  globals: { language: 'en' },
};

/** An outlet without a fixed location has to enter the origin first. */
export const OriginRequired: Story = {
  args: { path: '/request-a-rider/n8tk', account: 'popup@saddlebag.test' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('combobox', { name: 'Address of the pick-up' }, loadTimeout);
    await userEvent.type(field, '12 Shapla Lane');
    await userEvent.click(await canvas.findByRole('option', { name: /^House 12, Shapla Lane/ }, loadTimeout));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pick up here' }, loadTimeout));
    await expect(await canvas.findByText('Fill the phone number.', {}, loadTimeout)).toBeVisible();
  },
  globals: { language: 'en' },
};

/** An applied voucher. The quote shows the fee before and after the discount. */
export const VoucherApplied: Story = {
  args: { path: '/request-a-rider/k7rm', stored: { ...storedDraft('k7rm'), ...extraFlags } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/68\.50/, { selector: '[data-slot=quote-fee]' }, loadTimeout);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Voucher' }, loadTimeout));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /^Voucher code/ }, loadTimeout),
      'ride20{Enter}',
    );
    await expect(await canvas.findByText('20% off the delivery fee', {}, loadTimeout)).toBeVisible();
    await expect(
      await canvas.findByText(/54\.80/, { selector: '[data-slot=quote-fee]' }, loadTimeout),
    ).toBeVisible();
  },
  globals: { language: 'en' },
};

/** A refused voucher stays in the field with the reason. */
export const VoucherRefused: Story = {
  args: { path: '/request-a-rider/k7rm', stored: { ...storedDraft('k7rm'), ...extraFlags } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/68\.50/, { selector: '[data-slot=quote-fee]' }, loadTimeout);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Voucher' }, loadTimeout));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /^Voucher code/ }, loadTimeout),
      'MONSOON25{Enter}',
    );
    await expect(await canvas.findByText('This voucher is over.', {}, loadTimeout)).toBeVisible();
  },
  globals: { language: 'en' },
};

/** The stored origin is shown above the form and can be changed. */
export const OriginStored: Story = {
  args: { path: '/request-a-rider/n8tk', account: 'popup@saddlebag.test', stored: storedOrigin('n8tk') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Stall 4, Mela Ground, Dhaka', {}, loadTimeout)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Change' }, loadTimeout)).toBeVisible();
  },
  globals: { language: 'en' },
};

export const OutletsFailed: Story = {
  loaders: [portalLoader({ path: 'listVendors', times: 9, fault: { kind: 'status', status: 400 } })],
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Your outlets could not be loaded.', {}, loadTimeout),
    ).toBeVisible();
  },
  globals: { language: 'en' },
};

export const RightToLeft: Story = {
  args: { account: 'bahrain@saddlebag.test' },
  globals: { language: 'ar', brand: 'falaj' },
};
