import { TimelineDelivery } from './examples/delivery.tsx';
import { TimelineFailed } from './examples/failed.tsx';
import { TimelineMany } from './examples/many.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Timeline' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Delivery: Story = {
  render: () => <TimelineDelivery />,
};

export const FailedWithLongText: Story = {
  render: () => <TimelineFailed />,
};

export const Many: Story = {
  render: () => <TimelineMany />,
};

export const RightToLeft: Story = {
  render: () => <TimelineDelivery />,
  globals: { language: 'ar' },
};
