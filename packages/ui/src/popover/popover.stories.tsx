import { expect, screen, waitFor } from 'storybook/test';
import { PopoverBasic } from './examples/basic.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Popover' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Basic: Story = {
  render: () => <PopoverBasic />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'What does it cost?' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'Delivery fee' });

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();

    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'Delivery fee' });
  },
};
