import { expect, screen, waitFor, within } from 'storybook/test';
import { ToastViewport } from './toast-viewport.tsx';
import { ToastAboveDialog } from './examples/above-dialog.tsx';
import { ToastTones } from './examples/tones.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Toast', component: ToastViewport } satisfies Meta<typeof ToastViewport>;
export default meta;

type Story = StoryObj;

export const Tones: Story = {
  render: () => <ToastTones />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 more')).toBeVisible();

    await waitFor(async () => {
      await userEvent.keyboard('{F6}');
      await expect(canvas.getAllByRole('button', { name: 'Dismiss' })[0]).toHaveFocus();
    });
  },
};

export const AboveDialog: Story = {
  render: () => <ToastAboveDialog />,
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Order details' });
    const region = screen.getByRole('region', { name: 'Notifications' });

    await userEvent.click(within(region).getByRole('button', { name: 'Try again' }));

    await expect(within(drawer).getByText('Retries: 1')).toBeVisible();
    await waitFor(() => expect(within(region).queryByText('No connection.')).toBeNull());
  },
};

export const RightToLeft: Story = {
  render: () => <ToastTones />,
  globals: { language: 'ar' },
};
