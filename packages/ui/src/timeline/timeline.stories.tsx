import { TimelineDelivery } from './examples/delivery.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Timeline' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Delivery: Story = {
  render: () => <TimelineDelivery />,
};

export const RightToLeft: Story = {
  render: () => <TimelineDelivery />,
  globals: { language: 'ar' },
};
