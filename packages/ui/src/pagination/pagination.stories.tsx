import { expect } from 'storybook/test';
import { PaginationHistory } from './examples/history.tsx';
import { PaginationLinks } from './examples/links.tsx';
import { LoadMoreOrders } from './examples/load-more.tsx';
import { Pagination } from './index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'UI/Pagination',
  component: Pagination,
  args: { page: 1, pageCount: 1 },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  render: () => <PaginationHistory />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }));
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('12');

    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));

    await expect(canvas.getByRole('button', { name: 'Page 11' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Links: Story = { render: () => <PaginationLinks /> };

export const Few: Story = { render: () => <PaginationHistory initial={1} pageCount={3} /> };

export const Narrow: Story = {
  render: () => (
    <div className="max-w-xs">
      <PaginationHistory initial={3} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));

    await expect(canvas.getByText('Page 4 of 12')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 4' })).toBeNull();
  },
};

export const LoadMore: Story = {
  render: () => <LoadMoreOrders />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more orders' }));

    await expect(canvas.getByRole('status')).toHaveTextContent('40 of 56 orders');
  },
};

export const LoadMoreLoading: Story = { render: () => <LoadMoreOrders loading /> };

export const RightToLeft: Story = { render: () => <PaginationHistory />, globals: { language: 'ar' } };
