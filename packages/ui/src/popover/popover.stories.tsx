import { expect, screen, waitFor } from 'storybook/test';
import { PopoverBasic } from './examples/basic.tsx';
import { PopoverFilters } from './examples/filters.tsx';
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

export const Filters: Story = {
  render: () => <PopoverFilters />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Cash on delivery' })).toHaveFocus());

    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();

    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'Filters' });
  },
};

/** In a right-to-left page, the right edge of the popover aligns with the right edge of the trigger. */
export const RightToLeft: Story = {
  render: () => <PopoverFilters />,
  globals: { language: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(trigger);
    const popover = await screen.findByRole('dialog', { name: 'Filters' });

    await waitFor(() =>
      expect(popover.getBoundingClientRect().right).toBeCloseTo(trigger.getBoundingClientRect().right, 0),
    );
  },
};
