import { expect, userEvent, waitFor } from 'storybook/test';
import { draftOfBrand } from './draft-of-brand.ts';
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

const mangrove = draftOfBrand('mangrove');
const pale: Draft = { ...mangrove, overrides: { light: { muted: '#c9d2cf' }, dark: {} } };

const studio = (initial: Draft, isShared: boolean): Story => ({
  render: (_args, { globals }) => (
    <Studio
      toolbarBrand={String(globals['brand'])}
      toolbarTheme={String(globals['theme'])}
      initial={initial}
      isShared={isShared}
    />
  ),
});

export const Default: Story = studio(mangrove, true);

export const TakesTheNearest: Story = {
  ...studio(pale, false),
  // It ends as the other one begins.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const verdict = canvas.getByText(/^4 of \d+ pairs fail/);
    await expect(verdict).toHaveRole('status');
    const [take] = canvas.getAllByRole('button', { name: /^Take #[\da-f]{6} for muted$/ });
    if (take) await userEvent.click(take);
    await waitFor(() => expect(verdict).toHaveTextContent(/^All \d+ pairs pass$/));
  },
};
