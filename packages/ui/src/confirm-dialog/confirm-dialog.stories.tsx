import { expect, screen, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ConfirmDialogAwaited } from './examples/awaited.tsx';
import { ConfirmDialogDanger } from './examples/danger.tsx';
import { ConfirmDialogPending } from './examples/pending.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/ConfirmDialog', component: ConfirmDialog } satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj;

export const Danger: Story = {
  render: () => <ConfirmDialogDanger />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Cancel the order' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this order?' });
    await expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await expect(dialog).toHaveAccessibleDescription('The rider will be sent away. This cannot be undone.');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(opener).toHaveFocus();

    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
  },
};

export const Pending: Story = {
  render: () => <ConfirmDialogPending />,
};

export const Awaited: Story = {
  render: () => <ConfirmDialogAwaited />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Request a rider' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('button', { name: 'Request anyway' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');

    await expect(await canvas.findByText('Answer: yes')).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  render: () => <ConfirmDialogDanger />,
  globals: { language: 'ar' },
  ...(Danger.play ? { play: Danger.play } : {}),
};
