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

/** Goes to a field: a window that is narrow leads to its step by the answer given there, a wide one shows it anyway. */
const goTo = async (canvasElement: HTMLElement, name: string, answer: number) => {
  await within(canvasElement).findByText(/68\.50/, { selector: '[data-slot=quote-fee]' }, loadTimeout);
  const field = () => canvasElement.querySelector<HTMLElement>(`[name=${name}]`);
  if (window.matchMedia('(width < 64rem)').matches) {
    const answers = () => canvasElement.querySelectorAll<HTMLElement>('[data-slot=answer]');
    await waitFor(() => expect(answers()).toHaveLength(3), loadTimeout);
    const chosen = answers()[answer];
    if (chosen) await userEvent.click(chosen);
  }
  await waitFor(() => expect(field()).toBeVisible(), loadTimeout);
  field()?.focus();
};

/** The first step: nothing else is asked for yet. */
export const Empty: Story = {
  args: { stored: {} },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[name=destination]')).toBeVisible(), loadTimeout);
  },
};

/** The address with its pin, the unit and the note; fee and time stand at the button as soon as they are known. */
export const Address: Story = {
  play: async ({ canvasElement }) => {
    await goTo(canvasElement, 'unit', 0);
  },
};

/** For whom and what, below the address in a line, which leads back to it. */
export const Details: Story = {
  play: async ({ canvasElement }) => {
    await goTo(canvasElement, 'customerName', 1);
  },
};

/** Everything once more, with fee and time, before the rider is sent. A draft that is complete opens here. */
export const Check: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/68\.50/, { selector: '[data-slot=quote-fee]' }, loadTimeout);
    await expect(canvasElement.querySelector('[data-slot=request-footer] [type=submit]')).toBeVisible();
  },
};
