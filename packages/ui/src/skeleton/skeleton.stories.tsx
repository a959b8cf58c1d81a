import { Skeleton } from './skeleton.tsx';
import { SkeletonCard } from './examples/card.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj;

export const Card: Story = {
  render: () => <SkeletonCard />,
};
