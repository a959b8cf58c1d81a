import { expect, screen, waitFor } from 'storybook/test';
import { manyCommands } from './examples/commands.tsx';
import { PortalPalette } from './examples/palette.tsx';
import { CommandPalette } from './index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'UI/CommandPalette',
  component: CommandPalette,
  args: { open: false, commands: [], onOpenChange: () => undefined, onCommandRun: () => undefined },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const openPalette: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Commands' }));
  await screen.findByRole('combobox');
};

export const Default: Story = { render: () => <PortalPalette />, play: openPalette };

export const MatchingCommands: Story = {
  render: () => <PortalPalette />,
  play: async (context) => {
    await openPalette(context);
    await context.userEvent.keyboard('cafe');
    await expect(screen.getByText('Café')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  render: () => <PortalPalette />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await userEvent.keyboard('night{Enter}');

    await waitFor(() => expect(canvas.getByText('Done: Dark')).toBeVisible());
  },
};

export const ThousandCommands: Story = {
  render: () => <PortalPalette commands={manyCommands} recentIds={['order-42']} />,
  play: openPalette,
};

export const NoMatches: Story = {
  render: () => <PortalPalette />,
  play: async (context) => {
    await openPalette(context);
    await context.userEvent.keyboard('zebra');
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

export const RightToLeft: Story = { ...Default, globals: { language: 'ar' } };
