import { EmptyState } from './empty-state.tsx';
import { EmptyStateLongText } from './examples/long-text.tsx';
import { EmptyStateNoOrders } from './examples/no-orders.tsx';
import { EmptyStateTitleOnly } from './examples/title-only.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj;

export const NoOrders: Story = { render: () => <EmptyStateNoOrders /> };

export const TitleOnly: Story = { render: () => <EmptyStateTitleOnly /> };

export const LongText: Story = { render: () => <EmptyStateLongText />, globals: { language: 'de' } };

export const RightToLeft: Story = {
  render: () => <EmptyStateNoOrders />,
  globals: { language: 'ar', brand: 'falaj' },
};
