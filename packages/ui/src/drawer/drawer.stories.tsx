import { expect, screen, waitFor, within } from 'storybook/test';
import { DrawerBesideMap } from './examples/beside-map.tsx';
import { DrawerLongContent } from './examples/long-content.tsx';
import { DrawerNestedConfirm } from './examples/nested-confirm.tsx';
import { DrawerOrderDetails } from './examples/order-details.tsx';
import { DrawerUnsaved } from './examples/unsaved.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Drawer' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const OrderDetails: Story = {
  render: () => <DrawerOrderDetails />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Show the order' });
    await userEvent.click(trigger);
    const drawer = await screen.findByRole('dialog', { name: 'y0ud-000042' });

    // Focus cycles through the drawer and never leaves it.
    for (let tabCount = 0; tabCount < 6; tabCount += 1) {
      await userEvent.tab();
      await expect(drawer.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();

    await userEvent.click(trigger);
    await screen.findByRole('dialog');
  },
};

export const BesideMap: Story = {
  render: () => <DrawerBesideMap />,
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Follow the rider' });

    await userEvent.click(canvas.getByRole('button', { name: 'Move the map (0)' }));

    await expect(canvas.getByRole('button', { name: 'Move the map (1)' })).toBeVisible();
    await expect(screen.getByRole('dialog', { name: 'Follow the rider' })).toBeVisible();
  },
};

export const Unsaved: Story = {
  render: () => <DrawerUnsaved />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an outlet' }));
    await userEvent.type(await screen.findByLabelText('Label'), 'Banani');

    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByLabelText('Label')).toHaveValue('Banani');
  },
};

export const RightToLeft: Story = {
  render: () => <DrawerOrderDetails />,
  globals: { language: 'ar' },
  ...(OrderDetails.play ? { play: OrderDetails.play } : {}),
};

export const LongContent: Story = { render: () => <DrawerLongContent /> };

export const Large: Story = { render: () => <DrawerLongContent size="lg" /> };

export const SmallestPhone: Story = {
  render: () => <DrawerLongContent />,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const NestedConfirm: Story = {
  render: () => <DrawerNestedConfirm />,
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: 'y0ud-000042' });
    const opener = within(drawer).getByRole('button', { name: 'Cancel the order' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog', { name: 'Cancel this order?' });

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(drawer).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
