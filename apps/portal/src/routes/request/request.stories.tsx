import { expect, userEvent, within } from 'storybook/test';
import { keptDraft } from '../../stories/kept-draft.ts';
import { recentDestinations } from '../../stories/recent-destinations.ts';
import { sheetModes } from '../../../../../.storybook/modes.ts';
import { PortalStory, portalLoader, type PortalStoryArgs } from '../../stories/portal-story.tsx';
import type { OpenPortal } from '../../stories/open-portal.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Portal/Request a rider',
  // The source as written: printing the live portal with its scope would take the docs longer than showing it.
  parameters: { layout: 'fullscreen', docs: { source: { type: 'code' } } },
  args: { path: '/request-a-rider', account: 'demo@saddlebag.test' },
  loaders: [portalLoader()],
  render: (_, { loaded }) => <PortalStory portal={loaded['portal'] as OpenPortal} />,
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const slow = { timeout: 8000 };

const typeAddress = async (canvasElement: HTMLElement, text: string) => {
  const canvas = within(canvasElement);
  const field = await canvas.findByRole('combobox', { name: /address/ }, slow);
  await userEvent.type(field, text);
  return canvas;
};

export const Empty: Story = {
  tags: ['brand-sheet'],
  parameters: { chromatic: { modes: sheetModes } },
};

/** Typed before, and found again as it was: the address with its pin, the fee, and a form that can be sent. */
export const Filled: Story = {
  args: { path: '/request-a-rider/k7rm', stored: keptDraft('k7rm') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByDisplayValue('Farhana Islam', {}, slow)).toBeVisible();
    await expect(
      await canvas.findByText(/68\.50/, { selector: '[data-slot=quote-fee] *, [data-slot=quote-fee]' }, slow),
    ).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await typeAddress(canvasElement, 'qqqqqqqq');

    const texts = await canvas.findAllByText(/No address found/, {}, slow);
    await expect(texts[0]).toBeInTheDocument();
  },
  globals: { language: 'en' },
};

/** Who fits what is typed comes first, with the places under it. */
export const AddressBook: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await typeAddress(canvasElement, 'farhana');
    const option = await canvas.findByRole('option', { name: /Farhana Islam/ }, slow);
    await expect(option).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Address book' })).toContainElement(option);
  },
  globals: { language: 'en' },
};

/** Whose number was typed is offered, and nothing is filled in by itself. */
export const KnownPhone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /phone/ }, slow), '01611223303');
    await expect(
      await canvas.findByRole('button', { name: /^Fill in Farhana Islam, 4B, Lake View/ }, slow),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /name/ })).toHaveValue('');
  },
  globals: { language: 'en' },
};

/** Where the last orders have gone, as soon as the empty field has the focus. */
export const RecentDestinations: Story = {
  args: { path: '/request-a-rider/k7rm', stored: recentDestinations('k7rm') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox', { name: /address/ }, slow));
    await expect(await canvas.findByRole('option', { name: /^House 12, Shapla Lane/ }, slow)).toBeVisible();
  },
  globals: { language: 'en' },
};

const extras = { 'saddlebag:flag-overrides': JSON.stringify({ PreOrder: true, Voucher: true }) };

/** A delivery for later: the days and quarter hours that can be met, and the first of them in the summary. */
export const Scheduled: Story = {
  args: { path: '/request-a-rider/k7rm', stored: { ...keptDraft('k7rm'), ...extras } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^At a set time/ }, slow));
    await expect(await canvas.findByRole('group', { name: 'Delivery time' }, slow)).toBeVisible();
  },
  globals: { language: 'en' },
};

/** A voucher that is taken off the fee; the summary shows what it was and what it is. */
export const VoucherTaken: Story = {
  args: { path: '/request-a-rider/k7rm', stored: { ...keptDraft('k7rm'), ...extras } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/68\.50/, { selector: '[data-slot=quote-fee]' }, slow);
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /^Voucher code/ }, slow),
      'ride20{Enter}',
    );
    await expect(await canvas.findByText('20% off the delivery fee', {}, slow)).toBeVisible();
    await expect(canvas.getByText(/54\.80/, { selector: '[data-slot=quote-fee]' })).toBeVisible();
  },
  globals: { language: 'en' },
};

/** A voucher that is not taken stays in the field, with the reason. */
export const VoucherRefused: Story = {
  args: { path: '/request-a-rider/k7rm', stored: { ...keptDraft('k7rm'), ...extras } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/68\.50/, { selector: '[data-slot=quote-fee]' }, slow);
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /^Voucher code/ }, slow),
      'MONSOON25{Enter}',
    );
    await expect(await canvas.findByText('This voucher is over.', {}, slow)).toBeVisible();
  },
  globals: { language: 'en' },
};

export const OutletsFailed: Story = {
  loaders: [portalLoader({ path: 'listVendors', times: 9, fault: { kind: 'status', status: 400 } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Your outlets did not load', {}, slow)).toBeVisible();
  },
  globals: { language: 'en' },
};

export const RightToLeft: Story = {
  args: { account: 'bahrain@saddlebag.test' },
  globals: { language: 'ar', brand: 'falaj' },
};
