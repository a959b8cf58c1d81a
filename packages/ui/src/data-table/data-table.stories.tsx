import { expect, waitFor, within } from 'storybook/test';
import { DataTable } from './data-table.tsx';
import { DataTableLongText } from './examples/long-text.tsx';
import { DataTableOrderHistory } from './examples/order-history.tsx';
import { DataTablePages } from './examples/pages.tsx';
import { DataTableEmpty, DataTableFailed, DataTableLoading } from './examples/states.tsx';
import { DataTableTenThousand } from './examples/ten-thousand.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/DataTable', component: DataTable } satisfies Meta<typeof DataTable>;
export default meta;

type Story = StoryObj;

export const OrderHistory: Story = {
  render: () => <DataTableOrderHistory layout="table" />,
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('button', { name: 'Amount' });
    await userEvent.click(amount);
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(amount).toHaveFocus();

    const checkboxes = canvas.getAllByRole('checkbox', { name: /^Select y0ud/ });
    await userEvent.click(checkboxes[1] ?? amount);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(checkboxes[3] ?? amount);
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByText('12 results · 3 selected')).toBeVisible();
  },
};

export const OpenRow: Story = {
  render: () => <DataTableOrderHistory layout="table" />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /y0ud-000012/ });
    await userEvent.click(within(row).getByText(/^৳/));
    await expect(canvas.getByText('Opened y0ud-000012')).toBeInTheDocument();
  },
};

export const Cards: Story = {
  render: () => (
    <div className="max-w-sm">
      <DataTableOrderHistory />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Amount, descending');
    await expect(within(canvas.getByRole('list', { name: 'Orders' })).getAllByRole('listitem')).toHaveLength(
      12,
    );
    // Move the focus away: browsers differ in whether a press shows a focus ring.
    await userEvent.click(canvas.getByText('Orders'));
  },
};

/** Scrolls through the whole list. Only the visible rows are rendered. */
export const TenThousand: Story = {
  render: () => <DataTableTenThousand layout="table" />,
  play: async ({ canvas, canvasElement }) => {
    const scroller = canvas.getByRole('region', { name: 'All orders' });
    for (const fraction of [0.25, 0.5, 1]) {
      scroller.scrollTop = fraction * scroller.scrollHeight;
      const expectedRow = Math.round(fraction * 10_000);
      await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(10));
      await waitFor(async () => {
        const numbers = canvas.getAllByRole('row').map((row) => Number(row.ariaRowIndex));
        await expect(Math.max(...numbers)).toBeGreaterThanOrEqual(Math.min(expectedRow, 10_001));
      });
      await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
    }
    scroller.scrollTop = 0;
    await waitFor(() => expect(canvas.getByText('y0ud-010000')).toBeVisible());
  },
};

export const TenThousandCards: Story = {
  render: () => (
    <div className="max-w-sm">
      <DataTableTenThousand layout="cards" />
    </div>
  ),
};

export const LongText: Story = {
  render: () => (
    <div className="max-w-2xl">
      <DataTableLongText />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Outlets' })).toHaveFocus();
  },
};

export const Pages: Story = {
  render: () => <DataTablePages />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(canvas.getByText('10 of 15 results')).toBeVisible();
  },
};

export const Loading: Story = { render: () => <DataTableLoading /> };

export const Empty: Story = { render: () => <DataTableEmpty /> };

export const Failed: Story = { render: () => <DataTableFailed /> };

export const RightToLeft: Story = {
  render: () => <DataTableOrderHistory layout="table" />,
  globals: { language: 'ar', brand: 'falaj' },
};

export const LongTextRightToLeft: Story = {
  render: () => (
    <div className="max-w-2xl">
      <DataTableLongText />
    </div>
  ),
  globals: { language: 'ar' },
};
