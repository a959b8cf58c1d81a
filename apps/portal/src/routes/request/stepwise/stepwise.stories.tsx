import { expect, userEvent, waitFor, within } from 'storybook/test';
import { phoneModes } from '../../../../../../.storybook/modes.ts';
import { storedDraft } from '../../../stories/stored-draft.ts';
import { loadTimeout, portalMeta, type PortalStoryArgs } from '../../../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  ...portalMeta,
  title: 'Portal/Request on a phone',
  parameters: { ...portalMeta.parameters, chromatic: { modes: phoneModes } },
  args: { path: '/request-a-rider/k7rm', account: 'demo@saddlebag.test', stored: storedDraft('k7rm') },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focuses a field. In a narrow window, first opens its step by clicking the answer at `answerIndex`. */
const focusField = async (canvasElement: HTMLElement, name: string, answerIndex: number) => {
  await within(canvasElement).findByText(/68\.50/, { selector: '[data-slot=quote-fee]' }, loadTimeout);
  const field = () => canvasElement.querySelector<HTMLElement>(`[name=${name}]`);
  if (window.matchMedia('(width < 64rem)').matches) {
    const answers = () => canvasElement.querySelectorAll<HTMLElement>('[data-slot=answer]');
    await waitFor(() => expect(answers()).toHaveLength(3), loadTimeout);
    const link = answers()[answerIndex];
    if (link) await userEvent.click(link);
  }
  await waitFor(() => expect(field()).toBeVisible(), loadTimeout);
  field()?.focus();
};

/** The first step of an empty request. */
export const Empty: Story = {
  args: { stored: {} },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[name=destination]')).toBeVisible(), loadTimeout);
  },
};

/** The step for the address, with the pin, unit and note, and the quote above the button. */
export const Address: Story = {
  play: async ({ canvasElement }) => {
    await focusField(canvasElement, 'unit', 0);
  },
};

/** The step for the customer and the order, below the address in one line. */
export const Details: Story = {
  play: async ({ canvasElement }) => {
    await focusField(canvasElement, 'customerName', 1);
  },
};

/** The review with the quote. A complete draft opens at this step. */
export const Review: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/68\.50/, { selector: '[data-slot=quote-fee]' }, loadTimeout);
    await expect(canvasElement.querySelector('[data-slot=request-footer] [type=submit]')).toBeVisible();
  },
};
