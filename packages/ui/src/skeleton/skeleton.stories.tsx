import { SkeletonCard } from './examples/card.tsx';
import { SkeletonMany } from './examples/many.tsx';
import { SkeletonShapes } from './examples/shapes.tsx';
import { Skeleton } from './skeleton.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj;

export const Card: Story = { render: () => <SkeletonCard /> };

export const Shapes: Story = { render: () => <SkeletonShapes /> };

export const Many: Story = { render: () => <SkeletonMany /> };

export const RightToLeft: Story = {
  render: () => <SkeletonMany />,
  globals: { language: 'ar', brand: 'falaj', theme: 'dark' },
};
