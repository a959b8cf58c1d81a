import { expect, screen, waitFor, within } from 'storybook/test';
import { MenuOrderActions } from './examples/order-actions.tsx';
import { MenuViewOptions } from './examples/view-options.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Menu' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const OrderActions: Story = {
  render: () => <MenuOrderActions />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await screen.findByRole('menu', { name: 'Actions' });
    await userEvent.keyboard('o');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Open the tracking page' })).toHaveFocus(),
    );
  },
};

/** Opens a dialog from an item. After the dialog closes, the button has focus and the page is interactive. */
export const OpensConfirmDialog: Story = {
  render: () => <MenuOrderActions />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel the order' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this order?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus());

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Beside it (0)' }));

    await expect(canvas.getByRole('button', { name: 'Beside it (1)' })).toBeVisible();
  },
};

export const ViewOptions: Story = {
  render: () => <MenuViewOptions />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    const sound = await screen.findByRole('menuitemcheckbox', { name: 'Sound for new orders' });
    await userEvent.click(sound);
    await expect(sound).not.toBeChecked();

    await userEvent.keyboard('{End}{ArrowRight}');

    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Show all riders' })).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  render: () => <MenuViewOptions />,
  globals: { language: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{ArrowLeft}');

    const submenu = await screen.findByRole('menu', { name: 'Map' });
    const menu = screen.getByRole('menu', { name: 'View' });
    await waitFor(() => expect(within(submenu).getByText('Show all riders')).toHaveFocus());
    await waitFor(() =>
      expect(submenu.getBoundingClientRect().left).toBeLessThan(menu.getBoundingClientRect().left),
    );
  },
};
