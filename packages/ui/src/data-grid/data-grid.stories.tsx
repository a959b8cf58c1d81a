import { expect, waitFor, within } from 'storybook/test';
import { DataGrid } from './data-grid.tsx';
import { DataGridCustomers } from './examples/customers.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/DataGrid', component: DataGrid } satisfies Meta<typeof DataGrid>;
export default meta;

type Story = StoryObj;

/** Corrects a cell with the keyboard. */
export const Problems: Story = {
  render: () => <DataGridCustomers />,
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('gridcell', { name: /^01711 Error/ });
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(phone);
    await userEvent.keyboard('01711223344{Enter}');
    await expect(canvas.getByRole('gridcell', { name: '01711223344' })).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByRole('gridcell', { name: '01711220002' })).toHaveFocus();
  },
};

export const Block: Story = {
  render: () => <DataGridCustomers />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Customer 3' }));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
  },
};

/** Scrolls with the keyboard. Only the visible rows are rendered. */
export const TwoThousand: Story = {
  render: () => <DataGridCustomers count={2000} maxHeight="26rem" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Customer 1' }));
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: 'Customer 2000' })).toHaveFocus());
    // Not by role: the name of every cell would be computed again and again, which keeps a busy browser from rendering.
    await waitFor(() => expect(canvas.getByText('Customer 1999')).toBeVisible());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

export const Empty: Story = { render: () => <DataGridCustomers count={0} /> };

export const RightToLeft: Story = {
  render: () => <DataGridCustomers />,
  globals: { language: 'ar', brand: 'falaj' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Customer 1' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(
      within(canvas.getByRole('row', { name: /Customer 1 / }))
        .getByText('01711220000')
        .closest('[role=gridcell]'),
    ).toHaveFocus();
  },
};
