import { StatusBadgeLongText } from './examples/long-text.tsx';
import { StatusBadgeTones } from './examples/tones.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/StatusBadge', component: StatusBadge } satisfies Meta<typeof StatusBadge>;
export default meta;

type Story = StoryObj;

export const Tones: Story = {
  render: () => <StatusBadgeTones />,
};

export const LongText: Story = {
  render: () => <StatusBadgeLongText />,
};

export const RightToLeft: Story = {
  render: () => <StatusBadgeTones />,
  globals: { language: 'ar', brand: 'falaj', theme: 'dark' },
};
