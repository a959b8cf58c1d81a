import { expect, userEvent, waitFor } from 'storybook/test';
import { createDraftFromBrand } from './create-draft.ts';
import { Studio } from './studio.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Draft } from './draft.ts';

const meta = {
  title: 'Foundations/Brand studio',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

type Story = StoryObj;

const mangrove = createDraftFromBrand('mangrove');
const paleDraft: Draft = { ...mangrove, overrides: { light: { muted: '#c9d2cf' }, dark: {} } };

const studioStory = (initial: Draft, isShared: boolean): Story => ({
  render: (_args, { globals }) => (
    <Studio
      toolbarBrand={String(globals['brand'])}
      toolbarTheme={String(globals['theme'])}
      initial={initial}
      isShared={isShared}
    />
  ),
});

export const Default: Story = studioStory(mangrove, true);

export const TakesTheNearest: Story = {
  ...studioStory(paleDraft, false),
  // This story ends looking almost like the story above, which already has a snapshot.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const verdict = canvas.getByText(/^4 of \d+ pairs fail/);
    await expect(verdict).toHaveRole('status');
    const [takeButton] = canvas.getAllByRole('button', { name: /^Use #[\da-f]{6} for muted$/ });
    if (takeButton) await userEvent.click(takeButton);
    await waitFor(() => expect(verdict).toHaveTextContent(/^All \d+ pairs pass$/));
  },
};
