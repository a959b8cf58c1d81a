import { EmptyState } from './empty-state.tsx';
import { EmptyStateNoOrders } from './examples/no-orders.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj;

export const NoOrders: Story = {
  render: () => <EmptyStateNoOrders />,
};
