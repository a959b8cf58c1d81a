import { SegmentedControlTheme } from './examples/theme.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/SegmentedControl' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Theme: Story = {
  render: () => <SegmentedControlTheme />,
};
